import { clean } from './clean.ts'
import { codeIn, decorateCode, languageOf } from './code.ts'
import { decorate } from './decorate.ts'
import { prefixIds } from './ids.ts'
import type { MarkdownOptions } from './options.ts'
import { createParser } from './parser.ts'
import { escapeRawText } from './raw-text.ts'
import {
  adopt,
  classesOf,
  elementsOf,
  htmlOf,
  isHtml,
  isText,
  limitDepth,
  type Parent,
  treeOf,
  wordsOf,
} from './tree.ts'

export type { KnownPicture, MarkdownOptions } from './options.ts'

/** Where characters have no special meaning. */
const literal = new Set(['code', 'pre', 'kbd', 'samp', 'var'])

function replaceTexts(parent: Parent, replace: (text: string) => string) {
  for (const node of parent.childNodes) {
    if (isText(node)) node.value = replace(node.value)
    else if (isHtml(node) && !literal.has(node.tagName) && !classesOf(node).includes('ui-markdown__formula'))
      replaceTexts(node, replace)
  }
}

/** Modules that are loaded only for texts that need them: highlighting, formulas, emoji. */
async function enrich(tree: Parent, options: MarkdownOptions) {
  const elements = elementsOf(tree)
  const blocks = elements.filter(codeIn)
  const formulas = options.katex
    ? elements.filter((element) => classesOf(element).includes('ui-markdown__formula'))
    : []
  const isColoured = blocks.some((pre) => languageOf(codeIn(pre) ?? pre))
  const hasNames = options.emoji && /:[\w+-]+:/.test(htmlOf(tree))
  const [code, tex, emoji] = await Promise.all([
    isColoured ? import('./highlight.ts') : undefined,
    formulas.length > 0 ? import('./formula.ts') : undefined,
    hasNames ? import('./emoji.ts') : undefined,
  ])
  if (emoji) replaceTexts(tree, emoji.withEmoji)
  for (const pre of blocks) decorateCode(pre, options, code?.highlight)
  for (const each of formulas) {
    const isDisplay = classesOf(each).includes('ui-markdown__formula--display')
    const made = tex?.formula(wordsOf(each), isDisplay, options.katexOptions)
    if (made) adopt(each, made)
  }
}

/**
 * Renders Markdown, which may contain HTML, to HTML. The result is the same on the server and in the browser, because both
 * use the same HTML parser. Asynchronous, because a text loads only the modules that it uses.
 */
export async function renderMarkdown(source: string, options: MarkdownOptions = {}): Promise<string> {
  const html = createParser(options).render(source)
  const tree = treeOf(options.sanitize === false ? html : escapeRawText(html))
  limitDepth(tree)
  if (options.sanitize !== false) clean(tree)
  decorate(tree, options)
  if (options.idPrefix) prefixIds(tree, options.idPrefix)
  await enrich(tree, options)
  return htmlOf(tree)
}
