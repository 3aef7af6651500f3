import createMarkdown, { type MarkdownIt, type MarkdownItOptions } from 'markdown-it'
import { type AddressOptions, isExternal, linkAddress, mediaAddress } from './addresses.ts'
import { headingIds } from './heading-ids.ts'
import { sanitizeHtml } from './sanitize.ts'

export type MarkdownOptions = AddressOptions & {
  /** Takes out what could act in a visitor's browser. Off only for text that is not from a person. */
  sanitize?: boolean
}

/** An alignment that a table's author wrote is an attribute: a style would be refused by the content policy. */
function alignCells(md: MarkdownIt) {
  md.core.ruler.push('align_cells', ({ tokens }) => {
    for (const token of tokens) {
      if (token.type !== 'th_open' && token.type !== 'td_open') continue
      const align = /text-align:(\w+)/.exec(String(token.attrGet('style') ?? ''))?.[1]
      if (!align) continue
      token.attrs = (token.attrs ?? []).filter(([name]) => name !== 'style')
      token.attrSet('align', align)
    }
  })
}

/** Tables scroll by themselves; a focusable frame lets the keyboard scroll them too. */
function frameTables(md: MarkdownIt) {
  md.renderer.rules.table_open = () => '<div class="ui-markdown__table" tabindex="0"><table>\n'
  md.renderer.rules.table_close = () => '</table></div>\n'
}

/** What `sanitizeHtml` does to every link and picture, for those written in markdown when it is off. */
function dressLinks(md: MarkdownIt, options: MarkdownOptions) {
  md.core.ruler.push('dress_links', ({ tokens }) => {
    for (const token of tokens.flatMap(({ children }) => children ?? [])) {
      const name = { image: 'src', link_open: 'href' }[token.type]
      if (!name) continue
      const address = String(token.attrGet(name) ?? '')
      token.attrSet(name, name === 'src' ? mediaAddress(address, options) : linkAddress(address, options))
      if (token.type === 'image') token.attrSet('loading', 'lazy')
      else if (isExternal(address, options.siteOrigin)) token.attrSet('rel', 'external noopener')
    }
  })
}

const flavour: MarkdownItOptions = { html: true, linkify: true, langPrefix: 'language-' }

/** Markdown with an editor's own HTML in it, to HTML for the page. Pure; the same on server and in the browser. */
export function renderMarkdown(source: string, options: MarkdownOptions = {}): string {
  const md = createMarkdown(flavour).use(headingIds).use(alignCells).use(frameTables)
  if (options.sanitize === false) md.use(dressLinks, options)
  md.linkify.set({ fuzzyLink: true })
  const html = md.render(source)
  return options.sanitize === false ? html : sanitizeHtml(html, options)
}
