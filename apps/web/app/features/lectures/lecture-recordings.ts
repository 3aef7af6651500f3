import { type Language, languages } from '@islamic-centre/i18n/locales'
import type { PostEntry } from '../../content/types/posts.server.ts'
import type { Sound, Sounds } from '../../content/types/sounds.server.ts'
import { dayOf } from '../../dates/civil-day.ts'
import { latestFirst } from '../../dates/upcoming.ts'

/** The recording of a lecture as a track; undefined if it has none. */
export const recordingOf = (lecture: PostEntry): Sound | undefined =>
  lecture.recording
    ? {
        id: `${lecture.documentId}-recording`,
        slug: lecture.slug,
        title: lecture.title,
        speaker: lecture.teacher,
        kind: 'lecture',
        date: lecture.startsAt ? dayOf(new Date(lecture.startsAt)) : undefined,
        onMainPage: false,
        src: lecture.recording,
      }
    : undefined

/**
 * The recordings of lectures, the latest first, and after them the sounds, each in its language. A sound with the slug of a
 * recorded lecture is the same recording, entered before lectures had one.
 */
export function withRecordings(sounds: Sounds, lectures: readonly PostEntry[]): Sounds {
  const recorded = lectures.toSorted(latestFirst).flatMap((lecture) => {
    const track = recordingOf(lecture)
    return track ? [{ track, language: lecture.language }] : []
  })
  if (recorded.length === 0) return sounds
  const slugs = new Set(recorded.map(({ track }) => track.slug))
  const tracksIn = (language: Language) => [
    ...recorded.filter((it) => it.language === language).map(({ track }) => track),
    ...sounds[language].filter(({ slug }) => !slugs.has(slug)),
  ]
  return Object.fromEntries(languages.map((it) => [it, tracksIn(it)])) as Record<Language, Sound[]>
}
