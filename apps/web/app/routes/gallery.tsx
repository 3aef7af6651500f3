import { NothingYet } from '../components/nothing-yet.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { content } from '../content/content.server.ts'
import { required } from '../content/read.server.ts'
import { formatCivilDay } from '../dates/format-days.ts'
import { PageError } from '../features/site-layout/page-error.tsx'
import { Videos } from '../features/videos/videos.tsx'
import { headTags } from '../seo/head-tags.ts'
import { pageHead, sectionParts } from '../seo/page-head.server.ts'
import { videosJsonLd } from '../seo/structured-data.server.ts'
import type { Route } from './+types/gallery'

export async function loader({ context }: Route.LoaderArgs) {
  const { language, opening, videos, frame } = content(context)
  const [words, found, site] = await Promise.all([opening('gallery'), videos(), frame()])
  const dated = required(found).map((it) => ({
    ...it,
    day: it.date ? formatCivilDay(language, it.date) : undefined,
  }))
  const head = pageHead(site, 'gallery', { ...sectionParts(site, words), jsonLd: videosJsonLd(dated) })
  return { head, words, videos: dated }
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function GalleryRoute({ loaderData: { words, videos } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader page="gallery" words={words} />
      {videos.length > 0 ? <Videos videos={videos} /> : <NothingYet />}
    </>
  )
}

export { PageError as ErrorBoundary }
