// In what the table and what ran do not agree.
import { nothingToProve, states } from './rows.mjs'

/** `…` stands for any words, so that a test that runs for each of several things is named once. */
function matches(wanted, name) {
  const [first, ...rest] = wanted.split('…')
  if (rest.length === 0) return name === wanted
  if (!name.startsWith(first)) return false
  let at = first.length
  for (const [index, part] of rest.entries()) {
    const found = index === rest.length - 1 ? name.length - part.length : name.indexOf(part, at)
    if (found < at || !name.startsWith(part, found)) return false
    at = found + part.length
  }
  return true
}

const wordsOf = (name) => new Set(name.toLowerCase().split(/[^\p{L}\p{N}]+/u))

/** How much two names have in common, from 0 to 1. */
function likeness(one, other) {
  const [a, b] = [wordsOf(one), wordsOf(other)]
  return (2 * a.intersection(b).size) / (a.size + b.size)
}

const nearest = (wanted, names) =>
  names.reduce(
    (best, name) => (best && likeness(wanted, best) >= likeness(wanted, name) ? best : name),
    undefined,
  )

const placeOf = ({ id, line }) => `row ${id} (line ${line})`

function problemOfTest(wanted, tests) {
  const found = tests.filter(({ name }) => matches(wanted, name))
  const failed = found.find(({ passed }) => !passed)
  if (failed) return `did not pass: ${failed.name}`
  if (found.length > 0) return undefined
  const [file] = wanted.split(' › ')
  const names = tests.map(({ name }) => name)
  const inFile = names.filter((name) => name.startsWith(`${file} › `))
  const near = nearest(wanted, inFile.length > 0 ? inFile : names)
  return [
    `did not run: ${wanted}`,
    ...(inFile.length === 0 ? [`      no test of ${file} ran`] : []),
    ...(near ? [`      the nearest that ran: ${near}`] : []),
  ].join('\n')
}

function problemsOfRow({ id, state, tests: named }, earlier) {
  const problems = []
  if (earlier.has(id)) problems.push('stands twice')
  if (!states.includes(state)) problems.push(`has the state "${state}": must be ${states.join(', ')}`)
  if (state === 'proven' && named.length === 0) problems.push('names no test')
  if (state === nothingToProve && named.length > 0) problems.push('has nothing to prove, and names a test')
  return problems
}

/**
 * @param {import('./rows.mjs').Row[]} rows
 * @param {import('../ran-tests.mjs').RanTest[]} tests
 * @returns {string[]} one text for each thing that is wrong, which names its rows and their lines
 */
export function problemsOf(rows, tests) {
  const earlier = new Set()
  const wrong = rows.flatMap((row) => {
    const problems = problemsOfRow(row, earlier)
    earlier.add(row.id)
    return problems.map((it) => `${placeOf(row)} ${it}`)
  })
  const named = [...new Set(rows.flatMap((row) => row.tests))]
  const unproven = named.flatMap((test) => {
    const problem = problemOfTest(test, tests)
    const places = rows.filter((row) => row.tests.includes(test)).map(placeOf)
    return problem ? [`${places.join(', ')}: ${problem}`] : []
  })
  return [...wrong, ...unproven]
}
