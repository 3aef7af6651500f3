import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'

/** The packages of the workspace that are published, each with its folder, manifest and the subpaths of code. */
export function publishedPackages() {
  return readdirSync(join(root, 'packages'))
    .map((name) => join(root, 'packages', name))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder) => ({ folder, manifest: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) }))
    .filter(({ manifest }) => !manifest.private)
    .map(({ folder, manifest }) => ({
      folder,
      manifest,
      name: manifest.name,
      subpaths: codeSubpaths(manifest),
    }))
}

/** Subpaths with types; a pattern, such as `./*`, is left to the package's own tests. */
function codeSubpaths({ exports }) {
  return Object.entries(exports)
    .filter(
      ([subpath, target]) =>
        typeof target === 'object' && ('import' in target || 'types' in target) && !subpath.includes('*'),
    )
    .map(([subpath]) => subpath)
}
