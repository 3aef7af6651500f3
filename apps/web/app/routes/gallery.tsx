import { NothingYet } from '../components/nothing-yet.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { formatCivilDay } from '../dates/format-days.ts'
import { PageError } from '../features/site-layout/page-error.tsx'
import { Videos } from '../features/videos/videos.tsx'
import { listPage } from '../loaders/list-page.server.ts'
import type { PageHandle } from '../platform/page-handle.ts'
import { videosJsonLd } from '../seo/structured-data.server.ts'
import type { Route } from './+types/gallery'

export const handle: PageHandle = { query: ['page'] }

export async function loader(args: Route.LoaderArgs) {
  const { entries, language, ...list } = await listPage(args, 'video', { jsonLd: videosJsonLd })
  const videos = entries.map(({ url: _, file: __, languages: ___, ...video }) => ({
    ...video,
    day: video.date ? formatCivilDay(language, video.date) : undefined,
  }))
  return { ...list, videos }
}

export default function GalleryRoute({ loaderData: { section, videos, paging } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader page="gallery" section={section} />
      {videos.length > 0 ? <Videos videos={videos} paging={paging} /> : <NothingYet />}
    </>
  )
}

export { meta } from '../seo/head-tags.ts'
export { PageError as ErrorBoundary }
