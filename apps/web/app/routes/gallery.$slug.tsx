import { PageHeader } from '../components/page-header.tsx'
import { content } from '../content/content.server.ts'
import { required } from '../content/read.server.ts'
import { formatCivilDay } from '../dates/format-days.ts'
import { PageError } from '../features/site-layout/page-error.tsx'
import { VideoRecord } from '../features/videos/video-record.tsx'
import { recordPath } from '../paths/site-pages.ts'
import { headTags } from '../seo/head-tags.ts'
import { recordHead } from '../seo/page-head.server.ts'
import { videosJsonLd } from '../seo/structured-data.server.ts'
import type { Route } from './+types/gallery.$slug'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { language, records, siteData } = content(context)
  const [all, site] = await Promise.all([records('video'), siteData()])
  const video = required(all, { slug: params.slug })
  const head = recordHead(site, 'gallery', {
    ...video,
    picture: video.cover,
    path: (it) => recordPath(it, 'video', video.slug),
    jsonLd: videosJsonLd([video]),
  })
  return { head, video: { ...video, day: video.date ? formatCivilDay(language, video.date) : undefined } }
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function VideoRoute({ loaderData: { video } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader page="gallery" record={video} />
      <VideoRecord video={video} />
    </>
  )
}

export const ErrorBoundary = () => <PageError up="gallery" />
