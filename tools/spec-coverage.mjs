// `pnpm spec-coverage`: whether the tests that docs/spec-coverage.md names ran and passed, by the reports of `npm test`.
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ranInPlaywright, ranInVitest } from './ran-tests.mjs'
import { root } from './root.mjs'
import { problemsOf } from './spec-coverage/problems.mjs'
import { openAreas, readRows } from './spec-coverage/rows.mjs'
import { main, StartFailure } from './steps.mjs'

const table = join(root, 'docs/spec-coverage.md')
const reports = [
  { file: join(root, 'test-results/vitest.json'), read: ranInVitest },
  { file: join(root, 'test-results/playwright.json'), read: ranInPlaywright },
]

/** A sampled run leaves some journeys to the full one: those of its list need not have run here. */
const fullList = { file: join(root, 'test-results/playwright-full-list.json'), read: ranInPlaywright }

function ranBy({ file, read }) {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')), root)
  } catch (error) {
    const missing = error.code === 'ENOENT' ? 'is not there' : `cannot be read (${error.message})`
    throw new StartFailure(
      `The report ${relative(root, file)} ${missing}. \`npm test\` makes it; this check reads it afterwards.`,
    )
  }
}

await main(() => {
  const rows = readRows(readFileSync(table, 'utf8'))
  const ran = reports.flatMap(ranBy)
  const names = new Set(ran.map(({ name }) => name))
  const leftOut = ranBy(fullList).filter(({ name }) => !names.has(name))
  const problems = problemsOf(rows, [...ran, ...leftOut.map((it) => ({ ...it, passed: true }))])
  if (problems.length > 0)
    throw new StartFailure(`docs/spec-coverage.md and the tests do not agree:\n\n  ${problems.join('\n  ')}`)
  const count = (state) => rows.filter((row) => row.state === state).length
  const open = openAreas.map((area) => `${count(`open: ${area}`)} ${area}`).join(', ')
  process.stdout.write(`${rows.length} rows: ${count('proven')} proven, open: ${open}\n`)
})
