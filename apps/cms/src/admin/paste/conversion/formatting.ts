import { element, isElement, isInline, isText, type Node, styleOf } from './tree'

/** What of the look of a text the site's Markdown has. */
interface Look {
  bold: boolean
  italic: boolean
  struck: boolean
  /** Within a heading or the head of a table, which are bold by themselves. */
  plain: boolean
}

const plainText: Look = { bold: false, italic: false, struck: false, plain: false }

const bold = new Set(['b', 'strong'])
const italic = new Set(['i', 'em', 'dfn', 'cite', 'var'])
const struck = new Set(['s', 'strike', 'del'])
/** Elements in a line that Markdown, or the HTML in it that the site allows, has. */
const preserved = new Set(['a', 'br', 'cell-break', 'code', 'img', 'sub', 'sup'])
const headings = /^(h[1-6]|th)$/
const heavy = /^(bold|bolder|[6-9]00)$/
const light = /^(normal|lighter|initial|[1-5]00)$/

/** A style decides over the element: Google Docs encloses all of a text in a `b` of normal weight. */
function lookOf(node: Node, around: Look): Look {
  if (!isElement(node)) return around
  const style = styleOf(node)
  const weight = style.get('font-weight') ?? ''
  const slant = style.get('font-style') ?? ''
  const line = `${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`
  return {
    bold: heavy.test(weight) || (!light.test(weight) && (around.bold || bold.has(node.tagName))),
    italic:
      /^(italic|oblique)/.test(slant) ||
      (!/^(normal|initial)/.test(slant) && (around.italic || italic.has(node.tagName))),
    struck: around.struck || line.includes('line-through') || struck.has(node.tagName),
    plain: around.plain || headings.test(node.tagName),
  }
}

function withLook(node: Node, look: Look): Node {
  const inStrike = look.struck ? element('del', [node]) : node
  const inItalic = look.italic ? element('em', [inStrike]) : inStrike
  return look.bold && !look.plain ? element('strong', [inItalic]) : inItalic
}

/** Text with one element for each look of it, in place of elements and styles within each other. */
export function readFormatting(nodes: Node[], around: Look = plainText): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (isText(node)) return node.value.trim() === '' ? [node] : [withLook(node, around)]
    if (!isElement(node)) return [node]
    if (node.tagName === 'code' || node.tagName === 'pre') return [node]
    if (node.tagName === 'kbd' || node.tagName === 'samp' || node.tagName === 'tt') {
      node.tagName = 'code'
      return [node]
    }
    const look = lookOf(node, around)
    const children = readFormatting(node.children, look)
    if (isInline(node) && !preserved.has(node.tagName)) return children
    node.children = children as typeof node.children
    return [node]
  })
}
