import { PageHeader } from '../components/page-header.tsx'
import { formatCivilDay } from '../dates/format-days.ts'
import { AlbumFacts } from '../features/albums/album-facts.tsx'
import { AlbumRecord } from '../features/albums/album-record.tsx'
import { PageError } from '../features/site-layout/page-error.tsx'
import { albumPage } from '../loaders/album-page.server.ts'
import type { PageHandle } from '../platform/page-handle.ts'
import { recordHead } from '../seo/page-head.server.ts'
import { albumJsonLd } from '../seo/structured-data.server.ts'
import type { Route } from './+types/gallery-image.$slug'

export const handle: PageHandle = { query: ['page'] }

export async function loader(args: Route.LoaderArgs) {
  const { album: record, language, site, paging, pictures } = await albumPage(args)
  const { languages, images, ...album } = record
  const shown = { ...album, images: pictures }
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
      <PageHeader
        page="galleryImage"
        record={album}
        meta={<AlbumFacts {...album} />}
        summary={album.description}
      />
      <AlbumRecord album={album} paging={paging} />
    </>
  )
}

export const ErrorBoundary = () => <PageError list={{ page: 'galleryImage', name: 'albums.all' }} />
export { meta } from '../seo/head-tags.ts'
