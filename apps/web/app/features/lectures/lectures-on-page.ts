import { languages } from '@islamic-centre/i18n/locales'
import type { Sounds } from '../../content/types/sounds.server.ts'
import { pageCount, pageOf } from '../../paging/paging.ts'

const notesOnPage = 12
/** The number per language. */
const soundsOnPage = 24

type Lectures<Note> = { sounds: Sounds; notes: readonly Note[] }

/** The number of pages; the recordings of each language and the notes are paged together. */
export const lecturePageCount = ({ sounds, notes }: Lectures<unknown>): number =>
  Math.max(
    pageCount(notes, notesOnPage),
    ...languages.map((language) => pageCount(sounds[language], soundsOnPage)),
  )

/** The entries of one page: page 2 has the second part of each list. */
export const lecturesOnPage = <Note>({ sounds, notes }: Lectures<Note>, page: number) => ({
  sounds: { fa: pageOf(sounds.fa, page, soundsOnPage), ca: pageOf(sounds.ca, page, soundsOnPage) },
  notes: pageOf(notes, page, notesOnPage),
})
