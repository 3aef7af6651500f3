// Whether everything is built as the sources are now, without starting turbo, which takes seconds to find that out.
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './root.mjs'

const sourceFolders = ['apps', 'packages', 'patches']
const rootFile = /\.(json|yaml|ts)$|^\.nvmrc$/
const outputFolders = ['dist', 'build']
/** Outputs and what else git ignores. A source too many costs one run of turbo that finds all in its cache. */
const notSources = new Set([
  ...outputFolders,
  ...['node_modules', 'coverage', 'test-results', 'playwright-report', '.data'],
  ...['.cache', '.react-router', '.strapi', '.strapi-updater.json', '.tmp', '.turbo', '.vite', '.vitest'],
])

/** All files below a folder, in an order that stays the same. */
function filesIn(folder, without = new Set()) {
  const entries = readdirSync(folder, { withFileTypes: true }).filter((it) => !without.has(it.name))
  entries.sort((a, b) => (a.name < b.name ? -1 : 1))
  return entries.flatMap((it) => {
    const path = join(folder, it.name)
    if (it.isDirectory()) return filesIn(path, without)
    return it.isFile() ? [path] : []
  })
}

function sourceFiles(checkout, folders) {
  const rootFiles = readdirSync(checkout).filter((it) => rootFile.test(it))
  const files = folders.flatMap((it) => filesIn(join(checkout, it), notSources))
  return [...rootFiles.sort().map((it) => join(checkout, it)), ...files]
}

function outputFiles(checkout) {
  const workspaces = ['apps', 'packages'].flatMap((group) =>
    readdirSync(join(checkout, group)).map((name) => join(checkout, group, name)),
  )
  return workspaces.flatMap((workspace) =>
    outputFolders
      .map((it) => join(workspace, it))
      .filter((it) => statSync(it, { throwIfNoEntry: false })?.isDirectory())
      .flatMap((it) => filesIn(it)),
  )
}

/**
 * A digest of the sources by their content, with the files of the root.
 * @param {string} [checkout] its folder
 * @param {string[]} [folders] of the checkout; by default those that everything is built from
 */
export function sourceDigest(checkout = root, folders = sourceFolders) {
  const hash = createHash('sha256')
  for (const file of sourceFiles(checkout, folders))
    hash.update(`${file}\0`).update(createHash('sha256').update(readFileSync(file)).digest())
  return hash.digest('hex')
}

/** A digest of the outputs by size and time, which another command that builds changes. */
function outputDigest(checkout) {
  const hash = createHash('sha256')
  for (const file of outputFiles(checkout)) {
    const { size, mtimeMs, ctimeMs } = statSync(file)
    hash.update(`${file}\0${size}\0${mtimeMs}\0${ctimeMs}\0`)
  }
  return hash.digest('hex')
}

const stampFile = (checkout) => join(checkout, 'node_modules/.cache/built')

/** True if the outputs are unchanged since they were built of these sources. */
export function isBuilt(sources, checkout = root) {
  try {
    return readFileSync(stampFile(checkout), 'utf8') === `${sources} ${outputDigest(checkout)}`
  } catch {
    return false
  }
}

/** Records that everything was built of these sources, whose digest is taken before the build. */
export function recordBuilt(sources, checkout = root) {
  mkdirSync(dirname(stampFile(checkout)), { recursive: true })
  writeFileSync(stampFile(checkout), `${sources} ${outputDigest(checkout)}`)
}

/** Called before a build: one that fails leaves no record. */
export const forgetBuilt = (checkout = root) => rmSync(stampFile(checkout), { force: true })
