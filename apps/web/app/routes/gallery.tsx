import { NothingYet } from '../components/nothing-yet.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { content } from '../content/content.server.ts'
import { required } from '../content/sections.server.ts'
import { formatCivilDay } from '../dates/format-days.ts'
import { PageError } from '../features/site-layout/page-error.tsx'
import { Videos } from '../features/videos/videos.tsx'
import { pageMeta, sectionMeta } from '../seo/page-meta.ts'
import { videosJsonLd } from '../seo/structured-data.ts'
import type { Route } from './+types/gallery'

export async function loader({ context }: Route.LoaderArgs) {
  const { language, opening, videos } = content(context)
  const [words, found] = await Promise.all([opening('gallery'), videos()])
  const dated = required(found).map((it) => ({
    ...it,
    day: it.date ? formatCivilDay(language, it.date) : undefined,
  }))
  return { words, videos: dated }
}

export const meta: Route.MetaFunction = ({ matches, loaderData, error }) => {
  const site = matches[1].loaderData
  const things = videosJsonLd(loaderData?.videos ?? [])
  return pageMeta(site, 'gallery', { ...sectionMeta(site, loaderData?.words), things, error })
}

export default function GalleryRoute({ loaderData: { words, videos } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader page="gallery" words={words} />
      {videos.length > 0 ? <Videos videos={videos} /> : <NothingYet />}
    </>
  )
}

export { PageError as ErrorBoundary }
