import { redirect } from 'react-router'
import { ownPath } from '../own-path.ts'
import { preview, unseenByOthers } from '../preview/preview.server.ts'
import type { Route } from './+types/leave-preview'

/** `/fa/preview/leave?path=…`: the page as every visitor sees it. Reading it changes nothing but the reader's own cookie. */
export async function loader({ params, url }: Route.LoaderArgs) {
  const page = redirect(ownPath(url.searchParams.get('path'), `/${params.lang}/home`))
  if (preview) page.headers.set('Set-Cookie', await preview.end())
  return unseenByOthers(page)
}
