// The SQLite file of this installation: checked before the content server opens it, copied before it is replaced on
// purpose.
import { chmodSync, copyFileSync, existsSync, mkdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { privately } from './private-files.mjs'
import { run } from './run.mjs'
import { StartFailure } from './steps.mjs'

const quickCheck = `
import { DatabaseSync } from 'node:sqlite'
const database = new DatabaseSync(process.argv[1])
const [row] = database.prepare('PRAGMA quick_check(1)').all()
if (row.quick_check !== 'ok') { console.error(row.quick_check); process.exit(1) }`

/** Stops with one message when the file exists and SQLite cannot read it; the file is not changed. */
export async function requireSoundDatabase(file) {
  if (!existsSync(file) || statSync(file).size === 0) return
  const { code, output } = await run('node', ['--no-warnings', '--input-type=module', '-e', quickCheck, file])
  if (code === 0) return
  const reason =
    output.split('\n').find((line) => /Error|\*\*\*|malformed|not a database/.test(line)) ?? output
  throw new StartFailure(
    `The database file cannot be read (${reason.trim()}).\nNothing was changed. Put a backup in its place, or keep it aside and start with new content:\n  mv ${file} ${file}.broken`,
  )
}

/** Copies the database file, with its write-ahead log, into a folder of backups; returns the copy's path. */
export function backUpDatabase(file, folder) {
  if (!existsSync(file)) return undefined
  privately(() => mkdirSync(folder, { recursive: true }))
  const copy = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${basename(file)}`)
  for (const part of ['', '-wal', '-shm']) {
    if (!existsSync(file + part)) continue
    copyFileSync(file + part, copy + part)
    // A copied file has the mode of the original.
    chmodSync(copy + part, 0o600)
  }
  return copy
}
