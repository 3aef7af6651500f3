import { isLanguage, locales } from '@islamic-centre/i18n/locales'
import '@islamic-centre/ui/base.css'
import { type ReactNode, useEffect } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useParams } from 'react-router'
import type { Route } from './+types/root'
import { Playback } from './features/player/playback.tsx'
import { PrayerCalls } from './features/prayer-call/prayer-calls.tsx'
import { PageError } from './features/site-layout/page-error.tsx'
import { markHydrated, recordInput } from './hydration/replay-input.ts'
import { directionFonts, directionStylesheets } from './i18n/direction-stylesheets.ts'
import { I18nProvider } from './i18n/i18n-provider.tsx'

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
]

export function Layout({ children }: { children: ReactNode }) {
  const { lang } = useParams()
  useEffect(markHydrated, [])
  const { prefix, htmlLang, dir } = locales[isLanguage(lang) ? lang : 'fa']
  return (
    <html lang={htmlLang} dir={dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        {directionFonts[dir].map((href) => (
          <link key={href} rel="preload" as="font" crossOrigin="" href={href} />
        ))}
        <link key={dir} rel="stylesheet" href={directionStylesheets[dir]} />
        <link rel="manifest" href={`/${prefix}/app.webmanifest`} />
        <Meta />
        <Links />
      </head>
      <body onClickCapture={recordInput} onInputCapture={recordInput}>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** The player and the calls are above the pages, so they keep playing during navigation. */
export default function App() {
  return (
    <I18nProvider>
      <Playback>
        <PrayerCalls>
          <Outlet />
        </PrayerCalls>
      </Playback>
    </I18nProvider>
  )
}

export function ErrorBoundary() {
  return (
    <I18nProvider>
      <PageError />
    </I18nProvider>
  )
}
