import { content } from '../content/content.server.ts'
import { needed } from '../content/sections.server.ts'
import { AllSounds } from '../features/audio/all-sounds.tsx'
import { NothingYet } from '../features/opening/nothing-yet.tsx'
import { Opening } from '../features/opening/opening.tsx'
import { PageError } from '../features/page-error/page-error.tsx'
import { datedPosts } from '../features/posts/dated-posts.ts'
import { LectureNotes } from '../features/posts/lecture-notes.tsx'
import { pageMeta, sectionWords } from '../page-meta.ts'
import type { Route } from './+types/lectures'

export async function loader({ context }: Route.LoaderArgs) {
  const { language, opening, sounds, posts } = content(context)
  const [words, tracks, notes] = await Promise.all([opening('lectures'), sounds(), posts('lecture')])
  // Either of them makes a page; without both there is none.
  needed(tracks ?? notes)
  return {
    words,
    sounds: tracks ?? { fa: [], ca: [] },
    notes: datedPosts(notes?.toReversed() ?? [], language),
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData, error }) => {
  const site = matches[1].loaderData
  return pageMeta(site, 'lectures', { ...sectionWords(site, loaderData?.words), error })
}

export default function LecturesRoute({ loaderData: { words, sounds, notes } }: Route.ComponentProps) {
  const empty = notes.length + sounds.fa.length + sounds.ca.length === 0
  return (
    <>
      <Opening page="lectures" words={words} />
      <AllSounds sounds={sounds} />
      <LectureNotes lectures={notes} />
      {empty && <NothingYet />}
    </>
  )
}

export { PageError as ErrorBoundary }
