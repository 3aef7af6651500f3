import {
  classesOf,
  contains,
  element,
  isElement,
  isSpace,
  type Node,
  type Parent,
  styleOf,
  wordsOf,
} from './tree'

interface Item {
  level: number
  ordered: boolean
  start: number
  content: Node[]
}

const isMarker = (node: Node) => isElement(node) && styleOf(node).get('mso-list') === 'ignore'

/** A digit or letter with a stop, bracket or hyphen is a number; anything else is a bullet. */
const number = /^[([]?([\p{Nd}]+|\p{L}{1,5})[.)\]\-،:٫]/u

const numberOf = (digits: string) =>
  Number(
    digits
      .replace(/[۰-۹]/g, (it) => String(it.charCodeAt(0) - 0x6f0))
      .replace(/[٠-٩]/g, (it) => String(it.charCodeAt(0) - 0x660)),
  )

function takeMarker(parent: Parent): string {
  let marker = ''
  parent.children = parent.children.filter((child) => {
    if (isMarker(child)) marker ||= wordsOf(child).trim()
    else if (isElement(child)) marker ||= takeMarker(child)
    return !isMarker(child)
  })
  return marker
}

/** A paragraph of Word that is the item of a list: Word has no elements for lists. */
function itemOfWord(node: Node): Item[] | undefined {
  if (!isElement(node, 'p', 'div')) return undefined
  const level = /\blevel(\d)/.exec(styleOf(node).get('mso-list') ?? '')?.[1]
  if (!level && !(classesOf(node).some((it) => /^MsoListParagraph/.test(it)) && contains(node, isMarker)))
    return undefined
  const marker = takeMarker(node)
  const [, count = ''] = number.exec(marker) ?? []
  return [
    {
      level: Number(level ?? 1),
      ordered: count !== '',
      start: /^\p{Nd}+$/u.test(count) ? numberOf(count) : 1,
      content: node.children,
    },
  ]
}

/** Word on the web has a list of its own for each item. */
function itemsOfWebWord(node: Node): Item[] | undefined {
  if (!isElement(node, 'div') || !classesOf(node).includes('ListContainerWrapper')) return undefined
  const lists = node.children.filter((it) => isElement(it, 'ul', 'ol'))
  return lists.flatMap((list) =>
    list.children.flatMap((item) =>
      isElement(item, 'li')
        ? [
            {
              level: Number(item.properties.dataAriaLevel ?? 1) || 1,
              ordered: list.tagName === 'ol',
              start: Number(list.properties.start ?? 1) || 1,
              content: item.children,
            },
          ]
        : [],
    ),
  )
}

/** Items with a level each, as lists within lists. */
function listsOf(items: Item[]): Node[] {
  const lists: Node[] = []
  const left = [...items]
  let first = left[0]
  while (first) {
    const { level, ordered, start } = first
    const list = element(ordered ? 'ol' : 'ul', [], ordered && start > 1 ? { start } : {})
    while (left[0] && left[0].level <= level && left[0].ordered === ordered) {
      const item = left.shift() as Item
      const end = left.findIndex((it) => it.level <= level)
      const below = left.splice(0, end === -1 ? left.length : end)
      list.children.push(element('li', [...item.content, ...listsOf(below)]))
    }
    lists.push(list)
    first = left[0]
  }
  return lists
}

/** Makes lists of the paragraphs with which Word writes them. */
export function readWordLists(parent: Parent) {
  const children: Node[] = []
  let items: Item[] = []
  const finish = () => {
    children.push(...listsOf(items))
    items = []
  }
  for (const child of parent.children) {
    if (isElement(child)) readWordLists(child)
    const found = itemOfWord(child) ?? itemsOfWebWord(child)
    if (found) items.push(...found)
    else if (!(items.length > 0 && isSpace(child))) {
      finish()
      children.push(child)
    }
  }
  finish()
  parent.children = children
}
