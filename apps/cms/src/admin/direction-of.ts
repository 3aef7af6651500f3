const firstLetter = /\p{L}/u
const rightToLeftLetter = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** The direction of a text by its first letter, like `dir="auto"`; undefined without a letter. */
export function directionOf(text: string): 'ltr' | 'rtl' | undefined {
  const letter = firstLetter.exec(text)?.[0]
  if (letter === undefined) return undefined
  return rightToLeftLetter.test(letter) ? 'rtl' : 'ltr'
}
