import { redirect } from 'react-router'
import { noStoreNoIndex, preview } from '../features/preview/preview.server.ts'
import { safeRedirectPath } from '../paths/safe-redirect-path.ts'
import type { PageHandle } from '../platform/page-handle.ts'
import type { Route } from './+types/preview.leave'

export const handle: PageHandle = { live: true }

/** `/fa/preview/leave?path=…`: redirects to the published page, and deletes the cookie of the preview. */
export async function loader({ params, url }: Route.LoaderArgs) {
  const page = redirect(
    safeRedirectPath(url.searchParams.get('path'), { origin: url.origin, language: params.lang }),
  )
  if (preview) page.headers.set('Set-Cookie', await preview.end())
  return noStoreNoIndex(page)
}
