import { languages } from '@islamic-centre/i18n/locales'
import type { PostEntry } from '../../content/types/posts.server.ts'
import type { Sounds } from '../../content/types/sounds.server.ts'
import { latestFirst } from '../../dates/upcoming.ts'
import { pageCount, pageOf } from '../../paging/paging.ts'
import { filterBySpeaker, speakersNamed, speakersOf, speakersToChoose } from './by-speaker.ts'
import { withRecordings } from './lecture-recordings.ts'

const notesOnPage = 12
/** The number per language. */
const soundsOnPage = 24

/**
 * The recordings of each language and the lectures, of one speaker where one is named, paged together: page 2 has the second
 * part of each list. `ownCards` are the slugs of recordings whose lecture has a card.
 */
export function lecturesByPage(
  speaker: string,
  allSounds: Sounds = { fa: [], ca: [] },
  allNotes: readonly PostEntry[] = [],
) {
  const tracks = withRecordings(allSounds, allNotes)
  const speakers = speakersOf(tracks, allNotes)
  const named = speakersNamed(speaker, speakers)
  const { sounds, notes } = filterBySpeaker(named, tracks, allNotes.toSorted(latestFirst))
  const cards = new Set(notes.map(({ slug }) => slug))
  return {
    speakers: speakersToChoose(speakers),
    isFound: named !== undefined,
    pages: Math.max(
      pageCount(notes, notesOnPage),
      ...languages.map((it) => pageCount(sounds[it], soundsOnPage)),
    ),
    onPage: (page: number) => {
      const shown = { fa: pageOf(sounds.fa, page, soundsOnPage), ca: pageOf(sounds.ca, page, soundsOnPage) }
      const slugs = languages.flatMap((it) => shown[it].map(({ slug }) => slug))
      return {
        sounds: shown,
        notes: pageOf(notes, page, notesOnPage),
        ownCards: [...new Set(slugs.filter((it) => cards.has(it)))],
      }
    },
  }
}
