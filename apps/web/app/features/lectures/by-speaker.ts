import { type Language, languages } from '@islamic-centre/i18n/locales'
import { searchForm } from '@islamic-centre/i18n/search-terms'
import type { Sounds } from '../../content/types/sounds.server.ts'

type Note = { language: Language; teacher?: string | undefined }

/** The speakers by language, each name once, in alphabetical order. */
export const speakersOf = (sounds: Sounds, notes: readonly Note[]): Record<Language, string[]> =>
  inEachLanguage((language) => {
    const names = [
      ...sounds[language].map((it) => it.speaker),
      ...notes.filter((it) => it.language === language).map((it) => it.teacher),
    ]
    return [...new Set(names.filter((it) => it !== undefined))].sort(
      new Intl.Collator(language === 'fa' ? 'fa' : 'en').compare,
    )
  })

/** A longer list is hard to choose from and would be most of the page; then a part of a name is typed. */
const maxChoices = 100

/** The speakers to choose from; undefined if there are too many. */
export const speakersToChoose = (speakers: Record<Language, string[]>) =>
  languages.reduce((count, it) => count + speakers[it].length, 0) > maxChoices ? undefined : speakers

/**
 * The speaker with this name. If there are too many to choose from and none has exactly this name, all whose names
 * contain it, in any spelling. Undefined if none is found.
 */
export function speakersNamed(name: string, speakers: Record<Language, string[]>): string[] | undefined {
  const names = languages.flatMap((it) => speakers[it])
  if (names.includes(name)) return [name]
  const part = speakersToChoose(speakers) ? '' : searchForm(name)
  const found = part ? names.filter((it) => searchForm(it).includes(part)) : []
  return found.length > 0 ? found : undefined
}

/** The recordings of these speakers; all of them if none is chosen. */
export function filterBySpeaker<Found extends Note>(
  chosen: readonly string[] | undefined,
  sounds: Sounds,
  notes: readonly Found[],
): { sounds: Sounds; notes: readonly Found[] } {
  if (!chosen) return { sounds, notes }
  const names = new Set(chosen)
  const isChosen = (name: string | undefined) => name !== undefined && names.has(name)
  return {
    sounds: inEachLanguage((language) => sounds[language].filter(({ speaker }) => isChosen(speaker))),
    notes: notes.filter(({ teacher }) => isChosen(teacher)),
  }
}

const inEachLanguage = <Value>(of: (language: Language) => Value) =>
  Object.fromEntries(languages.map((it) => [it, of(it)])) as Record<Language, Value>
