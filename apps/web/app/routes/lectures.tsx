import { content } from '../content/content.server.ts'
import { needed } from '../content/sections.server.ts'
import { latestFirst } from '../days/ahead.ts'
import { AllSounds } from '../features/audio/all-sounds.tsx'
import { saidBy, speakersOf } from '../features/audio/by-speaker.ts'
import { SpeakerFilter } from '../features/audio/speaker-filter.tsx'
import { NothingYet } from '../features/opening/nothing-yet.tsx'
import { Opening } from '../features/opening/opening.tsx'
import { PageError } from '../features/page-error/page-error.tsx'
import { datedPosts } from '../features/posts/dated-posts.ts'
import { LectureNotes } from '../features/posts/lecture-notes.tsx'
import { pageMeta, sectionWords } from '../page-meta.ts'
import type { Route } from './+types/lectures'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { language, opening, sounds, posts } = content(context)
  const [words, tracks, lectures] = await Promise.all([opening('lectures'), sounds(), posts('lecture')])
  // Either of them makes a page; without both there is none.
  needed(tracks ?? lectures)
  const everySound = tracks ?? { fa: [], ca: [] }
  const everyNote = lectures?.toSorted(latestFirst) ?? []
  const speakers = speakersOf(everySound, everyNote)
  const asked = url.searchParams.get('speaker')
  const speaker = [...speakers.fa, ...speakers.ca].find((it) => it === asked)
  const said = saidBy(speaker, everySound, everyNote)
  return { words, speakers, speaker, sounds: said.sounds, notes: datedPosts(said.notes, language) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData, error }) => {
  const site = matches[1].loaderData
  return pageMeta(site, 'lectures', { ...sectionWords(site, loaderData?.words), error })
}

export default function LecturesRoute({ loaderData }: Route.ComponentProps) {
  const { words, speakers, speaker, sounds, notes } = loaderData
  const several = speakers.fa.length + speakers.ca.length > 1
  const empty = notes.length + sounds.fa.length + sounds.ca.length === 0
  return (
    <>
      <Opening page="lectures" words={words} />
      <AllSounds sounds={sounds} filter={several && <SpeakerFilter speakers={speakers} chosen={speaker} />} />
      <LectureNotes lectures={notes} />
      {empty && <NothingYet />}
    </>
  )
}

export { PageError as ErrorBoundary }
