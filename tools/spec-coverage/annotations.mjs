// Which test files name which rows. The sources have them all, whatever a run left out or a machine has no program for.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rowsNamedIn } from './rows.mjs'

const testFiles = '{apps,packages,tools}/**/*.{test,spec}.{ts,tsx,mjs}'
const generated = /(^|[\\/])(node_modules|dist|build|\.cache)$/

/**
 * @param {string} root the repository's folder
 * @returns {Map<string, Set<string>>} the ids of the rows by the file that names them
 */
export function readAnnotations(root) {
  const files = globSync(testFiles, { cwd: root, exclude: (path) => generated.test(path) }).sort()
  const named = files.map((file) => [file, new Set(rowsNamedIn(readFileSync(join(root, file), 'utf8')))])
  return new Map(named.filter(([, ids]) => ids.size > 0))
}
