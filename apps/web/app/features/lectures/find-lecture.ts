import { type Language, otherLanguages } from '@islamic-centre/i18n/locales'
import type { PostEntry } from '../../content/types/posts.server.ts'
import type { Sounds } from '../../content/types/sounds.server.ts'

/** The recordings of a slug, that in the language of the page first, and its notes: together they are one lecture. */
export function findLecture(
  slug: string,
  language: Language,
  { sounds, notes }: { sounds: Sounds | undefined; notes: readonly PostEntry[] | undefined },
) {
  const recordings = [language, ...otherLanguages(language)].flatMap((it) =>
    (sounds?.[it] ?? []).filter((track) => track.slug === slug).map((track) => ({ ...track, language: it })),
  )
  return { recordings, notes: notes?.find((it) => it.slug === slug) }
}
