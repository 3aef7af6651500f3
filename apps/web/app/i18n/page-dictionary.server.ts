import { keysByPattern } from 'virtual:page-dictionary-keys'
import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import type { Language } from '@islamic-centre/i18n/locales'
import { inDocumentOnce } from '../hydration/in-document.server.ts'
import type { PageDictionary } from './page-dictionary.ts'
import { pickKeys } from './pick-keys.ts'

const texts = new Map<string, string>()

/**
 * The dictionary of a document: the server renders with all of it, the browser gets only the keys that the page's code
 * uses.
 */
export function pageDictionary(language: Language, pattern: string): PageDictionary {
  const all = dictionaries[language]
  const keys = keysByPattern[pattern]
  if (!keys) return { all }
  const name = `${language} ${pattern}`
  // A text must not end the script element.
  const text = texts.get(name) ?? JSON.stringify(pickKeys(all, keys)).replaceAll('<', '\\u003c')
  texts.set(name, text)
  return inDocumentOnce({ all, used: inDocumentOnce({ id: 'dictionary', text }, 'text') }, 'all')
}
