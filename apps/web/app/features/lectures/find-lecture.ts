import { type Language, otherLanguages } from '@islamic-centre/i18n/locales'
import type { PostEntry } from '../../content/types/posts.server.ts'
import type { Sounds } from '../../content/types/sounds.server.ts'
import { recordingOf } from './lecture-recordings.ts'

/**
 * The recordings of a slug and its notes: together they are one lecture. First its own recording, then those of sounds, that in
 * the language of the page first.
 */
export function findLecture(
  slug: string,
  language: Language,
  { sounds, notes: all }: { sounds: Sounds | undefined; notes: readonly PostEntry[] | undefined },
) {
  const notes = all?.find((it) => it.slug === slug)
  const own = notes && recordingOf(notes)
  const recordings = [language, ...otherLanguages(language)].flatMap((it) =>
    (sounds?.[it] ?? []).filter((track) => track.slug === slug).map((track) => ({ ...track, language: it })),
  )
  return { recordings: own ? [{ ...own, language: notes.language }, ...recordings] : recordings, notes }
}
