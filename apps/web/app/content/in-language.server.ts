import { type ContentLocale, type Language, languages, locales } from '@islamic-centre/i18n/locales'

/** What was found, and the language it is written in: the visitor's, or another where no translation exists. */
export type InLanguage<Entry> = Entry & { language: Language }

/** The languages in the order in which content is looked for: the visitor's first. */
export const preference = (language: Language): Language[] => [
  language,
  ...languages.filter((it) => it !== language),
]

/** The content server's locale of a language. */
export const contentLocale = (language: Language): ContentLocale => locales[language].contentLocale

/** One list out of one a language: each entry once, in the visitor's language where it exists in it. */
export function preferLanguage<Entry extends { documentId: string }>(
  language: Language,
  lists: Record<Language, readonly Entry[]>,
): InLanguage<Entry>[] {
  const chosen = new Map<string, InLanguage<Entry>>()
  for (const from of preference(language))
    for (const entry of lists[from])
      if (!chosen.has(entry.documentId)) chosen.set(entry.documentId, { ...entry, language: from })
  return [...chosen.values()]
}

/** One part of what was found in each language, in the visitor's where it is written there. */
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

/** Reads the same thing once for every language. */
export async function readEachLanguage<Value>(
  read: (language: Language) => Promise<Value>,
): Promise<Record<Language, Value>> {
  const values = await Promise.all(languages.map(async (it) => [it, await read(it)] as const))
  return Object.fromEntries(values) as Record<Language, Value>
}
