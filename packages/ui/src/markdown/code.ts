import type { CodeOptions } from './options.ts'
import {
  adopt,
  attribute,
  classesOf,
  type Element,
  element,
  htmlOf,
  isHtml,
  isText,
  setAttributes,
  text,
  treeOf,
} from './tree.ts'

export type Highlight = (code: string, language: string) => string | undefined

/** The `<code>` in a `<pre>`; undefined if it contains elements. */
export function codeIn(pre: Element): Element | undefined {
  const [code, more] = pre.childNodes
  if (pre.tagName !== 'pre' || !code || more || !isHtml(code) || code.tagName !== 'code') return undefined
  return code.childNodes.every(isText) ? code : undefined
}

export function languageOf(code: Element): string | undefined {
  return classesOf(code)
    .find((name) => name.startsWith('language-'))
    ?.slice('language-'.length)
}

/** The lines of highlighted code. Elements that span several lines are closed and opened again at each line break. */
function linesOf(html: string): string[] {
  const open: string[] = []
  return html.split('\n').map((line) => {
    const before = open.join('')
    for (const [tag] of line.matchAll(/<\/?span[^>]*>/g)) {
      if (tag.startsWith('</')) open.pop()
      else open.push(tag)
    }
    return before + line + '</span>'.repeat(open.length)
  })
}

/** A predicate of the line numbers in `line`: `2,4-6`, or an array of such. */
function namedLines(line: CodeOptions['line']): (number: number) => boolean {
  const ranges = [
    ...[line ?? '']
      .flat()
      .join(',')
      .matchAll(/(\d+)(?:\s*-\s*(\d+))?/g),
  ].map(([, from, to]) => [Number(from), Number(to ?? from)] as const)
  return (number) => ranges.some(([from, to]) => from <= number && number <= to)
}

/** Highlights a block of code and adds line numbers and marked lines. */
export function decorateCode(pre: Element, options: CodeOptions, highlight: Highlight | undefined) {
  const code = codeIn(pre)
  if (!code) return
  const language = languageOf(code)
  const plain = htmlOf(code)
  const coloured =
    language &&
    highlight?.(code.childNodes.map((node) => (isText(node) ? node.value : '')).join(''), language)
  const html = coloured || plain
  const { lineNumbers, start = 1, lineOffset = 0 } = options
  if (!lineNumbers && !(options.lineHighlight && options.line)) {
    if (coloured) adopt(code, treeOf(html).childNodes)
    return
  }
  const isMarked = options.lineHighlight ? namedLines(options.line) : () => false
  const first = lineNumbers ? start : lineOffset + 1
  const lines = linesOf(html.replace(/\n$/, '')).map((line, at) => {
    const number = first + at
    const marked = isMarked(number) ? ' ui-markdown__line--marked' : ''
    return element(
      'span',
      { class: `ui-markdown__line${marked}`, 'data-line': lineNumbers ? String(number) : undefined },
      [...treeOf(line).childNodes, text('\n')],
    )
  })
  adopt(code, lines)
  if (lineNumbers)
    setAttributes(pre, {
      class: [attribute(pre, 'class'), 'ui-markdown__code--numbered'].filter(Boolean).join(' '),
    })
}
