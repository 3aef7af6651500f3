import { type Language, languages } from '@islamic-centre/i18n/locales'
import { searchForm } from '@islamic-centre/i18n/search-terms'
import type { Sounds } from '../../content/types/sounds.server.ts'

type Note = { language: Language; teacher?: string | undefined }

/** Who is to be heard or read, by language, each name once, as the alphabet has them. */
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

/** Nobody chooses from a longer list, and it would be most of the page; then a part of a name is typed. */
const longestChoice = 100

/** The speakers to choose from; undefined where there are too many. */
export const speakersToChoose = (speakers: Record<Language, string[]>) =>
  languages.reduce((count, it) => count + speakers[it].length, 0) > longestChoice ? undefined : speakers

/**
 * Who has this name. Where names are typed, not chosen, all whose names have it as a part, however it is spelt, if it is
 * nobody's. Undefined where nobody is found.
 */
export function speakersNamed(asked: string, speakers: Record<Language, string[]>): string[] | undefined {
  const names = languages.flatMap((it) => speakers[it])
  if (names.includes(asked)) return [asked]
  const part = speakersToChoose(speakers) ? '' : searchForm(asked)
  const found = part ? names.filter((it) => searchForm(it).includes(part)) : []
  return found.length > 0 ? found : undefined
}

/** What some of them said; all of it where nobody is chosen. */
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
