import { content } from '../content/content.server.ts'
import { recordOf } from '../content/records.server.ts'
import { civilDayInWords } from '../days/day-in-words.ts'
import { VideoRecord } from '../features/gallery/video-record.tsx'
import { Opening } from '../features/opening/opening.tsx'
import { PageError } from '../features/page-error/page-error.tsx'
import { recordMeta } from '../page-meta.ts'
import { recordPath } from '../site-pages.ts'
import { videoThings } from '../structured-data.ts'
import type { Route } from './+types/video'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { language, videos } = content(context)
  const video = recordOf(await videos(), params.slug)
  return { video: { ...video, day: video.date ? civilDayInWords(language, video.date) : undefined } }
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
      things: videoThings([video]),
    },
    error,
  )
}

export default function VideoRoute({ loaderData: { video } }: Route.ComponentProps) {
  return (
    <>
      <Opening page="gallery" record={video} />
      <VideoRecord video={video} />
    </>
  )
}

export const ErrorBoundary = () => <PageError up="gallery" />
