/// <reference path="./plugins.d.ts" />
import type { MarkdownIt, RendererRule, StateCore, Token } from 'markdown-it'
import footnotePlugin from 'markdown-it-footnote'

type Note = { label: string; count: number }
type Sign = { id: number; subId: number }

/** Moves the footnotes to the end of the text, in the order of their references. */
function notesToEnd(state: StateCore) {
  const { list = [] } = (state.env?.footnotes ?? {}) as { list?: Note[] }
  const written = new Map<string, Token[]>()
  const text: Token[] = []
  const open: string[] = []
  for (const token of state.tokens) {
    if (token.type === 'footnote_reference_open') open.push(String(token.meta?.label))
    else if (token.type === 'footnote_reference_close') open.pop()
    else {
      const label = open.at(-1)
      if (label === undefined) text.push(token)
      else
        written
          .set(label, written.get(label) ?? [])
          .get(label)
          ?.push(token)
    }
  }
  const add = (type: string, nesting: -1 | 0 | 1, meta: Token['meta']) => {
    const token = new state.Token(type, '', nesting)
    token.meta = meta
    text.push(token)
  }
  if (list.length > 0) {
    add('footnote_block_open', 1, null)
    list.forEach(({ label, count }, id) => {
      add('footnote_open', 1, { id })
      for (const token of written.get(label) ?? []) text.push(token)
      const last = text.at(-1)?.type === 'paragraph_close' ? text.pop() : undefined
      for (let subId = 0; subId < count; subId++) add('footnote_anchor', 0, { id, subId })
      if (last) text.push(last)
      add('footnote_close', -1, null)
    })
    add('footnote_block_close', -1, null)
  }
  state.tokens = text
}

/** GitHub's footnotes: `[^1]` in the text, `[^1]: the note` anywhere. */
export function footnotes(md: MarkdownIt, formatNumber: (number: number) => string = String) {
  md.use(footnotePlugin)
  md.inline.ruler.disable('footnote_inline')
  // Replaces the plugin's rule, which copies all tokens for each note and is quadratic.
  md.core.ruler.at('footnote_tail', notesToEnd)

  const metaOf = (tokens: Token[], at: number) => tokens[at]?.meta as Sign
  const signOf = ({ id, subId }: Sign) => `${id + 1}${subId > 0 ? `-${subId + 1}` : ''}`
  const rules: Record<string, RendererRule> = {
    footnote_ref: (tokens, at) => {
      const meta = metaOf(tokens, at)
      return `<sup><a class="ui-markdown__sign" id="fnref${signOf(meta)}" href="#fn${meta.id + 1}">${formatNumber(meta.id + 1)}</a></sup>`
    },
    footnote_block_open: () => '<section class="ui-markdown__notes">\n<ol>\n',
    footnote_block_close: () => '</ol>\n</section>\n',
    footnote_open: (tokens, at) => `<li id="fn${metaOf(tokens, at).id + 1}">\n`,
    footnote_close: () => '</li>\n',
    footnote_anchor: (tokens, at) =>
      ` <a class="ui-markdown__back" href="#fnref${signOf(metaOf(tokens, at))}">\u21a9\ufe0e</a>`,
  }
  Object.assign(md.renderer.rules, rules)
}
