// A backup is a folder: the database, the uploads, and `manifest.json` with the checksum of every file.
import { createHash } from 'node:crypto'
import {
  cpSync,
  createReadStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { makePrivate } from '../private-files.mjs'
import { StartFailure } from '../steps.mjs'

const format = 1
const manifestName = 'manifest.json'
const uploadsName = 'uploads'
const dated = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d/

const uploadsOf = (dataDir) => join(dataDir, 'public/uploads')

async function checksumOf(file) {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

async function checksumsIn(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((it) => it.isFile()).map((it) => join(it.parentPath, it.name))
  const sums = {}
  for (const file of files.sort()) sums[relative(folder, file)] = await checksumOf(file)
  return sums
}

/** Creates a backup of the current data, also while it is in use; it gets its final name only when it is complete. */
export async function makeBackup({ database, dataDir, into, now }) {
  const name = now.toISOString().slice(0, 19).replaceAll(':', '-')
  const folder = join(into, name)
  const unfinished = join(into, `.unfinished-${name}`)
  if (existsSync(folder)) throw new StartFailure(`There is a backup of this very second already: ${folder}`)
  mkdirSync(unfinished, { recursive: true, mode: 0o700 })
  try {
    await database.copyTo(join(unfinished, database.file))
    // Rows first: a file that comes meanwhile is one too many, and none is missing.
    const uploads = uploadsOf(dataDir)
    if (existsSync(uploads)) cpSync(uploads, join(unfinished, uploadsName), { recursive: true })
    // A copied file has the mode of the original.
    makePrivate(unfinished)
    const files = await checksumsIn(unfinished)
    const manifest = { format, made: now.toISOString(), database: database.kind, files }
    writeFileSync(join(unfinished, manifestName), `${JSON.stringify(manifest, null, 2)}\n`)
    renameSync(unfinished, folder)
    return { folder, files: Object.keys(files).length }
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    throw error
  }
}

/** Removes all backups in a folder but the newest. */
export function keepNewest(into, count) {
  const old = readdirSync(into)
    .filter((name) => dated.test(name))
    .sort()
    .slice(0, -count)
  for (const name of old) rmSync(join(into, name), { recursive: true })
  return old.length
}

/** Reads a backup and rejects a corrupt one, or one of another kind of database. */
export async function requireWholeBackup(folder, { kind }) {
  const file = join(folder, manifestName)
  if (!existsSync(file)) throw new StartFailure(`${folder} is no backup: it has no ${manifestName}.`)
  const manifest = JSON.parse(readFileSync(file, 'utf8'))
  if (manifest.format !== format)
    throw new StartFailure(`${folder} is a backup of another form (${manifest.format}).`)
  if (manifest.database !== kind)
    throw new StartFailure(
      `${folder} is a backup of ${manifest.database}, and this installation is on ${kind}: DATABASE_CLIENT says which.`,
    )
  const { [manifestName]: _, ...found } = await checksumsIn(folder)
  const wrong = Object.keys({ ...manifest.files, ...found }).filter((it) => manifest.files[it] !== found[it])
  if (wrong.length > 0)
    throw new StartFailure(
      `The backup is damaged, and nothing was changed. Not as they were written:\n  ${wrong.slice(0, 10).join('\n  ')}`,
    )
  return manifest
}

/**
 * Replaces database and uploads by those of a backup; the previous data is moved to a folder, whose path is returned.
 */
export async function putBack({ database, dataDir, from, now }) {
  const stamp = now.toISOString().slice(0, 23).replaceAll(/[:.]/g, '-')
  const aside = join(dataDir, `before-restore-${stamp}`)
  const uploads = uploadsOf(dataDir)
  const incoming = `${uploads}.restoring`
  const hasUploads = existsSync(join(from, uploadsName))
  mkdirSync(aside, { recursive: true, mode: 0o700 })
  mkdirSync(dirname(uploads), { recursive: true })
  rmSync(incoming, { recursive: true, force: true })
  try {
    // Steps that need disk space come first, so that a full disk leaves everything unchanged.
    if (hasUploads) {
      cpSync(join(from, uploadsName), incoming, { recursive: true })
      makePrivate(incoming)
    }
    await database.putBack(join(from, database.file), aside)
  } catch (error) {
    rmSync(incoming, { recursive: true, force: true })
    const isUntouched = readdirSync(aside).length === 0
    if (isUntouched) rmdirSync(aside)
    const left = isUntouched ? 'nothing was changed' : `what was there is in ${aside}`
    throw new StartFailure(`The backup could not be put back, and ${left}: ${error.message}`)
  }
  if (hasUploads) {
    if (existsSync(uploads)) renameSync(uploads, join(aside, uploadsName))
    renameSync(incoming, uploads)
  }
  return aside
}
