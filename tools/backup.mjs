// `npm run backup`: a copy of database and uploads, also while the content server runs.
import { join, resolve } from 'node:path'
import { keepNewest, makeBackup } from './backup/backup-folder.mjs'
import { databaseOf } from './backup/database-of.mjs'
import { runPinnedCommand } from './command-line.mjs'
import { root } from './root.mjs'
import { step } from './steps.mjs'

const usage = `npm run backup                          into .data/backups
npm run backup -- /var/backups/centre   into another folder
npm run backup -- --keep 14             and removes all but the newest 14
DATA_DIR, DATABASE_CLIENT and DATABASE_URL are those of the content server.`

function checkArguments({ keep, positionals }) {
  if (positionals.length > 1) throw new Error('One folder only.')
  if (keep !== undefined && !/^[1-9]\d*$/.test(keep)) throw new Error('--keep needs a number.')
}

async function backUp({ keep, positionals: [folder] }) {
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
}

await runPinnedCommand({ usage, options: { keep: { type: 'string' } }, checkArguments, run: backUp })
