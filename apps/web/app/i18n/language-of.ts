import type { Language } from '@islamic-centre/i18n/locales'

/**
 * The language of a text by its script, for texts that the content server stores once for all languages, such as those
 * of a picture. Undefined for a text without letters.
 */
export function languageOf(text: string): Language | undefined {
  if (/(?=\p{Script=Arabic})\p{L}/u.test(text)) return 'fa'
  return /\p{Script=Latin}/u.test(text) ? 'ca' : undefined
}

/** A text of the media library, which stores one for all languages, if it is in this language. */
export const textIn = (language: Language, text: string): string | undefined =>
  languageOf(text) === language ? text : undefined
