import { redirect } from 'react-router'
import { OfflinePage } from '../features/offline/offline-page.tsx'
import { cacheKeyOf } from '../features/offline/offline-pages.ts'
import { PageError } from '../features/site-layout/page-error.tsx'
import { safeRedirectPath } from '../paths/safe-redirect-path.ts'
import type { PageHandle } from '../platform/page-handle.ts'
import type { Route } from './+types/offline'

export const handle: PageHandle = { query: [cacheKeyOf] }

/** The service worker keeps this page for those that it does not have. Who reaches the server gets what was wanted. */
export function loader({ params, url }: Route.LoaderArgs) {
  const wanted = url.searchParams.get(cacheKeyOf)
  if (wanted) throw redirect(safeRedirectPath(wanted, { origin: url.origin, language: params.lang }))
  return null
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const words = matches[1].loaderData?.dictionary
  return [{ title: words?.offline.heading }, { name: 'robots', content: 'noindex' }]
}

export default function OfflineRoute() {
  return <OfflinePage />
}

export { PageError as ErrorBoundary }
