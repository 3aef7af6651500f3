import createMarkdown, { type MarkdownIt, type StateCore } from 'markdown-it'
import { footnotes } from './footnotes.ts'
import { formulas } from './formulas.ts'
import { strikethrough } from './strikethrough.ts'
import { taskLists } from './task-lists.ts'

/** An alignment that a table's author wrote is an attribute: a style would be refused by the content policy. */
function alignCells(md: MarkdownIt) {
  md.core.ruler.push('align_cells', ({ tokens }) => {
    for (const token of tokens) {
      if (token.type !== 'th_open' && token.type !== 'td_open') continue
      const align = /text-align:(\w+)/.exec(String(token.attrGet('style') ?? ''))?.[1]
      if (align) token.attrs = [['align', align]]
    }
  })
}

/** An empty quote has its line break too, as CommonMark writes it. */
function breakEmptyQuotes(md: MarkdownIt) {
  md.renderer.rules.blockquote_open = (tokens, at, options, _env, renderer) =>
    `${renderer.renderToken(tokens, at, options).trimEnd()}\n`
}

/** A host has no plus sign: on GitHub such an address of the post is none. */
function refuseOddHosts(md: MarkdownIt) {
  const isValid = md.validateLink
  md.validateLink = (address) => isValid(address) && !/^mailto:[^@]*@[^?]*\+/i.test(address)
}

/** How much longer than the text its links may be, in characters. */
const mostRepeated = 100_000

/** A long address named once and linked to a thousand times would make a short text endless: enough is enough. */
function boundReferences({ src, tokens }: StateCore) {
  let left = mostRepeated + 10 * src.length
  for (const token of tokens.flatMap(({ children }) => children ?? [])) {
    if (!token.attrs || (token.type !== 'link_open' && token.type !== 'image')) continue
    for (const [, value] of token.attrs) left -= String(value).length
    if (left < 0) token.attrs = token.type === 'image' ? [['alt', '']] : []
  }
}

export type ParserOptions = {
  katex?: boolean | undefined
  formatNumber?: ((number: number) => string) | undefined
}

/** GitHub-flavoured markdown with an editor's own HTML in it: what `markdown-it` makes of it, not yet cleaned. */
export function createParser({ katex, formatNumber }: ParserOptions = {}): MarkdownIt {
  const md = createMarkdown({ html: true, linkify: true, langPrefix: 'language-' })
  md.linkify.set({ fuzzyLink: true })
  md.use(strikethrough).use(taskLists).use(alignCells).use(breakEmptyQuotes).use(refuseOddHosts)
  footnotes(md, formatNumber)
  if (katex) md.use(formulas)
  md.core.ruler.push('bound_references', boundReferences)
  return md
}
