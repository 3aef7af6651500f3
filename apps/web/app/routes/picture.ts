import type { PageHandle } from '../page-handle.ts'
import { answerPicture } from '../pictures/answer-picture.server.ts'
import type { Route } from './+types/picture'

export const handle: PageHandle = { file: true }

/** `/pictures/{name}/{edition}/{width}.{format}`: an upload in one of the widths and formats that the site shows. */
export const loader = ({ request }: Route.LoaderArgs) => answerPicture(request)
