import type { Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { classesOf, isElement, isText, type Node, replaceDeeply, styleOf } from './tree'

/** Elements that are left out with their content: no text of the page, or none that the site shows. */
const leftOut = new Set(
  (
    'applet area audio base button canvas datalist dialog embed frame frameset head iframe input link map math meta ' +
    'meter nav noembed noframes noscript object optgroup option output param progress script select style svg ' +
    'template textarea title track video xml'
  ).split(' '),
)

/** Word has styles of its own for text that is not shown. */
function isHidden(node: Node): boolean {
  if (!isElement(node)) return false
  const { hidden, ariaHidden, role } = node.properties
  const style = styleOf(node)
  return (
    Boolean(hidden) ||
    ariaHidden === 'true' ||
    role === 'navigation' ||
    style.get('display') === 'none' ||
    style.get('visibility') === 'hidden' ||
    style.get('mso-hide') === 'all'
  )
}

const isLeftOut = (node: Node) =>
  node.type === 'comment' ||
  node.type === 'doctype' ||
  (isElement(node) &&
    (leftOut.has(node.tagName) || isHidden(node) || classesOf(node).includes('Apple-interchange-newline')))

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is meant
const controls = /[\u0000-\u0008\u000b\u000e-\u001f\u007f\ufdd0-\ufdef\ufeff]/g
/** Programs write it wherever several spaces follow each other; half-spaces and marks of direction are other characters. */
const nonBreaking = /[\u00a0\u202f]/g

/**
 * The tree of the clipboard's HTML, without what is no text. Nothing in it runs or loads: it is never part of a document of
 * the browser.
 */
export function readClipboard(html: string): Root {
  const tree = fromHtml(html, { fragment: true })
  const drop = (parent: { children: Node[] }) => {
    parent.children = parent.children.filter((child) => !isLeftOut(child))
    for (const child of parent.children) if (isElement(child)) drop(child)
  }
  drop(tree)
  replaceDeeply(tree, (node) => {
    if (isText(node)) node.value = node.value.replace(controls, '').replace(nonBreaking, ' ')
    return [node]
  })
  return tree
}
