// The rows of the specification, from rows.json.
import { readFileSync } from 'node:fs'

const source = new URL('rows.json', import.meta.url)

/**
 * A line of the specification: the tests with its tag prove it, or `nothingToProve` says how the line is read.
 * @typedef {{ id: string, requirement: string, nothingToProve?: string }} Row
 * @typedef {{ title: string, rows: Row[] }} Section
 */

/**
 * Reads the sections in their order. A row that is only a text must be proven.
 * @param {string} json
 * @returns {Section[]}
 */
export const readSections = (json = readFileSync(source, 'utf8')) =>
  JSON.parse(json).map(({ title, rows }) => ({
    title,
    rows: Object.entries(rows).map(([id, row]) => ({
      id,
      ...(typeof row === 'string' ? { requirement: row } : row),
    })),
  }))

/** The tag of a test that proves a row; Playwright writes an `@` before it. */
export const tagOf = (id) => `spec:${id}`

/** The ids of the rows whose tags a text names. */
export const rowsNamedIn = (text) => [...text.matchAll(/\bspec:(\d+\.\d+)\b/g)].map(([, id]) => id)
