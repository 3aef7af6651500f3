import type { Language } from '@islamic-centre/i18n/locales'

/**
 * The language of a text by its script, for words that the content server keeps once for all languages: those of a
 * picture. Undefined where there is no letter.
 */
export function languageOf(text: string): Language | undefined {
  if (/(?=\p{Script=Arabic})\p{L}/u.test(text)) return 'fa'
  return /\p{Script=Latin}/u.test(text) ? 'ca' : undefined
}

/** A text of the media library, which keeps one for all languages, where it is in this language. */
export const textIn = (language: Language, text: string): string | undefined =>
  languageOf(text) === language ? text : undefined
