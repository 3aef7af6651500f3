// `pnpm spec-coverage`: writes docs/spec-coverage.md from the rows and the tags of the tests. With `--check`, as `npm test`
// calls it, writes nothing: whether the document is current, and whether the tests of each row ran and passed.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ranInPlaywright } from './ran-tests.mjs'
import { withRerun } from './rerun.mjs'
import { root } from './root.mjs'
import { readAnnotations } from './spec-coverage/annotations.mjs'
import { documentOf } from './spec-coverage/document.mjs'
import { problemsOfAnnotations, problemsOfRun } from './spec-coverage/problems.mjs'
import { readSections } from './spec-coverage/rows.mjs'
import { main, StartFailure } from './steps.mjs'
import { runners } from './test-runners.mjs'

const document = join(root, 'docs/spec-coverage.md')
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

function testsOfFullRun() {
  const ran = Object.values(runners).flatMap(({ report, rerunReport, ran: read }) => {
    const first = ranBy({ file: report, read })
    return existsSync(rerunReport) ? withRerun(first, ranBy({ file: rerunReport, read })) : first
  })
  const names = new Set(ran.map(({ name }) => name))
  const leftOut = ranBy(fullList).filter(({ name }) => !names.has(name))
  return [...ran, ...leftOut.map((test) => ({ ...test, passed: true }))]
}

function refuse(problems) {
  if (problems.length > 0)
    throw new StartFailure(`The specification and the tests do not agree:\n\n  ${problems.join('\n  ')}`)
}

await main(() => {
  const sections = readSections()
  const annotations = readAnnotations(root)
  refuse(problemsOfAnnotations(sections, annotations))
  const text = documentOf(sections, annotations)
  if (process.argv.includes('--check')) {
    const current = readFileSync(document, 'utf8') === text
    const stale = 'docs/spec-coverage.md is not current: `pnpm spec-coverage` writes it'
    refuse([...(current ? [] : [stale]), ...problemsOfRun(sections, annotations, testsOfFullRun())])
  } else writeFileSync(document, text)
  const rows = sections.flatMap((section) => section.rows)
  const proven = rows.filter((row) => !row.nothingToProve).length
  process.stdout.write(
    `${rows.length} rows: ${proven} proven, ${rows.length - proven} with nothing to prove\n`,
  )
})
