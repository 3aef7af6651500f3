import { isElement, type Parent, replaceDeeply, text } from './tree'

/** What Markdown has no signs for and the site allows as HTML. Each has a character that no text has until it is written. */
const inlineHtml = ['<br>', '<sub>', '</sub>', '<sup>', '</sup>']
const first = 0xfdd2
const markOf = (html: string) => text(String.fromCharCode(first + inlineHtml.indexOf(html)))

/** Line ends in cells, and raised or lowered text. */
export function markInlineHtml(parent: Parent) {
  replaceDeeply(parent, (node) => {
    if (isElement(node, 'cell-break')) return [markOf('<br>')]
    if (!isElement(node, 'sub', 'sup')) return [node]
    return [markOf(`<${node.tagName}>`), ...node.children, markOf(`</${node.tagName}>`)]
  })
}

export const writeInlineHtml = (markdown: string) =>
  markdown.replaceAll(/[\ufdd2-\ufdd6]/g, (mark) => inlineHtml[mark.charCodeAt(0) - first] ?? '')
