import { letterSpelling, wordSpelling } from './persian-words'

const vowelLetters = 'آاأوی'

/** A letter of a word that is not in the table, by those beside it: short vowels are not written and stay unknown. */
function letter(it: string, before: string | undefined, after: string | undefined): string {
  const isFirst = before === undefined
  if (it === 'و') return isFirst || 'اآی'.includes(after ?? '-') ? 'v' : 'u'
  if (it === 'ی') return isFirst || 'اآو'.includes(after ?? '-') ? 'y' : 'i'
  // It carries the vowel that follows it: ایمان, اوقات.
  if (it === 'ا' && isFirst && (after === 'ی' || after === 'و')) return ''
  if (it === 'ع' && isFirst) return vowelLetters.includes(after ?? '-') ? '' : 'a'
  if (it === 'ه' && after === undefined && before && !vowelLetters.includes(before)) return 'eh'
  return letterSpelling.get(it) ?? it
}

const plurals = ['های', 'ها']

function word(text: string): string {
  const known = wordSpelling.get(text)
  if (known) return known
  const plural = plurals.find((it) => text.length > it.length + 1 && text.endsWith(it))
  if (plural) return `${word(text.slice(0, -plural.length))} ${word(plural)}`
  const letters = [...text]
  return letters.map((it, at) => letter(it, letters[at - 1], letters[at + 1])).join('')
}

/** After a name: peace be upon him, and the like. */
const honorifics = /\(\s*(?:ع|س|ص|عج|ره|قدس سره)\s*\)/g
/** Short vowels, hamza above and the stroke that lengthens a word. */
const marks = /[\u064B-\u065F\u0670\u0640]/g
const persianWord =
  /[\u0621-\u064A\u066E-\u06D3\u06FA-\u06FF]+(?:\u200c[\u0621-\u064A\u066E-\u06D3\u06FA-\u06FF]+)*/g

/** Persian words in Latin letters, Persian and Arabic digits as 0 to 9; the rest of the text stays. */
export const transliterate = (text: string): string =>
  text
    .replace(honorifics, ' ')
    .replace(marks, '')
    .replace(/[يى]/g, 'ی')
    .replace(/ك/g, 'ک')
    .replace(/[۰-۹٠-٩]/g, (digit) => String((digit.codePointAt(0) ?? 0) % 16))
    .replace(persianWord, (found) => wordSpelling.get(found) ?? found.split('\u200c').map(word).join(' '))
