import { redirect } from 'react-router'
import { chosenLanguage } from '../i18n/language-cookie.server.ts'
import type { PageHandle } from '../platform/page-handle.ts'
import type { Route } from './+types/index'

export const handle: PageHandle = { live: true }

/** `/` opens in the language the visitor chose last, Persian before any choice. */
export const loader = ({ request }: Route.LoaderArgs) =>
  redirect(`/${chosenLanguage(request)}/home`, { headers: { 'Cache-Control': 'no-store', Vary: 'Cookie' } })
