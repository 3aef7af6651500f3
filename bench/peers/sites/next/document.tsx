import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import '@islamic-centre/ui/base.css'
import type { Language } from '@islamic-centre/i18n/locales'
import { pageOf } from '../home/page.ts'
import { SiteBottom } from '../home/site-bottom.tsx'
import { SiteTop } from '../home/site-top.tsx'
import { pick } from '../home/words.ts'

export const metadataOf = (language: Language): Metadata => {
  const { siteName, description } = pageOf(language).home.head
  return { title: siteName, description, icons: '/favicon.svg' }
}

/** The root layout of a language. */
export function Document({ language, children }: { language: Language; children: ReactNode }) {
  const { site, words, htmlLang, dir, font, stylesheet, t } = pageOf(language)
  const name = site.about?.title ?? t('site.name')
  const { notice, magazine, month, about, pages } = site
  preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return (
    <html lang={htmlLang} dir={dir}>
      {/* biome-ignore lint/style/noHeadElement: the app router has no other */}
      <head>
        <meta name="color-scheme" content="light dark" />
        <link rel="stylesheet" href={stylesheet} precedence="high" />
      </head>
      <body>
        <SiteTop {...{ notice, magazine, month, name, language }} words={pick(words, 'site', 'nav')} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <SiteBottom {...{ about, pages, name, language }} words={pick(words, 'site', 'nav', 'footer')} />
      </body>
    </html>
  )
}
