// The rows of docs/spec-coverage.md.

/** Areas whose own issues close their rows. */
export const openAreas = ['prayer call', 'caching and failure']
export const nothingToProve = 'nothing to prove'
/** Every state that a row may have. */
export const states = ['proven', ...openAreas.map((area) => `open: ${area}`), nothingToProve]

/**
 * One line of the specification. A test is `file › title › title`; `…` stands for any words.
 * @typedef {{ id: string, state: string, tests: string[], line: number }} Row
 */

const cellsOf = (line) =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))

/**
 * Reads every table row that begins with an id such as `2.14`.
 * @param {string} markdown
 * @returns {Row[]}
 */
export function readRows(markdown) {
  return markdown.split('\n').flatMap((text, at) => {
    const [id = '', , state = '', proof = ''] = text.startsWith('|') ? cellsOf(text) : []
    if (!/^\d+\.\d+$/.test(id)) return []
    const tests = [...proof.matchAll(/`([^`]+)`/g)].map(([, test]) => test).filter((it) => it.includes(' › '))
    return [{ id, state, tests, line: at + 1 }]
  })
}
