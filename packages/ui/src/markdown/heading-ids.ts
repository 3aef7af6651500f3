import type { MarkdownIt } from 'markdown-it'

/** Letters of every script, digits and hyphens; spaces and Persian half-spaces become hyphens. */
export function slugOf(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s_\u200c]+/g, '-')
    .replace(/[^\p{L}\p{M}\p{N}-]+/gu, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '')
}

/** Gives every heading an id from its words; the second of the same words ends in -2, and so on. */
export function headingIds(md: MarkdownIt) {
  md.core.ruler.push('heading_ids', ({ tokens }) => {
    const taken = new Set<string>()
    tokens.forEach((token, at) => {
      if (token.type !== 'heading_open') return
      const words = (tokens[at + 1]?.children ?? [])
        .filter(({ type }) => type === 'text' || type === 'code_inline' || type === 'image')
        .map(({ content }) => content)
        .join('')
      const slug = slugOf(words) || 'section'
      let id = slug
      for (let number = 2; taken.has(id); number++) id = `${slug}-${number}`
      taken.add(id)
      token.attrSet('id', id)
    })
  })
}
