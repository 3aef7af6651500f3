import '@islamic-centre/ui/base.css'
import '@islamic-centre/ui/ltr.css'
import { SiteHeader } from '@islamic-centre/ui/site-header'
import { SkipLink } from '@islamic-centre/ui/skip-link'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { RouterLinks } from './router-links.tsx'

export const metadata: Metadata = { title: 'An Islamic centre' }

const links = [
  { label: 'Home', href: '/', current: true },
  { label: 'The centre', links: [{ label: 'About', href: '/about' }] },
]

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" dir="ltr">
      <body>
        <RouterLinks>
          <SkipLink>To the content</SkipLink>
          <SiteHeader
            brand={{ name: 'An Islamic centre', href: '/' }}
            links={links}
            donate={{ label: 'Donate', href: '/donate' }}
            labels={{ menu: 'Menu', primary: 'Pages', close: 'Close' }}
          />
          <main id="main">{children}</main>
        </RouterLinks>
      </body>
    </html>
  )
}
