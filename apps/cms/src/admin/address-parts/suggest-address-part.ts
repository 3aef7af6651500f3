import slugify from '@sindresorhus/slugify'
import { transliterate } from './transliterate'

const maxLength = 60

/** As many whole words as fit. */
function shortened(part: string): string {
  if (part.length <= maxLength) return part
  const end = part.lastIndexOf('-', maxLength)
  return part.slice(0, end > 0 ? end : maxLength)
}

/** Within a word, as in Qur’an. */
const apostrophe = /(?<=\p{L})['’‘ʼ`](?=\p{L})/gu

/** The address part of a title: small Latin letters, digits and hyphens, at most 60; empty if the title has no letters. */
export const suggestAddressPart = (title: string): string =>
  shortened(slugify(transliterate(title.replace(apostrophe, '')), { decamelize: false }))

/** Whether a part is that of the title, with a number if another entry has it. */
export function isSuggestedFor(title: string, part: string): boolean {
  const suggested = suggestAddressPart(title)
  return suggested !== '' && part.startsWith(suggested) && /^(-\d+)?$/.test(part.slice(suggested.length))
}
