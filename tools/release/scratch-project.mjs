import { cpSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { must } from '../run.mjs'

const npm = ['install', '--no-audit', '--no-fund', '--loglevel=error']

/** An empty project outside of the workspace with the given packages from the registry and tarballs installed by npm. */
export async function scratchProject(manifest, installed) {
  const folder = mkdtempSync(join(tmpdir(), 'scratch-project-'))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, ...manifest }))
  await must('Installing a scratch project', 'npm', [...npm, ...installed], { cwd: folder })
  return folder
}

/** A copy of an example, in which the tarballs take the place of the published versions. */
export async function copyOfExample(source, tarballs) {
  const folder = mkdtempSync(join(tmpdir(), 'example-'))
  cpSync(source, folder, { recursive: true })
  await must(`Installing ${source}`, 'npm', [...npm, ...tarballs], { cwd: folder })
  return folder
}
