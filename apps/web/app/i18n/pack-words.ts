export type Words = { [key: string]: string | Words }

/** Separates the parts of a packed dictionary; in a text it is replaced by a character that no text has. */
const separator = '|'
const separatorInText = '\u001f'

/**
 * A dictionary as one string: in the data of a document each key and text of an object costs twenty bytes more. Keys and
 * texts alternate; a part that ends in a dot, where a key would be, is the path of those that follow.
 */
export const packWords = (words: Words): string => partsOf(words, '').join(separator)

function partsOf(words: Words, path: string): string[] {
  const own: string[] = []
  const below: string[] = []
  for (const [key, value] of Object.entries(words))
    if (typeof value === 'string') own.push(key, value.replaceAll(separator, separatorInText))
    else below.push(...partsOf(value, `${path}${key}.`))
  return own.length > 0 && path ? [path, ...own, ...below] : [...own, ...below]
}

/** The dictionary of a packed string. */
export function unpackWords(packed: string): Words {
  const words: Words = {}
  let section = words
  const parts = packed.split(separator).values()
  for (const part of parts)
    if (part.endsWith('.')) section = sectionOf(words, part.slice(0, -1).split('.'))
    else section[part] = (parts.next().value ?? '').replaceAll(separatorInText, separator)
  return words
}

function sectionOf(words: Words, path: readonly string[]): Words {
  let section = words
  for (const key of path) {
    const known = section[key]
    const below = typeof known === 'object' ? known : {}
    section[key] = below
    section = below
  }
  return section
}
