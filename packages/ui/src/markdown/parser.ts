import createMarkdown, { type MarkdownIt, type StateCore } from 'markdown-it'
import { type AlertLabels, alerts } from './alerts.ts'
import { autolinks } from './autolinks.ts'
import { footnotes } from './footnotes.ts'
import { formulas } from './formulas.ts'
import { strikethrough } from './strikethrough.ts'
import { taskLists } from './task-lists.ts'

/** Aligns table cells by an attribute, because a content security policy blocks style attributes. */
function alignCells(md: MarkdownIt) {
  md.core.ruler.push('align_cells', ({ tokens }) => {
    for (const token of tokens) {
      if (token.type !== 'th_open' && token.type !== 'td_open') continue
      const align = /text-align:(\w+)/.exec(String(token.attrGet('style') ?? ''))?.[1]
      if (align) token.attrs = [['align', align]]
    }
  })
}

/** Adds the line break in an empty quote that CommonMark's examples have. */
function breakEmptyQuotes(md: MarkdownIt) {
  md.renderer.rules.blockquote_open = (tokens, at, options, _env, renderer) =>
    `${renderer.renderToken(tokens, at, options).trimEnd()}\n`
}

/** Does not link e-mail addresses whose host has a plus sign, as on GitHub. */
function refuseOddHosts(md: MarkdownIt) {
  const isValid = md.validateLink
  md.validateLink = (address) => isValid(address) && !/^mailto:[^@]*@[^?]*\+/i.test(address)
}

/** Characters that the URLs of all links may have beyond ten times the length of the text. */
const maxRepeated = 100_000

/** Limits the output of a short text that links a long URL, defined once, very often. */
function boundReferences({ src, tokens }: StateCore) {
  let left = maxRepeated + 10 * src.length
  for (const token of tokens.flatMap(({ children }) => children ?? [])) {
    if (!token.attrs || (token.type !== 'link_open' && token.type !== 'image')) continue
    for (const [, value] of token.attrs) left -= String(value).length
    if (left < 0) token.attrs = token.type === 'image' ? [['alt', '']] : []
  }
}

export type ParserOptions = {
  katex?: boolean | undefined
  formatNumber?: ((number: number) => string) | undefined
  labels?: AlertLabels | undefined
}

/** A parser of GitHub-flavoured Markdown that may contain HTML. The HTML it returns is not sanitised. */
export function createParser({ katex, formatNumber, labels }: ParserOptions = {}): MarkdownIt {
  const md = createMarkdown({ html: true, linkify: true, langPrefix: 'language-' })
  md.linkify.set({ fuzzyLink: true })
  md.use(strikethrough)
    .use(taskLists)
    .use(alignCells)
    .use(breakEmptyQuotes)
    .use(refuseOddHosts)
    .use(autolinks)
  footnotes(md, formatNumber)
  alerts(md, labels)
  if (katex) md.use(formulas)
  md.core.ruler.push('bound_references', boundReferences)
  return md
}
