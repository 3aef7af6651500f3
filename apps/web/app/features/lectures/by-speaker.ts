import { type Language, languages } from '@islamic-centre/i18n/locales'
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

/** What one of them said; all of it where nobody is chosen. */
export const filterBySpeaker = <Found extends Note>(
  speaker: string | undefined,
  sounds: Sounds,
  notes: readonly Found[],
): { sounds: Sounds; notes: readonly Found[] } =>
  speaker === undefined
    ? { sounds, notes }
    : {
        sounds: inEachLanguage((language) => sounds[language].filter((it) => it.speaker === speaker)),
        notes: notes.filter((it) => it.teacher === speaker),
      }

const inEachLanguage = <Value>(of: (language: Language) => Value) =>
  Object.fromEntries(languages.map((it) => [it, of(it)])) as Record<Language, Value>
