import { pageWords } from 'virtual:page-words'
import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import type { Language } from '@islamic-centre/i18n/locales'
import { env } from '../env.server.ts'
import { inDocumentOnce } from '../hydration/in-document.server.ts'
import { packWords } from './pack-words.ts'
import type { PageDictionary } from './page-dictionary.ts'
import { pickWords } from './pick-words.ts'

const parts = new Map<string, string>()

/**
 * The dictionary of a document: the server renders with all of it, the browser gets only the keys that the page's code
 * uses.
 */
export function pageDictionary(language: Language, pattern: string): PageDictionary {
  const all = dictionaries[language]
  const keys = pageWords[pattern]
  // In development a page may use new keys at any time.
  if (!keys || env.NODE_ENV === 'development') return { all }
  const name = `${language} ${pattern}`
  const part = parts.get(name) ?? packWords(pickWords(all, keys))
  parts.set(name, part)
  return inDocumentOnce({ part, all }, 'all')
}
