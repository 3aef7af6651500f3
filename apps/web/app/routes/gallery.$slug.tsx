import { PageHeader } from '../components/page-header.tsx'
import { content } from '../content/content.server.ts'
import { findRecord } from '../content/records.server.ts'
import { formatCivilDay } from '../dates/format-days.ts'
import { PageError } from '../features/site-layout/page-error.tsx'
import { VideoRecord } from '../features/videos/video-record.tsx'
import { recordPath } from '../paths/site-pages.ts'
import { recordMeta } from '../seo/page-meta.ts'
import { videosJsonLd } from '../seo/structured-data.ts'
import type { Route } from './+types/gallery.$slug'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { language, videos } = content(context)
  const video = findRecord(await videos(), params.slug)
  return { video: { ...video, day: video.date ? formatCivilDay(language, video.date) : undefined } }
}

export const meta: Route.MetaFunction = ({ matches, loaderData, error }) => {
  const site = matches[1].loaderData
  const video = loaderData?.video
  return recordMeta(
    site,
    'gallery',
    video && {
      ...video,
      picture: video.cover,
      address: (language) => recordPath(language, 'video', video.slug),
      things: videosJsonLd([video]),
    },
    error,
  )
}

export default function VideoRoute({ loaderData: { video } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader page="gallery" record={video} />
      <VideoRecord video={video} />
    </>
  )
}

export const ErrorBoundary = () => <PageError up="gallery" />
