import type { MarkdownIt, StateInline } from 'markdown-it'

const tilde = 0x7e
/** The delimiter markers of one tilde and of two: one closes one, two close two. */
const markers = [0, 0x10000 + tilde, tilde]

function tildes(state: StateInline, silent: boolean): boolean {
  if (silent || state.src.charCodeAt(state.pos) !== tilde) return false
  const { length, can_open, can_close } = state.scanDelims(state.pos, true)
  const token = state.push('text', '', 0)
  token.content = '~'.repeat(length)
  state.pos += length
  const marker = markers[length]
  if (marker)
    state.delimiters.push({
      marker,
      length: 0,
      token: state.tokens.length - 1,
      end: -1,
      open: can_open,
      close: can_close,
    })
  return true
}

function pairs(state: StateInline): boolean {
  const lists = [state.delimiters, ...state.tokens_meta.map((meta) => meta?.delimiters ?? [])]
  for (const delimiters of lists) {
    for (const { marker, end, token } of delimiters) {
      if (!markers.includes(marker) || end === -1) continue
      const close = delimiters[end]?.token ?? token
      for (const [at, nesting] of [
        [token, 1],
        [close, -1],
      ] as const) {
        const made = state.tokens[at]
        if (!made) continue
        made.type = nesting === 1 ? 'del_open' : 'del_close'
        made.tag = 'del'
        made.nesting = nesting
        made.content = ''
      }
    }
  }
  return true
}

/** GitHub's strikethrough with one or two tildes; `markdown-it` supports two only. */
export function strikethrough(md: MarkdownIt) {
  md.inline.ruler.at('strikethrough', tildes)
  md.inline.ruler2.at('strikethrough', pairs)
}
