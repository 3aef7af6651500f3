import { redirect } from 'react-router'
import { chosenLanguage } from '../language-choice.server.ts'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/root-redirect'

export const handle: PageHandle = { live: true }

/** `/` opens in the language the visitor chose last, Persian before any choice. */
export const loader = ({ request }: Route.LoaderArgs) =>
  redirect(`/${chosenLanguage(request)}/home`, { headers: { 'Cache-Control': 'no-store', Vary: 'Cookie' } })
