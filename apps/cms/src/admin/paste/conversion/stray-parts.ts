import { element, isElement, isSpace, type Node, type Parent } from './tree'

/** The elements in which items and rows are. */
const enclosing: Record<string, string> = { li: 'ul', tr: 'table', tbody: 'table', thead: 'table' }
const lists = ['ol', 'ul']
const tableParts = ['table', 'tbody', 'tfoot', 'thead', 'tr']

/** A selection may begin within a list or a table, and some programs make a list of each item. */
export function encloseStray(parent: Parent) {
  const isEnclosed = isElement(parent as Node, ...lists, ...tableParts)
  const children: Node[] = []
  for (const child of parent.children) {
    if (isElement(child)) encloseStray(child)
    const name = isElement(child) ? (isEnclosed ? undefined : enclosing[child.tagName]) : undefined
    const made = name ? element(name, [child]) : child
    const before = children.findLast((it) => !isSpace(it))
    if (isElement(made, 'ul', 'table') && isElement(before, made.tagName) && (name || made.tagName === 'ul'))
      before.children.push(...made.children)
    else children.push(made)
  }
  parent.children = children
}
