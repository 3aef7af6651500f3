import type { Language } from '@islamic-centre/i18n/locales'
import { Section } from '@islamic-centre/ui/section'
import type { ReactNode } from 'react'
import { FollowRecordHash } from '../../components/follow-record-hash.tsx'
import { NothingYet } from '../../components/nothing-yet.tsx'
import { PageLinks } from '../../components/page-links.tsx'
import type { Sounds } from '../../content/types/sounds.server.ts'
import type { DatedPost } from '../../dates/dated-posts.ts'
import type { Paging } from '../../paging/paging.ts'
import { LectureNotes } from './lecture-notes.tsx'
import { Recordings } from './recordings.tsx'
import { SpeakerFilter } from './speaker-filter.tsx'
import { SpeakerSearch } from './speaker-search.tsx'

type LecturesProps = {
  sounds: Sounds
  notes: readonly DatedPost[]
  /** The slugs of recordings whose lecture has a card. */
  ownCards: readonly string[]
  /** The speakers to choose from; undefined if there are too many. */
  speakers: Record<Language, readonly string[]> | undefined
  /** The speaker that the URL names, and whether one was found. */
  speaker: { name: string; found: boolean }
  paging: Paging
  /** The URL of the first page. */
  list: string
  /** The site's player with the recordings. */
  player: ReactNode
}

/** Recordings and lectures, all or those of one speaker. */
export function Lectures({
  sounds,
  notes,
  ownCards,
  speakers,
  speaker,
  paging,
  list,
  player,
}: LecturesProps) {
  const isFiltered = !speakers || speakers.fa.length + speakers.ca.length > 1
  const filter = speakers ? (
    <SpeakerFilter speakers={speakers} chosen={speaker.found ? speaker.name : ''} />
  ) : (
    <SpeakerSearch {...speaker} />
  )
  return (
    <>
      <Recordings sounds={sounds} ownCards={ownCards} player={player} filter={isFiltered && filter} />
      <LectureNotes lectures={notes} />
      <FollowRecordHash kind="lecture" />
      {paging.pages > 1 && (
        <Section>
          <PageLinks paging={paging} list={list} />
        </Section>
      )}
      {notes.length + sounds.fa.length + sounds.ca.length === 0 && <NothingYet />}
    </>
  )
}
