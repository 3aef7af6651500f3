import { languages } from '@islamic-centre/i18n/locales'
import type { PostEntry } from '../../content/types/posts.server.ts'
import type { Sounds } from '../../content/types/sounds.server.ts'
import { latestFirst } from '../../dates/upcoming.ts'
import { pageCount, pageOf } from '../../paging/paging.ts'
import { filterBySpeaker, speakersNamed, speakersOf, speakersToChoose } from './by-speaker.ts'

const notesOnPage = 12
/** The number per language. */
const soundsOnPage = 24

/**
 * The recordings of each language and the notes, of one speaker where one is named, paged together: page 2 has the second
 * part of each list.
 */
export function lecturesByPage(
  speaker: string,
  allSounds: Sounds = { fa: [], ca: [] },
  allNotes: readonly PostEntry[] = [],
) {
  const speakers = speakersOf(allSounds, allNotes)
  const named = speakersNamed(speaker, speakers)
  const { sounds, notes } = filterBySpeaker(named, allSounds, allNotes.toSorted(latestFirst))
  return {
    speakers: speakersToChoose(speakers),
    isFound: named !== undefined,
    pages: Math.max(
      pageCount(notes, notesOnPage),
      ...languages.map((it) => pageCount(sounds[it], soundsOnPage)),
    ),
    onPage: (page: number) => ({
      sounds: { fa: pageOf(sounds.fa, page, soundsOnPage), ca: pageOf(sounds.ca, page, soundsOnPage) },
      notes: pageOf(notes, page, notesOnPage),
    }),
  }
}
