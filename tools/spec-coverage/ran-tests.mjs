// What ran, from the JSON reports of Vitest and Playwright.
import { relative } from 'node:path'

/**
 * A test as the table names it, `file › title › title`, and whether it passed wherever it ran.
 * @typedef {{ name: string, passed: boolean }} RanTest
 */

const nameOf = (file, titles) => [file, ...titles].join(' › ')

/** A test runs once in each project (a database, a screen); it passed when it passed in all of them. */
function once(runs) {
  const passed = new Map()
  for (const { name, passed: now } of runs) passed.set(name, now && (passed.get(name) ?? true))
  return [...passed].map(([name, it]) => ({ name, passed: it }))
}

/**
 * @param {object} report of `vitest --reporter=json`
 * @param {string} root the repository's folder
 * @returns {RanTest[]}
 */
export const ranInVitest = ({ testResults }, root) =>
  once(
    testResults.flatMap(({ name: file, assertionResults }) =>
      assertionResults.map(({ ancestorTitles, title, status }) => ({
        name: nameOf(relative(root, file), [...ancestorTitles, title]),
        passed: status === 'passed',
      })),
    ),
  )

/**
 * @param {object} report of `playwright test --reporter=json`
 * @param {string} root the repository's folder
 * @returns {RanTest[]}
 */
export function ranInPlaywright({ config, suites }, root) {
  const folder = relative(root, config.rootDir)
  const runsOf = (suite, titles) => [
    ...(suite.specs ?? []).map(({ file, title, tests }) => ({
      name: nameOf(`${folder}/${file}`, [...titles, title]),
      passed: tests.every(
        ({ status, expectedStatus }) => status === 'expected' && expectedStatus === 'passed',
      ),
    })),
    ...(suite.suites ?? []).flatMap((inner) => runsOf(inner, [...titles, inner.title])),
  ]
  // The outermost suite is the file.
  return once(suites.flatMap((file) => runsOf(file, [])))
}
