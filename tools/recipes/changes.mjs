// What a recipe's step changes in a checkout.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { StartFailure } from '../steps.mjs'

/**
 * A change of one file, by its path in the repository: a new file, of which the recipe's folder has the text; fields merged
 * into a JSON file; or a text put before or after another one, which has to be in the file.
 * @typedef {{ file: string } & ({} | { merge: object } | { text: string, after: string } | { text: string, before: string })} Change
 */

function merged(into, from) {
  if (typeof from !== 'object' || from === null) return from
  const result = { ...into }
  for (const [key, value] of Object.entries(from)) result[key] = merged(into?.[key], value)
  return result
}

function inserted(content, { file, text, after, before }) {
  const marker = after ?? before
  const at = content.indexOf(marker)
  if (at === -1) throw new StartFailure(`${file} has no "${marker}" to put the change at.`)
  const end = after === undefined ? at : at + marker.length
  return content.slice(0, end) + text + content.slice(end)
}

/**
 * @param {Change} change
 * @param {string} templates the recipe's folder
 * @param {string} checkout
 */
export function apply(change, templates, checkout) {
  const target = join(checkout, change.file)
  if (change.merge) {
    const json = merged(JSON.parse(readFileSync(target, 'utf8')), change.merge)
    writeFileSync(target, `${JSON.stringify(json, null, 2)}\n`)
  } else if (change.text) writeFileSync(target, inserted(readFileSync(target, 'utf8'), change))
  else {
    mkdirSync(dirname(target), { recursive: true })
    cpSync(join(templates, 'files', change.file), target)
  }
}
