/**
 * One spelling for texts that readers take for the same: without marks on letters (آ, أ, é, harakat) and tatweel, in lower
 * case, with the Persian forms of yeh, kaf and heh and Latin digits. Arabic keyboards type the other forms.
 */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}|\u0640/gu, '')
    .replaceAll(/[\u064a\u0649]/g, '\u06cc')
    .replaceAll('\u0643', '\u06a9')
    .replaceAll(/[\u0629\u06d5]/g, '\u0647')
    .replaceAll(/[\u06f0-\u06f9\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .toLowerCase()
}

/** Whether a label contains a query, with any spelling of its letters, and a space, nothing or ZWNJ for a ZWNJ. */
export function matches(label: string, query: string): boolean {
  const [text, wanted] = [fold(label), fold(query).replaceAll('\u200c', '')]
  return ['', ' '].some((gap) => text.replaceAll('\u200c', gap).includes(wanted))
}
