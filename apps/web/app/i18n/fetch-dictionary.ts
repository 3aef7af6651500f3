import ca from '@islamic-centre/i18n/ca.json?url'
import type { Dictionary } from '@islamic-centre/i18n/dictionaries'
import fa from '@islamic-centre/i18n/fa.json?url'
import type { Language } from '@islamic-centre/i18n/locales'

/** Their names contain a content hash, like those of scripts: dictionary and scripts are always of the same build. */
const files: Record<Language, string> = { fa, ca }
const fetched: { [language in Language]?: Dictionary } = {}
const listeners = new Set<(language: Language, dictionary: Dictionary) => void>()

/** In the browser, the whole dictionary of a language; undefined where it cannot be fetched. */
export async function fetchDictionary(language: Language): Promise<Dictionary | undefined> {
  if (fetched[language]) return fetched[language]
  const response = await fetch(files[language]).catch(() => undefined)
  const dictionary: Dictionary | undefined = response?.ok
    ? await response.json().catch(() => undefined)
    : undefined
  if (!dictionary) return undefined
  fetched[language] = dictionary
  for (const listener of listeners) listener(language, dictionary)
  return dictionary
}

/** Calls back for each dictionary that is fetched from now on, until the returned function is called. */
export function onDictionary(listener: (language: Language, dictionary: Dictionary) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
