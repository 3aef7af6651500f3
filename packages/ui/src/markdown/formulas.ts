import type { MarkdownIt, StateBlock, StateInline } from 'markdown-it'

/** `$…$` and `$$…$$` in a line. No space inside the dollars, no digit after them, no code between, so that prices are not formulas. */
const dollars = /\$(?![\s$])((?:\\.|[^\\$`])+)(?<!\s)\$(?!\d)|\$\$((?:\\.|[^\\$`])+)\$\$/sy

function formulaInLine(state: StateInline, silent: boolean): boolean {
  if (state.src[state.pos] !== '$') return false
  dollars.lastIndex = state.pos
  const found = dollars.exec(state.src)
  if (!found || dollars.lastIndex > state.posMax) return false
  if (!silent) {
    const token = state.push('formula', 'span', 0)
    token.content = (found[1] ?? found[2] ?? '').trim()
    token.markup = found[1] ? '$' : '$$'
  }
  state.pos += found[0].length
  return true
}

/** Lines between two lines of `$$`. */
function formulaBlock(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  const isFence = (line: number) =>
    (state.sCount[line] ?? 0) >= state.blkIndent &&
    state.src.slice(state.bMarks[line], state.eMarks[line]).endsWith('$$') &&
    state.getLines(line, line + 1, state.blkIndent, false).trim() === '$$'
  if (!isFence(startLine)) return false
  let line = startLine + 1
  while (line < endLine && !isFence(line)) line++
  if (line >= endLine) return false
  if (silent) return true
  const token = state.push('formula', 'div', 0)
  token.content = state.getLines(startLine + 1, line, state.blkIndent, false).trim()
  token.markup = '$$'
  token.block = true
  token.map = [startLine, line + 1]
  state.line = line + 1
  return true
}

/** Parses formulas. They are rendered later, by a module that is loaded only for texts with formulas. */
export function formulas(md: MarkdownIt) {
  md.inline.ruler.after('escape', 'formula', formulaInLine)
  md.block.ruler.before('fence', 'formula', formulaBlock, {
    alt: ['paragraph', 'reference', 'blockquote', 'list'],
  })
  md.renderer.rules.formula = (tokens, at) => {
    const token = tokens[at]
    if (!token) return ''
    const display = token.markup === '$$' ? ' ui-markdown__formula--display' : ''
    const made = `<${token.tag} class="ui-markdown__formula${display}">${md.utils.escapeHtml(token.content)}</${token.tag}>`
    return token.block ? `${made}\n` : made
  }
}
