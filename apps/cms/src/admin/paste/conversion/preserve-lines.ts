import { element, isElement, isText, type Node, type Parent, styleOf, text } from './tree'

const keepsLines = /^(pre|pre-wrap|pre-line|break-spaces)\b/

/** Where line ends are shown as they are, each becomes an element. A `pre` without code in it is text of a mail or chat. */
export function preserveLines(parent: Parent, isPreserved = false) {
  parent.children = parent.children.flatMap((child): Node[] => {
    if (isText(child) && isPreserved && child.value.includes('\n'))
      return child.value
        .split(/\r?\n/)
        .flatMap((line, at) => (at === 0 ? [text(line)] : [element('br', []), text(line)]))
    if (!isElement(child)) return [child]
    const isCode =
      child.tagName === 'pre' && child.children.some((it) => isElement(it, 'code', 'samp', 'kbd'))
    if (isCode) return [child]
    const space = styleOf(child).get('white-space')
    if (child.tagName === 'pre') child.tagName = 'div'
    else if (!space) {
      preserveLines(child, isPreserved)
      return [child]
    }
    preserveLines(child, space === undefined || keepsLines.test(space))
    return [child]
  })
}
