import { classesOf, isElement, isSpace, type Node, type Parent, text } from './tree'

const headingNames = /^h[1-6]$/

/** The level of what is a heading by its role or by a style of Word; undefined for anything else. */
function headingLevel(node: Node): number | undefined {
  if (!isElement(node)) return undefined
  if (classesOf(node).includes('MsoTitle')) return 1
  if (node.properties.role !== 'heading') return undefined
  return Math.min(Math.max(Number(node.properties.ariaLevel) || 2, 1), 6)
}

/** Google Docs puts a list that belongs to an item behind it. */
function readList(list: { children: Node[] }) {
  const children: Node[] = []
  for (const child of list.children) {
    const item = children.at(-1)
    if (isElement(child, 'ul', 'ol') && isElement(item, 'li')) item.children.push(child)
    else if (!isSpace(child)) children.push(child)
  }
  list.children = children
}

function readHeading(parent: Parent) {
  parent.children = parent.children.map((child) => {
    if (isElement(child, 'br')) return text(' ')
    if (isElement(child)) readHeading(child)
    return child
  })
}

/** Headings, and lists within lists. In items and cells there are no headings. */
export function readBlocks(parent: Parent, inItem = false) {
  for (const child of parent.children) {
    if (!isElement(child)) continue
    const level = headingLevel(child)
    if (level) child.tagName = `h${level}`
    const isItem = inItem || isElement(child, 'li', 'td', 'th')
    readBlocks(child, isItem)
    if (isElement(child, 'ul', 'ol')) readList(child)
    if (!headingNames.test(child.tagName)) continue
    if (isItem) child.tagName = 'p'
    else readHeading(child)
  }
}
