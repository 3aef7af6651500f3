import { data, redirect } from 'react-router'
import { noStoreNoIndex, preview } from '../features/preview/preview.server.ts'
import { PageError } from '../features/site-layout/page-error.tsx'
import { safeRedirectPath } from '../paths/safe-redirect-path.ts'
import type { PageHandle } from '../platform/page-handle.ts'
import type { Route } from './+types/preview'

export const handle: PageHandle = { live: true }

/**
 * `/fa/preview?path=…&status=…&expires=…&signature=…`, the address that the content server gives an editor: leads to
 * the page, its drafts shown from now on, or, where the published page was requested, no longer.
 */
export async function loader({ params, url }: Route.LoaderArgs) {
  if (!preview) throw data(null, { status: 404 })
  const link = preview.readLink(url.searchParams)
  if (!link) throw data(null, { status: 403 })
  const cookie = await (link.status === 'draft' ? preview.begin() : preview.end())
  const path = safeRedirectPath(link.path, { origin: url.origin, language: params.lang })
  const page = redirect(path, { headers: { 'Set-Cookie': cookie } })
  // The address stays out of the referrer that the page sends.
  page.headers.set('Referrer-Policy', 'no-referrer')
  throw noStoreNoIndex(page)
}

export { PageError as ErrorBoundary }
