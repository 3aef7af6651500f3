import type { Element } from 'hast'
import {
  contains,
  element,
  isElement,
  isInline,
  isSpace,
  type Node,
  type Parent,
  text,
  wordsOf,
} from './tree'

const cellsOf = (row: Element) => row.children.filter((it): it is Element => isElement(it, 'td', 'th'))

/** The rows of a table, not those of tables in it. */
function rowsOf(node: Element): Element[] {
  return node.children.flatMap((child) => {
    if (isElement(child, 'tr')) return [child]
    return isElement(child, 'thead', 'tbody', 'tfoot') ? rowsOf(child) : []
  })
}

/** A table that only arranges a page, or a single column, is the text in it. */
const isLayout = (table: Element, rows: Element[]) =>
  table.properties.role === 'presentation' ||
  rows.every((row) => cellsOf(row).length < 2) ||
  rows.some((row) => row.children.some((cell) => contains(cell, (it) => it.tagName === 'table')))

const lineEnd = () => element('cell-break', [])

/** The content of a cell in one line, which is all that a cell in Markdown has. */
function lineOf(nodes: Node[]): Node[] {
  const lines: Node[][] = [[]]
  const add = (parts: Node[][]) => {
    if (lines.at(-1)?.every(isSpace)) lines.pop()
    lines.push(...parts, [])
  }
  for (const node of nodes) {
    if (isElement(node, 'br')) lines.push([])
    else if (isElement(node, 'ul', 'ol')) {
      const items = node.children.filter((it) => isElement(it, 'li'))
      add(
        items.map((item, at) => [
          text(node.tagName === 'ol' ? `${at + 1}. ` : '• '),
          ...lineOf(isElement(item) ? item.children : []),
        ]),
      )
    } else if (isElement(node) && !isInline(node)) add([lineOf(node.children)])
    else lines.at(-1)?.push(node)
  }
  const written = lines.filter((line) => !line.every(isSpace))
  return written.flatMap((line, at) => (at === 0 ? line : [lineEnd(), ...line]))
}

/** A cell that extends over several is followed, or has below it, as many empty ones; no more than the table has. */
function readCell(cell: Element, columns: number, rows: number) {
  cell.children = lineOf(cell.children) as typeof cell.children
  const { colSpan, rowSpan } = cell.properties
  cell.properties = {
    colSpan: Math.min(Number(colSpan) || 1, columns),
    rowSpan: Math.min(Number(rowSpan) || 1, rows),
  }
}

function read(table: Element): Node[] {
  const caption = table.children.find((it) => isElement(it, 'caption'))
  const before = isElement(caption) ? [element('p', caption.children)] : []
  const rows = rowsOf(table).filter((row) => wordsOf(row).trim() !== '')
  if (isLayout(table, rows))
    return [...before, ...rows.flatMap((row) => cellsOf(row).map((cell) => element('div', cell.children)))]
  const columns = Math.max(...rows.map((row) => cellsOf(row).length))
  for (const row of rows) for (const cell of cellsOf(row)) readCell(cell, columns, rows.length)
  const [head] = rows
  for (const cell of head ? cellsOf(head) : []) cell.tagName = 'th'
  return [...before, element('table', rows)]
}

/** Tables as Markdown has them: a line for each row, the first of them the head. */
export function readTables(parent: Parent) {
  parent.children = parent.children.flatMap((child) => {
    if (!isElement(child)) return [child]
    readTables(child)
    return child.tagName === 'table' ? read(child) : [child]
  })
}
