// The inconsistencies between the rows, the tags of the tests and the tests that ran.
import { fileOf } from '../ran-tests.mjs'
import { tagOf } from './rows.mjs'

function problemsOfRow({ id, nothingToProve }, section, named) {
  const problems = []
  if (!id.startsWith(`${section}.`)) problems.push(`is in section ${section}`)
  if (nothingToProve && named.has(id))
    problems.push(`has nothing to prove, and a test has the tag ${tagOf(id)}`)
  if (!nothingToProve && !named.has(id)) problems.push(`has no test: none has the tag ${tagOf(id)}`)
  return problems.map((problem) => `row ${id} ${problem}`)
}

/**
 * What can be seen without a run.
 * @param {import('./rows.mjs').Section[]} sections
 * @param {Map<string, Set<string>>} annotations the ids of the rows by the file that names them
 * @returns {string[]}
 */
export function problemsOfAnnotations(sections, annotations) {
  const known = new Set(sections.flatMap(({ rows }) => rows.map(({ id }) => id)))
  const named = new Set([...annotations.values()].flatMap((ids) => [...ids]))
  const ofRows = sections.flatMap(({ rows }, at) => rows.flatMap((row) => problemsOfRow(row, at + 1, named)))
  const ofFiles = [...annotations].flatMap(([file, ids]) =>
    [...ids]
      .filter((id) => !known.has(id))
      .map((id) => `${file} names ${tagOf(id)}, and there is no such row`),
  )
  return [...ofRows, ...ofFiles]
}

/**
 * What a run shows. A file of which no test is there did not run on this machine, and proves nothing.
 * @param {import('./rows.mjs').Section[]} sections
 * @param {Map<string, Set<string>>} annotations the ids of the rows by the file that names them
 * @param {import('../ran-tests.mjs').RanTest[]} tests what ran, and what a full run would run
 * @returns {string[]}
 */
export function problemsOfRun(sections, annotations, tests) {
  const rows = sections.flatMap((section) => section.rows).filter((row) => !row.nothingToProve)
  const proven = new Set(tests.flatMap((test) => test.rows))
  const byFile = Map.groupBy(tests, fileOf)
  const unproven = rows.filter(({ id }) => !proven.has(id)).map(({ id }) => `row ${id}: no test of it ran`)
  const failed = tests
    .filter((test) => test.rows.length > 0 && !test.passed)
    .map(({ name, rows: ids }) => `row ${ids.join(', ')}: did not pass: ${name}`)
  const disagreeing = [...byFile].flatMap(([file, ofFile]) => {
    const written = annotations.get(file) ?? new Set()
    const tagged = new Set(ofFile.flatMap((test) => test.rows))
    return [
      ...[...written.difference(tagged)].map(
        (id) => `${file} names ${tagOf(id)}, but no test of it has that tag`,
      ),
      ...[...tagged.difference(written)].map(
        (id) => `${file} has tests with ${tagOf(id)}: write the tag out there`,
      ),
    ]
  })
  return [...unproven, ...failed, ...disagreeing]
}
