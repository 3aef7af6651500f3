import { NothingYet } from '../components/nothing-yet.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { shownPicture } from '../content/types/media.server.ts'
import { formatCivilDay } from '../dates/format-days.ts'
import { Albums } from '../features/albums/albums.tsx'
import { PageError } from '../features/site-layout/page-error.tsx'
import { listPage } from '../loaders/list-page.server.ts'
import type { PageHandle } from '../platform/page-handle.ts'
import type { Route } from './+types/gallery-image'

export const handle: PageHandle = { query: ['page'] }

export async function loader(args: Route.LoaderArgs) {
  const { entries, language, ...list } = await listPage(args, 'album')
  const albums = entries.map(({ images, languages: _, ...album }) => ({
    ...album,
    cover: images[0] && shownPicture(images[0], language),
    count: images.length,
    day: album.date ? formatCivilDay(language, album.date) : undefined,
  }))
  return { ...list, albums }
}

export default function GalleryImageRoute({ loaderData: { section, albums, paging } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader page="galleryImage" section={section} />
      {albums.length > 0 ? <Albums albums={albums} paging={paging} /> : <NothingYet />}
    </>
  )
}

export { meta } from '../seo/head-tags.ts'
export { PageError as ErrorBoundary }
