import { data, redirect } from 'react-router'
import { noStoreNoIndex, preview } from '../features/preview/preview.server.ts'
import { PageError } from '../features/site-layout/page-error.tsx'
import { safeRedirectPath } from '../paths/safe-redirect-path.ts'
import type { PageHandle } from '../platform/page-handle.ts'
import type { Route } from './+types/preview'

export const handle: PageHandle = { live: true }

/**
 * `/fa/preview?path=…&status=…&expires=…&signature=…`, a link of the content server for an editor: redirects
 * to the page, and begins the preview of drafts, or ends it where the link is to the published page.
 */
export async function loader({ params, url }: Route.LoaderArgs) {
  if (!preview) throw data(null, { status: 404 })
  const link = preview.readLink(url.searchParams)
  if (!link) throw data(null, { status: 403 })
  const cookie = await (link.status === 'draft' ? preview.begin() : preview.end())
  const path = safeRedirectPath(link.path, { origin: url.origin, language: params.lang })
  const page = redirect(path, { headers: { 'Set-Cookie': cookie } })
  // The page must not send the signed URL as its referrer.
  page.headers.set('Referrer-Policy', 'no-referrer')
  throw noStoreNoIndex(page)
}

const linkExpired = { title: 'errors.linkExpired', text: 'errors.linkExpiredText' } as const

export function ErrorBoundary() {
  return <PageError messages={{ 403: linkExpired }} />
}
