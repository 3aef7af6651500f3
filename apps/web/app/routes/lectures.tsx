import { NothingYet } from '../components/nothing-yet.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { content } from '../content/content.server.ts'
import { required } from '../content/read.server.ts'
import { datedPosts } from '../dates/dated-posts.ts'
import { latestFirst } from '../dates/upcoming.ts'
import { filterBySpeaker, speakersOf } from '../features/lectures/by-speaker.ts'
import { LectureNotes } from '../features/lectures/lecture-notes.tsx'
import { Recordings } from '../features/lectures/recordings.tsx'
import { SpeakerFilter } from '../features/lectures/speaker-filter.tsx'
import { SoundPlayer } from '../features/player/sound-player.tsx'
import { PageError } from '../features/site-layout/page-error.tsx'
import type { PageHandle } from '../platform/page-handle.ts'
import { headTags } from '../seo/head-tags.ts'
import { pageHead, sectionParts } from '../seo/page-head.server.ts'
import type { Route } from './+types/lectures'

export const handle: PageHandle = { query: ['speaker'] }

export async function loader({ context, url }: Route.LoaderArgs) {
  const { language, opening, sounds, posts, frame } = content(context)
  const [words, tracks, lectures, site] = await Promise.all([
    opening('lectures'),
    sounds(),
    posts('lecture'),
    frame(),
  ])
  // Either of them makes a page; without both there is none.
  required(tracks ?? lectures)
  const everySound = tracks ?? { fa: [], ca: [] }
  const everyNote = lectures?.toSorted(latestFirst) ?? []
  const speakers = speakersOf(everySound, everyNote)
  const asked = url.searchParams.get('speaker')
  const speaker = [...speakers.fa, ...speakers.ca].find((it) => it === asked)
  const said = filterBySpeaker(speaker, everySound, everyNote)
  const head = pageHead(site, 'lectures', sectionParts(site, words))
  return { head, words, speakers, speaker, sounds: said.sounds, notes: datedPosts(said.notes, language) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function LecturesRoute({ loaderData }: Route.ComponentProps) {
  const { words, speakers, speaker, sounds, notes } = loaderData
  const several = speakers.fa.length + speakers.ca.length > 1
  const empty = notes.length + sounds.fa.length + sounds.ca.length === 0
  return (
    <>
      <PageHeader page="lectures" words={words} />
      <Recordings
        sounds={sounds}
        player={<SoundPlayer name="all" sounds={sounds} />}
        filter={several && <SpeakerFilter speakers={speakers} chosen={speaker} />}
      />
      <LectureNotes lectures={notes} />
      {empty && <NothingYet />}
    </>
  )
}

export { PageError as ErrorBoundary }
