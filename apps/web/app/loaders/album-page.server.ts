import type { LoaderFunctionArgs } from 'react-router'
import { albumPicture } from '../content/types/albums.server.ts'
import { picturesOnPage } from '../features/albums/pictures-on-page.ts'
import { pageCount, pageOf } from '../paging/paging.ts'
import { requestedPage } from '../paging/requested-page.server.ts'
import { recordPath } from '../paths/site-pages.ts'
import { readRecord } from './read-record.server.ts'

type AlbumArgs = Pick<LoaderFunctionArgs, 'context' | 'url'> & { params: { slug: string } }

/** The album of a URL, with the pictures of the requested page. */
export async function albumPage(args: AlbumArgs) {
  const { record: album, language, site } = await readRecord(args, 'album')
  const path = recordPath(language, 'album', album.slug)
  const paging = requestedPage(args.url.searchParams, path, pageCount(album.images, picturesOnPage))
  const onPage = pageOf(album.images, paging.page, picturesOnPage)
  return { album, language, site, paging, pictures: onPage.map((it) => albumPicture(it, language)) }
}
