import { Section } from '@islamic-centre/ui/section'
import { FollowRecordHash } from '../components/follow-record-hash.tsx'
import { NothingYet } from '../components/nothing-yet.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { PageLinks } from '../components/page-links.tsx'
import { content } from '../content/content.server.ts'
import { required } from '../content/read.server.ts'
import { datedPosts } from '../dates/dated-posts.ts'
import { latestFirst } from '../dates/upcoming.ts'
import {
  filterBySpeaker,
  speakersNamed,
  speakersOf,
  speakersToChoose,
} from '../features/lectures/by-speaker.ts'
import { LectureNotes } from '../features/lectures/lecture-notes.tsx'
import { lecturePageCount, lecturesOnPage } from '../features/lectures/lectures-on-page.ts'
import { Recordings } from '../features/lectures/recordings.tsx'
import { SpeakerFilter } from '../features/lectures/speaker-filter.tsx'
import { SpeakerSearch } from '../features/lectures/speaker-search.tsx'
import { SoundPlayer } from '../features/player/sound-player.tsx'
import { PageError } from '../features/site-layout/page-error.tsx'
import { requestedPage } from '../paging/requested-page.server.ts'
import { pagePath } from '../paths/site-pages.ts'
import type { PageHandle } from '../platform/page-handle.ts'
import { headTags } from '../seo/head-tags.ts'
import { pageHead, sectionParts } from '../seo/page-head.server.ts'
import type { Route } from './+types/lectures'

export const handle: PageHandle = { query: ['speaker', 'page'] }

export async function loader({ context, url }: Route.LoaderArgs) {
  const { language, section, sounds, records, siteData } = content(context)
  const [words, tracks, lectures, site] = await Promise.all([
    section('lectures'),
    sounds(),
    records('lecture'),
    siteData(),
  ])
  // Either of them makes a page; without both there is none.
  required(tracks ?? lectures)
  const everySound = tracks ?? { fa: [], ca: [] }
  const everyNote = lectures?.toSorted(latestFirst) ?? []
  const speakers = speakersOf(everySound, everyNote)
  const name = (url.searchParams.get('speaker') ?? '').slice(0, 100)
  const named = speakersNamed(name, speakers)
  const filtered = filterBySpeaker(named, everySound, everyNote)
  const path = pagePath(language, 'lectures')
  const list = named ? `${path}?${new URLSearchParams({ speaker: name })}` : path
  const paging = requestedPage(url.searchParams, list, lecturePageCount(filtered))
  const shown = lecturesOnPage(filtered, paging.page)
  const head = pageHead(site, 'lectures', {
    ...sectionParts(site, words),
    // The lectures of one speaker are a part of the list, which search engines have by the list's own URLs.
    paging: named ? undefined : paging,
  })
  return {
    head,
    words,
    speakers: speakersToChoose(speakers),
    speaker: { name, found: named !== undefined },
    sounds: shown.sounds,
    notes: datedPosts(shown.notes, language),
    paging,
    list,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function LecturesRoute({ loaderData }: Route.ComponentProps) {
  const { words, speakers, speaker, sounds, notes, paging, list } = loaderData
  const several = !speakers || speakers.fa.length + speakers.ca.length > 1
  const filter = speakers ? (
    <SpeakerFilter speakers={speakers} chosen={speaker.found ? speaker.name : ''} />
  ) : (
    <SpeakerSearch {...speaker} />
  )
  const empty = notes.length + sounds.fa.length + sounds.ca.length === 0
  return (
    <>
      <PageHeader page="lectures" words={words} />
      <Recordings
        sounds={sounds}
        player={<SoundPlayer name="all" sounds={sounds} />}
        filter={several && filter}
      />
      <LectureNotes lectures={notes} />
      <FollowRecordHash kind="lecture" />
      {paging.pages > 1 && (
        <Section>
          <PageLinks paging={paging} list={list} />
        </Section>
      )}
      {empty && <NothingYet />}
    </>
  )
}

export { PageError as ErrorBoundary }
