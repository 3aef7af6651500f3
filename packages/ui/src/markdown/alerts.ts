import type { MarkdownIt, Token } from 'markdown-it'

export const alertKinds = ['note', 'tip', 'important', 'warning', 'caution'] as const
export type AlertLabels = Partial<Record<(typeof alertKinds)[number], string>>

const marker = new RegExp(`^\\[!(${alertKinds.join('|')})\\]$`, 'i')

/** The kind of the alert whose blockquote begins with a token; its marker stands alone in the first line. */
function kindOf(tokens: Token[], at: number) {
  const [paragraph, inline] = [tokens[at + 1], tokens[at + 2]]
  if (paragraph?.type !== 'paragraph_open' || inline?.type !== 'inline') return undefined
  // An escaped bracket is a separate token, so the text is then not the whole marker.
  const [first, second] = inline.children ?? []
  if (first?.type !== 'text' || (second && !/^(soft|hard)break$/.test(second.type))) return undefined
  return marker.exec(first.content)?.[1]?.toLowerCase() as keyof AlertLabels | undefined
}

const endOf = (tokens: Token[], at: number) =>
  tokens.findIndex(
    (it, index) => index > at && it.type === 'blockquote_close' && it.level === tokens[at]?.level,
  )

/** `> [!NOTE]` and the like, as on GitHub: an aside with a title. A kind without a label stays a quote. */
export function alerts(md: MarkdownIt, labels: AlertLabels = {}) {
  md.core.ruler.after('inline', 'alerts', ({ tokens }) => {
    tokens.forEach((open, at) => {
      // GitHub has them at the top of a text only, which also bounds the search for their ends.
      const kind = open.type === 'blockquote_open' && open.level === 0 ? kindOf(tokens, at) : undefined
      const label = kind && labels[kind]
      if (!label) return
      const [inline, close] = [tokens[at + 2], tokens[endOf(tokens, at)]]
      if (!inline || !close) return
      open.tag = 'aside'
      close.tag = 'aside'
      open.attrJoin('class', `ui-markdown__alert ui-markdown__alert--${kind}`)
      const made = (type: string, tag: string, nesting: -1 | 0 | 1) =>
        new (open.constructor as typeof Token)(type, tag, nesting)
      const title = made('text', '', 0)
      title.content = label
      const text = inline.children?.slice(2) ?? []
      inline.children = [
        made('strong_open', 'strong', 1),
        title,
        made('strong_close', 'strong', -1),
        ...(text.length > 0 ? [made('hardbreak', 'br', 0), ...text] : []),
      ]
    })
  })
}
