import type { BlockContent, DefinitionContent, Nodes, Paragraph, Parents, PhrasingContent, Root } from 'mdast'
import { addressKinds } from '../../../field-checks/address-kinds'

/** The level of the highest heading of a text: the page itself has the first. */
const topLevel = 2
const lowestLevel = 6

const isParent = (node: Nodes): node is Parents => 'children' in node
const isBlank = (node: PhrasingContent | undefined) =>
  node?.type === 'break' || (node?.type === 'text' && node.value.trim() === '')

/** The lines of a paragraph: an empty one begins another paragraph. */
function paragraphsOf({ children }: Paragraph): Paragraph[] {
  const paragraphs: PhrasingContent[][] = [[]]
  children.forEach((child, at) => {
    const next = children.slice(at + 1).find((it) => it.type === 'break' || !isBlank(it))
    if (child.type === 'break' && (next?.type === 'break' || paragraphs.at(-1)?.length === 0)) {
      if (paragraphs.at(-1)?.length) paragraphs.push([])
    } else paragraphs.at(-1)?.push(child)
  })
  return paragraphs.flatMap((line) => {
    while (isBlank(line[0])) line.shift()
    while (isBlank(line.at(-1))) line.pop()
    return line.length > 0 ? [{ type: 'paragraph', children: line }] : []
  })
}

const webAddress =
  /https?:\/\/[^\s<>"«»()[\]\u200c-\u200f\u2066-\u2069]+[^\s<>"«»()[\]\u200c-\u200f\u2066-\u2069.,;:!?،؛؟'*_]/giu

/** The site links an address in a text, so its characters are not escaped. */
function withLinks(value: string): PhrasingContent[] {
  const made: PhrasingContent[] = []
  let end = 0
  for (const { 0: url, index } of value.matchAll(webAddress)) {
    if (!addressKinds.web(url)) continue
    if (index > end) made.push({ type: 'text', value: value.slice(end, index) })
    made.push({ type: 'link', url, children: [{ type: 'text', value: url }] })
    end = index + url.length
  }
  if (end < value.length) made.push({ type: 'text', value: value.slice(end) })
  return made
}

/** Without empty paragraphs, headings and links, and with lists whose items are beside each other. */
function tidy(parent: Parents, inLink = false) {
  for (const child of parent.children as Nodes[])
    if (isParent(child)) tidy(child, inLink || child.type === 'link')
  const children = (parent.children as Nodes[]).flatMap((child): Nodes[] => {
    if (child.type === 'paragraph') return paragraphsOf(child)
    if (child.type === 'text' && !inLink) return withLinks(child.value)
    if (child.type === 'list') child.spread = false
    if (child.type === 'listItem') child.spread = false
    const isEmpty =
      isParent(child) &&
      child.children.length === 0 &&
      ['heading', 'link', 'strong', 'emphasis', 'delete', 'list', 'listItem', 'blockquote'].includes(
        child.type,
      )
    return isEmpty ? [] : [child]
  })
  parent.children = children as (BlockContent & DefinitionContent & PhrasingContent)[]
}

/** The levels of a pasted text's headings follow each other, and the highest stands below that of the page. */
function levelHeadings({ children }: Root) {
  const headings = children.flatMap((it) => (it.type === 'heading' ? [it] : []))
  const depths = [...new Set(headings.map(({ depth }) => depth))].sort()
  for (const heading of headings)
    heading.depth = Math.min(depths.indexOf(heading.depth) + topLevel, lowestLevel) as typeof heading.depth
}

export function tidyMarkdown(tree: Root) {
  tidy(tree)
  levelHeadings(tree)
}
