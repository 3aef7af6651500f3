import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { isLanguage } from '@islamic-centre/i18n/locales'
import { redirect } from 'react-router'
import { OfflinePage } from '../features/offline/offline-page.tsx'
import { requestedPathParam } from '../features/offline/offline-pages.ts'
import { PageError } from '../features/site-layout/page-error.tsx'
import { safeRedirectPath } from '../paths/safe-redirect-path.ts'
import { unknownPath } from '../paths/unknown-path.server.ts'
import type { PageHandle } from '../platform/page-handle.ts'
import type { Head } from '../seo/head-tags.ts'
import type { Route } from './+types/offline'

export const handle: PageHandle = { query: [requestedPathParam] }

/** The service worker shows this page for those it has not cached; the server redirects to the requested page. */
export function loader({ params, url }: Route.LoaderArgs) {
  const requested = url.searchParams.get(requestedPathParam)
  if (requested) throw redirect(safeRedirectPath(requested, { origin: url.origin, language: params.lang }))
  if (!isLanguage(params.lang)) throw unknownPath(url)
  const head: Head = { title: dictionaries[params.lang].offline.heading, noindex: true }
  return { head }
}

export default function OfflineRoute() {
  return <OfflinePage />
}

export { meta } from '../seo/head-tags.ts'
export { PageError as ErrorBoundary }
