import { attribute, elementsOf, type Parent, setAttributes, wordsOf } from './tree.ts'

const longest = 100

/** Letters of every script, digits and hyphens; spaces and Persian half-spaces become hyphens. */
function slugOf(text: string): string {
  return text
    .slice(0, longest)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s_\u200c]+/g, '-')
    .replace(/[^\p{L}\p{M}\p{N}-]+/gu, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '')
}

/**
 * Gives every heading an id derived from its text; a second heading with the same text gets the suffix -2, and so on.
 * `reserved` are ids of the page around the text.
 */
export function addHeadingIds(tree: Parent, reserved: readonly string[] = []) {
  const elements = elementsOf(tree)
  const taken = new Set([...reserved, ...elements.map((element) => attribute(element, 'id'))])
  const numbers = new Map<string, number>()
  for (const heading of elements) {
    if (!/^h[1-6]$/.test(heading.tagName) || attribute(heading, 'id')) continue
    const slug = slugOf(wordsOf(heading)) || 'section'
    let number = numbers.get(slug) ?? 1
    let id = slug
    while (taken.has(id)) id = `${slug}-${++number}`
    numbers.set(slug, number)
    taken.add(id)
    setAttributes(heading, { id })
  }
}
