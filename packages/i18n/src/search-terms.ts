/** Characters that are removed without splitting a word: the tatweel, apostrophes and the like, a standalone hamza. */
const silent = /[\u0621\u0640'\u2018\u2019\u02bb-\u02bf\u0060\u00b4]|(?!\u200c)\p{Cf}/gu

/** Letter variants and their Persian form; NFKD has already separated the marks. */
const letters: Record<string, string> = {
  ي: 'ی',
  ى: 'ی',
  ے: 'ی',
  ك: 'ک',
  ڪ: 'ک',
  ة: 'ه',
  ە: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ٱ: 'ا',
}
const otherLetters = new RegExp(`[${Object.keys(letters).join('')}]`, 'g')
const arabicDigits = /[\u0660-\u0669\u06f0-\u06f9]/g

/**
 * A text in the one form that all its spellings share: small letters without marks, the letters of Persian, the
 * digits 0-9, and a single space wherever anything else stood, the half-space too.
 */
export const searchForm = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(silent, '')
    .replace(/\p{M}/gu, '')
    .replace(otherLetters, (letter) => letters[letter] ?? letter)
    .replace(arabicDigits, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The endings of the Persian plural, those of «کتاب‌هایشان» among them. */
const plural = /ها(ی|یی|یم|یت|یش|یمان|یتان|یشان)?$/
const comparative = /^تر(ین)?$/
const verbal = /^ن?می$/
const isPlural = (word: string) => plural.exec(word)?.index === 0
const shortest = 3

/** A word without its plural suffix; a short word is unchanged: «تنها» is not a plural. */
function stem(word: string): string {
  const singular = /[a-z]/.test(word)
    ? word.replace(/(?<=ss|sh|ch|x)es$|(?<![su])s$/, '')
    : word.replace(plural, '')
  return singular.length < shortest ? word : singular
}

/**
 * The search terms of a text. Persian words written apart, with a half-space or together are the same: «سخنرانی ها»,
 * «سخنرانی‌ها» and «سخنرانیها» are «سخنرانی», «می شود» is «میشود».
 */
export function searchTerms(text: string): string[] {
  const terms: string[] = []
  let prefix = ''
  for (const word of searchForm(text).split(' ')) {
    const last = terms.at(-1)
    if (verbal.test(word)) prefix = word
    else if (last && comparative.test(word)) terms[terms.length - 1] = last + word
    else if (word && !(last && isPlural(word))) {
      terms.push(stem(prefix + word))
      prefix = ''
    }
  }
  return prefix ? [...terms, prefix] : terms
}
