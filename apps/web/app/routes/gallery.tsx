import { NothingYet } from '../components/nothing-yet.tsx'
import { Opening } from '../components/page-header.tsx'
import { content } from '../content/content.server.ts'
import { needed } from '../content/sections.server.ts'
import { civilDayInWords } from '../dates/format-days.ts'
import { PageError } from '../features/site-layout/page-error.tsx'
import { Videos } from '../features/videos/videos.tsx'
import { pageMeta, sectionWords } from '../seo/page-meta.ts'
import { videoThings } from '../seo/structured-data.ts'
import type { Route } from './+types/gallery'

export async function loader({ context }: Route.LoaderArgs) {
  const { language, opening, videos } = content(context)
  const [words, found] = await Promise.all([opening('gallery'), videos()])
  const dated = needed(found).map((it) => ({
    ...it,
    day: it.date ? civilDayInWords(language, it.date) : undefined,
  }))
  return { words, videos: dated }
}

export const meta: Route.MetaFunction = ({ matches, loaderData, error }) => {
  const site = matches[1].loaderData
  const things = videoThings(loaderData?.videos ?? [])
  return pageMeta(site, 'gallery', { ...sectionWords(site, loaderData?.words), things, error })
}

export default function GalleryRoute({ loaderData: { words, videos } }: Route.ComponentProps) {
  return (
    <>
      <Opening page="gallery" words={words} />
      {videos.length > 0 ? <Videos videos={videos} /> : <NothingYet />}
    </>
  )
}

export { PageError as ErrorBoundary }
