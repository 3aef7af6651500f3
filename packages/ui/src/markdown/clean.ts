import { isFrameAllowed, isSafe } from './addresses.ts'
import { alertKinds } from './alerts.ts'
import { prefixIds } from './ids.ts'
import {
  adopt,
  attribute,
  classesOf,
  type Element,
  isHtml,
  isText,
  type Node,
  type Parent,
  setAttributes,
} from './tree.ts'

const words = (list: string) => new Set(list.split(' '))

/** The allowed elements; any other element is replaced by its content. */
const tags = words(
  'a abbr address article aside audio b bdi bdo blockquote br caption cite code col colgroup dd del details dfn ' +
    'div dl dt em figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i iframe img input ins kbd label li main mark ' +
    'nav ol p picture pre q rp rt ruby s samp section small source span strong sub summary sup table tbody td ' +
    'tfoot th thead time tr track u ul var video wbr',
)

/** Elements that are removed with their content, which is not text or is parsed by other rules. */
const wholly = words(
  'applet embed frame frameset head link math meta noembed noframes noscript object plaintext script select style ' +
    'svg template textarea title xmp',
)

const attributes = words(
  'abbr align allowfullscreen alt checked cite class colspan controls datetime default dir height href hreflang id ' +
    'kind label lang loading loop media muted open poster preload reversed rowspan scope sizes span src srclang ' +
    'srcset start title type valign value width',
)

const addresses = words('cite href poster src')

/** The classes that the parser adds to formulas, footnotes, task lists and alerts. */
const displayClasses = words(
  'ui-markdown__formula ui-markdown__formula--display ui-markdown__notes ui-markdown__sign ui-markdown__back ' +
    'ui-markdown__tasks ui-markdown__task ui-markdown__alert ' +
    alertKinds.map((kind) => `ui-markdown__alert--${kind}`).join(' '),
)
/** The same classes of other Markdown renderers, and those of figures and tables, which no stylesheet uses. */
const writtenClasses = words(
  'contains-task-list task-list-item task-list-item-checkbox footnotes footnotes-list footnotes-sep footnote-item ' +
    'footnote-ref footnote-backref figure figure-caption wide table table-caption hljs',
)
const languageOrHighlight = /^(language|hljs)-[\w+#.-]{1,40}$/

/** An allow-list: with another class a text could look like a part of the page, or cover one. */
const isAllowedClass = (name: string): boolean =>
  displayClasses.has(name) || writtenClasses.has(name) || languageOrHighlight.test(name)

/** Attribute values that would end a surrounding comment or element if the HTML were parsed in another context. */
const breaksOut = /(--!?|\])>|<\/(iframe|no(embed|frames|script)|script|style|textarea|title|xmp)/i

function cleanAttributes(element: Element) {
  element.attrs = element.attrs.filter(
    ({ name, value, prefix }) =>
      !prefix &&
      attributes.has(name) &&
      !breaksOut.test(value) &&
      (!addresses.has(name) || isSafe(value, name === 'href')),
  )
  const sources = attribute(element, 'srcset')?.split(',')
  if (sources && !sources.every((each) => isSafe(each, false))) setAttributes(element, { srcset: undefined })
  const names = classesOf(element)
  if (names.length > 0) setAttributes(element, { class: names.filter(isAllowedClass).join(' ') || undefined })
}

/** The sanitised node: itself, its content, or nothing. */
function cleaned(node: Node): Node[] {
  if (isText(node)) return [node]
  if (!isHtml(node) || wholly.has(node.tagName)) return []
  if (!tags.has(node.tagName)) return node.childNodes.flatMap(cleaned)
  cleanAttributes(node)
  if (node.tagName === 'iframe') return isFrameAllowed(attribute(node, 'src') ?? '') ? [adopt(node, [])] : []
  if (node.tagName === 'input') {
    // Only the disabled checkboxes of a task list.
    if (attribute(node, 'type') !== 'checkbox') return []
    setAttributes(node, { disabled: '', value: undefined })
  }
  return [adopt(node, node.childNodes.flatMap(cleaned))]
}

/**
 * Sanitises an editor's HTML: removes scripts, handlers, forms, styles, unsafe URLs and foreign frames. Ids are global
 * names for the page's scripts, so the author's own get a prefix.
 */
export function clean(tree: Parent) {
  adopt(tree, tree.childNodes.flatMap(cleaned))
  prefixIds(tree, 'user-content-')
}
