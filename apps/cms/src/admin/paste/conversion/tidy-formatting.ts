import { element, isElement, isSpace, isText, type Node, type Parent, text } from './tree'

const marks = ['strong', 'em', 'del']
const isMark = (node: Node | undefined) => isElement(node, ...marks)

/** A link that is bold as a whole becomes bold text with the link in it, which can be joined with what is around it. */
function liftFromLink(node: Node): Node {
  if (!isElement(node, 'a') || node.children.length !== 1) return node
  const [mark] = node.children
  if (!mark || !isElement(mark, ...marks)) return node
  return { ...mark, children: [liftFromLink({ ...node, children: mark.children })] as typeof mark.children }
}

/** Joins neighbours of one look, over the spaces between them. */
function joined(nodes: Node[]): Node[] {
  const result: Node[] = []
  for (const node of nodes) {
    const space = isSpace(result.at(-1)) ? result.at(-1) : undefined
    const before = result.at(space ? -2 : -1)
    if (isElement(node, ...marks) && isElement(before, node.tagName)) {
      if (space) before.children.push(...([result.pop()] as typeof before.children))
      before.children = joined([...before.children, ...node.children]) as typeof before.children
    } else if (isText(node) && isText(result.at(-1))) {
      result[result.length - 1] = text((result.at(-1) as typeof node).value + node.value)
    } else result.push(node)
  }
  return result
}

/** The first or last text of a node, within marks only. */
function edgeOf(node: Node | undefined, end: 'first' | 'last'): (Node & { value: string }) | undefined {
  if (isText(node)) return node
  return isElement(node, ...marks) ? edgeOf(node.children.at(end === 'first' ? 0 : -1), end) : undefined
}

const isLetter = (character: string | undefined) =>
  character !== undefined && !/[\s\p{P}\p{S}]/u.test(character)

/** The characters around a mark that it cannot begin or end with: spaces, and punctuation beside a letter. */
function loosened(node: Node, before: Node | undefined, after: Node | undefined): Node[] {
  if (!isMark(node)) return [node]
  const [first, last] = [edgeOf(node, 'first'), edgeOf(node, 'last')]
  const cut = { start: '', end: '' }
  if (first) {
    const letter = isLetter(edgeOf(before, 'last')?.value.at(-1))
    cut.start = (letter ? /^[\s\p{P}\p{S}]+/u : /^\s+/).exec(first.value)?.[0] ?? ''
    first.value = first.value.slice(cut.start.length)
  }
  if (last) {
    const letter = isLetter(edgeOf(after, 'first')?.value[0])
    cut.end = (letter ? /[\s\p{P}\p{S}]+$/u : /\s+$/).exec(last.value)?.[0] ?? ''
    last.value = last.value.slice(0, last.value.length - cut.end.length)
  }
  const isEmpty = first === last && first?.value === ''
  return [text(cut.start), ...(isEmpty ? [] : [node]), text(cut.end)].filter(
    (it) => !isText(it) || it.value !== '',
  )
}

/** Formatting such that Markdown can write it with its signs alone. */
export function tidyFormatting(parent: Parent) {
  for (const child of parent.children) if (isElement(child) && child.tagName !== 'pre') tidyFormatting(child)
  const nodes = joined(parent.children.map(liftFromLink))
  const loose = nodes.flatMap((node, at) => loosened(node, nodes[at - 1], nodes[at + 1]))
  parent.children = joined(loose).map((node) =>
    isMark(node) && isElement(node) ? element(node.tagName, node.children) : node,
  )
}
