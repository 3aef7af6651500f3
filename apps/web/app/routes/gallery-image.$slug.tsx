import { PageHeader } from '../components/page-header.tsx'
import { formatCivilDay } from '../dates/format-days.ts'
import { AlbumRecord } from '../features/albums/album-record.tsx'
import { PageError } from '../features/site-layout/page-error.tsx'
import { readRecord } from '../loaders/read-record.server.ts'
import { pageCount, pageOf } from '../paging/paging.ts'
import { requestedPage } from '../paging/requested-page.server.ts'
import { recordPath } from '../paths/site-pages.ts'
import type { PageHandle } from '../platform/page-handle.ts'
import { recordHead } from '../seo/page-head.server.ts'
import { albumJsonLd } from '../seo/structured-data.server.ts'
import type { Route } from './+types/gallery-image.$slug'

export const handle: PageHandle = { query: ['page'] }

const picturesOnPage = 60

export async function loader(args: Route.LoaderArgs) {
  const { record, language, site } = await readRecord(args, 'album')
  const { languages, images, ...album } = record
  const path = recordPath(language, 'album', album.slug)
  const paging = requestedPage(args.url.searchParams, path, pageCount(images, picturesOnPage))
  const shown = { ...album, images: pageOf(images, paging.page, picturesOnPage) }
  const head = recordHead(site, 'album', {
    ...album,
    languages,
    picture: images[0],
    paging,
    jsonLd: [albumJsonLd(site, shown)],
  })
  const day = album.date ? formatCivilDay(language, album.date) : undefined
  return { head, album: { ...shown, count: images.length, day }, paging }
}

export default function AlbumRoute({ loaderData: { album, paging } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader page="galleryImage" record={album} />
      <AlbumRecord album={album} paging={paging} />
    </>
  )
}

export const ErrorBoundary = () => <PageError list={{ page: 'galleryImage', name: 'albums.all' }} />
export { meta } from '../seo/head-tags.ts'
