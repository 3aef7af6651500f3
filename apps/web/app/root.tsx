import { isLanguage, locales } from '@islamic-centre/i18n/locales'
import '@islamic-centre/ui/base.css'
import { type ReactNode, useEffect } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useParams } from 'react-router'
import type { Route } from './+types/root'
import { directionFonts, directionStylesheets } from './direction-stylesheets.ts'
import { comeAlive, hear } from './early-input.ts'
import { PageError } from './features/page-error/page-error.tsx'
import { Playback } from './playback/playback.tsx'
import { Words } from './words.tsx'

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
]

export function Layout({ children }: { children: ReactNode }) {
  const { lang } = useParams()
  useEffect(comeAlive, [])
  const { prefix, htmlLang, dir } = locales[isLanguage(lang) ? lang : 'fa']
  return (
    <html lang={htmlLang} dir={dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={directionFonts[dir]} />
        <link key={dir} rel="stylesheet" href={directionStylesheets[dir]} />
        <link rel="manifest" href={`/${prefix}/app.webmanifest`} />
        <Meta />
        <Links />
      </head>
      <body onClickCapture={hear} onInputCapture={hear}>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** The player stands beside the pages, so it plays on while they change. */
export default function App() {
  return (
    <Words>
      <Playback>
        <Outlet />
      </Playback>
    </Words>
  )
}

export function ErrorBoundary() {
  return (
    <Words>
      <PageError />
    </Words>
  )
}
