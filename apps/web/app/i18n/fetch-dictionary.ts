import ca from '@islamic-centre/i18n/ca.json?url'
import type { Dictionary } from '@islamic-centre/i18n/dictionaries'
import fa from '@islamic-centre/i18n/fa.json?url'
import type { Language } from '@islamic-centre/i18n/locales'

/** Named by a hash of their bytes, as the scripts are: dictionary and scripts are always of one build. */
const files: Record<Language, string> = { fa, ca }
const loaded: { [language in Language]?: Dictionary } = {}

/** In the browser, the dictionary that came with the document: it is not fetched again. */
export function rememberDictionary(language: Language, dictionary: Dictionary) {
  loaded[language] = dictionary
}

/** In the browser, the dictionary of a language; undefined where it cannot be fetched. */
export async function fetchDictionary(language: Language): Promise<Dictionary | undefined> {
  if (loaded[language]) return loaded[language]
  const response = await fetch(files[language]).catch(() => undefined)
  const dictionary = response?.ok ? await response.json().catch(() => undefined) : undefined
  if (dictionary) rememberDictionary(language, dictionary)
  return dictionary
}
