import { content } from '../content/content.server.ts'
import { needed } from '../content/sections.server.ts'
import { civilDayInWords } from '../days/day-in-words.ts'
import { Videos } from '../features/gallery/videos.tsx'
import { NothingYet } from '../features/opening/nothing-yet.tsx'
import { Opening } from '../features/opening/opening.tsx'
import { PageError } from '../features/page-error/page-error.tsx'
import { pageMeta, sectionWords } from '../page-meta.ts'
import { videoThings } from '../structured-data.ts'
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
