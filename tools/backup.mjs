// `npm run backup`: a copy of database and uploads, also while the content server runs.
import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { keepNewest, makeBackup } from './backup/backup-folder.mjs'
import { databaseOf } from './backup/database-of.mjs'
import { root } from './root.mjs'
import { main, StartFailure, step } from './steps.mjs'
import { onPinnedNode, useToolchain } from './toolchain.mjs'

const usage = `npm run backup                          into .data/backups
npm run backup -- /var/backups/centre   into another folder
npm run backup -- --keep 14             and removes all but the newest 14
DATA_DIR, DATABASE_CLIENT and DATABASE_URL are those of the content server.`

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: { keep: { type: 'string' }, help: { type: 'boolean' } },
      allowPositionals: true,
    })
    if (positionals.length > 1) throw new Error('One folder only.')
    if (values.keep !== undefined && !/^[1-9]\d*$/.test(values.keep))
      throw new Error('--keep needs a number.')
    return { ...values, folder: positionals[0] }
  } catch (error) {
    throw new StartFailure(`${error.message}\n\n${usage}`)
  }
}

await main(async () => {
  const { folder, keep, help } = readArguments()
  if (help) return void process.stdout.write(`${usage}\n`)
  if (!onPinnedNode()) {
    await useToolchain()
    return spawnSync('node', process.argv.slice(1), { stdio: 'inherit' }).status
  }
  // A backup contains the administrators' accounts, too.
  process.umask(0o077)
  const dataDir = resolve(root, process.env.DATA_DIR ?? '.data')
  const into = resolve(folder ?? join(dataDir, 'backups'))
  const database = databaseOf(dataDir)
  const made = await step('backing up database and uploads', () =>
    makeBackup({ database, dataDir, into, now: new Date() }),
  )
  const removed = keep ? keepNewest(into, Number(keep)) : 0
  process.stdout.write(
    `  ${made.folder}: ${made.files} files${removed > 0 ? `; ${removed} older backups removed` : ''}\n  Secrets are not among them: keep those of this installation in another place.\n`,
  )
})
