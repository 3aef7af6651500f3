import { albumPage } from '../loaders/album-page.server.ts'
import type { PageHandle } from '../platform/page-handle.ts'
import type { Route } from './+types/gallery-image.$slug.pictures-json'

export const handle: PageHandle = { query: ['page'] }

/** `/{lang}/gallery-image/{slug}/pictures.json?page={n}`: the pictures of one page of an album, for a page that goes on. */
export const loader = async (args: Route.LoaderArgs) => Response.json((await albumPage(args)).pictures)
