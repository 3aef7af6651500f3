import { PageHeader } from '../components/page-header.tsx'
import { formatCivilDay } from '../dates/format-days.ts'
import { PageError } from '../features/site-layout/page-error.tsx'
import { VideoRecord } from '../features/videos/video-record.tsx'
import { readRecord } from '../loaders/read-record.server.ts'
import { recordHead } from '../seo/page-head.server.ts'
import { videosJsonLd } from '../seo/structured-data.server.ts'
import type { Route } from './+types/gallery.$slug'

export async function loader(args: Route.LoaderArgs) {
  const { record, language, site } = await readRecord(args, 'video')
  const head = recordHead(site, 'video', {
    ...record,
    picture: record.cover,
    jsonLd: videosJsonLd([record]),
  })
  return { head, video: { ...record, day: record.date ? formatCivilDay(language, record.date) : undefined } }
}

export default function VideoRoute({ loaderData: { video } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader page="gallery" record={video} />
      <VideoRecord video={video} />
    </>
  )
}

export const ErrorBoundary = () => <PageError list={{ page: 'gallery', name: 'gallery.all' }} />
export { meta } from '../seo/head-tags.ts'
