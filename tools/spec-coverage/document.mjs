// docs/spec-coverage.md as text.

const opening = `# What the specification asks, and the tests that prove it

Made by \`pnpm spec-coverage\` from \`tools/spec-coverage/rows.json\` and the tags of the tests; \`npm test\` checks it. A row is
\`proven\` by the tests that have its tag, which ran and passed, or has \`nothing to prove\`: then it says how the line is read.

The tests of row 2.19: \`pnpm vitest run --tags-filter spec:2.19\`, and in \`apps/web\`
\`pnpm playwright test --grep '@spec:2.19(?!\\d)'\`.
`

const cell = (text) => text.replaceAll('|', '\\|')

function lineOf({ id, requirement, nothingToProve }, annotations) {
  const files = [...annotations].filter(([, ids]) => ids.has(id)).map(([file]) => `\`${file}\``)
  const [state, proof] = nothingToProve
    ? ['nothing to prove', nothingToProve]
    : ['proven', files.join('<br>')]
  return `| ${id} | ${cell(requirement)} | ${state} | ${cell(proof)} |`
}

/**
 * @param {import('./rows.mjs').Section[]} sections
 * @param {Map<string, Set<string>>} annotations the ids of the rows by the file that names them
 */
export function documentOf(sections, annotations) {
  const tables = sections.map(({ title, rows }, at) =>
    [
      `## ${at + 1}. ${title}`,
      '',
      '| Row | What must be true | State | Proven by |',
      '| --- | --- | --- | --- |',
      ...rows.map((row) => lineOf(row, annotations)),
      '',
    ].join('\n'),
  )
  return [opening, ...tables].join('\n')
}
