import { type ContentLocale, type Language, languages, locales } from '@islamic-centre/i18n/locales'

/** An entry and the language it is written in: the visitor's, or another where no translation exists. */
export type InLanguage<Entry> = Entry & { language: Language }

/** An entry, its language, and every language it is written in. */
export type Translated<Entry> = InLanguage<Entry> & { languages: readonly Language[] }

/** The languages in order of preference, the visitor's first. */
export const preference = (language: Language): Language[] => [
  language,
  ...languages.filter((it) => it !== language),
]

/** The content server's locale of a language. */
export const contentLocale = (language: Language): ContentLocale => locales[language].contentLocale

/** An unchanged entry is the same object again, so that later stages are memoized by identity. */
const translated = new WeakMap<object, Map<string, object>>()

function inLanguages<Entry extends object>(
  entry: Entry,
  language: Language,
  written: readonly Language[],
): Translated<Entry> {
  const known = translated.get(entry) ?? new Map<string, object>()
  translated.set(entry, known)
  const key = `${language} in ${written}`
  const made = known.get(key) ?? { ...entry, language, languages: written }
  known.set(key, made)
  // The map of an entry holds copies of that entry only.
  return made as Translated<Entry>
}

/** One list out of one a language: each entry once, in the visitor's language where it exists in it. */
export function preferLanguage<Entry extends { documentId: string }>(
  language: Language,
  lists: Record<Language, readonly Entry[]>,
): Translated<Entry>[] {
  const chosen = new Map<string, { entry: Entry; written: Language[] }>()
  for (const from of preference(language))
    for (const entry of lists[from]) {
      const known = chosen.get(entry.documentId)
      if (known) known.written.push(from)
      else chosen.set(entry.documentId, { entry, written: [from] })
    }
  return [...chosen.values()].map(({ entry, written }) => inLanguages(entry, written[0] ?? language, written))
}

/** A field in the visitor's language where it is written in it, else in another. */
export function firstWith<Entry extends object, Part extends keyof Entry>(
  language: Language,
  found: Record<Language, Entry | undefined>,
  part: Part,
): { value: NonNullable<Entry[Part]>; language: Language } | undefined {
  for (const from of preference(language)) {
    const value = found[from]?.[part]
    if (value) return { value, language: from }
  }
  return undefined
}
