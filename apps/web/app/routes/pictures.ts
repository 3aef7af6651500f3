import { findPictureUpload } from '../content/uploads/uploads.server.ts'
import { pictureResponse } from '../images/picture-response.server.ts'
import type { PageHandle } from '../platform/page-handle.ts'
import type { Route } from './+types/pictures'

export const handle: PageHandle = { file: true }

/** `/pictures/{name}/{revision}/{width}.{format}`: an upload in one of the widths and formats that the site shows. */
export const loader = ({ request }: Route.LoaderArgs) => pictureResponse(request, findPictureUpload)
