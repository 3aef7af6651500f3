// What ran, from the JSON reports of Vitest and Playwright.
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { rowsNamedIn } from './spec-coverage/rows.mjs'

/**
 * A test, `file › title › title`, the rows of the specification that its tags name, whether it passed wherever it ran, and
 * why it did not. A file that failed beside its tests, before or after them, is one that did not pass. A journey has its line.
 * @typedef {{ name: string, rows: string[], passed: boolean, why?: string, line?: number }} RanTest
 */

/** @param {{ name: string }} test */
export const fileOf = ({ name }) => name.split(' › ')[0]

const nameOf = (file, titles) => [file, ...titles].join(' › ')

/** @returns {RanTest} */
const ranTest = (name, tags, passed, why) => ({
  name,
  rows: tags.flatMap(rowsNamedIn),
  passed,
  ...(!passed && why && { why: stripVTControlCharacters(why) }),
})

/** A test runs once in each project (a database, a screen); it passed when it passed in all of them. */
function once(runs) {
  const tests = new Map()
  for (const run of runs) if (tests.get(run.name)?.passed !== false) tests.set(run.name, run)
  return [...tests.values()]
}

/**
 * @param {object} report of `vitest --reporter=json`
 * @param {string} root the repository's folder
 * @returns {RanTest[]}
 */
export const ranInVitest = ({ testResults }, root) =>
  once(
    testResults.flatMap(({ name, assertionResults, status, message }) => {
      const file = relative(root, name)
      const ofTests = assertionResults.map(
        ({ ancestorTitles, title, tags, status: ended, failureMessages }) =>
          ranTest(nameOf(file, [...ancestorTitles, title]), tags, ended === 'passed', failureMessages?.[0]),
      )
      const isBeside = status === 'failed' && assertionResults.every((it) => it.status !== 'failed')
      return isBeside ? [...ofTests, ranTest(file, [], false, message)] : ofTests
    }),
  )

/**
 * @param {object} report of `playwright test --reporter=json`
 * @param {string} root the repository's folder
 * @returns {RanTest[]}
 */
export function ranInPlaywright({ config, suites }, root) {
  const folder = relative(root, config.rootDir)
  const ranSpec = ({ file, line, title, tags, tests }, titles) => {
    const other = tests.find(
      ({ status, expectedStatus }) => status !== 'expected' || expectedStatus !== 'passed',
    )
    const errors = other?.results?.flatMap((result) => result.errors) ?? []
    const name = nameOf(`${folder}/${file}`, [...titles, title])
    return { ...ranTest(name, tags, !other, errors[0]?.message), line }
  }
  const runsOf = (suite, titles) => [
    ...(suite.specs ?? []).map((spec) => ranSpec(spec, titles)),
    ...(suite.suites ?? []).flatMap((inner) => runsOf(inner, [...titles, inner.title])),
  ]
  // The outermost suite is the file.
  return once(suites.flatMap((file) => runsOf(file, [])))
}
