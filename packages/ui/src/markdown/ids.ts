import { decodeFragment } from '../fragment/decode-fragment.ts'
import { attribute, elementsOf, type Parent, setAttributes } from './tree.ts'

/** Adds a prefix to the ids of a text, and to the links in the text that target them. */
export function prefixIds(tree: Parent, prefix: string) {
  const elements = elementsOf(tree)
  const ids = new Set<string>()
  for (const element of elements) {
    const id = attribute(element, 'id')
    if (!id) continue
    ids.add(id)
    setAttributes(element, { id: prefix + id })
  }
  for (const element of elements) {
    const href = attribute(element, 'href')
    if (href?.startsWith('#') && ids.has(decodeFragment(href)))
      setAttributes(element, { href: `#${prefix}${href.slice(1)}` })
  }
}
