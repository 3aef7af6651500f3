// `npm run restore`: replaces database and uploads by those of a backup.
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { putBack, requireWholeBackup } from './backup/backup-folder.mjs'
import { databaseOf } from './backup/database-of.mjs'
import { requireConsent, runPinnedCommand } from './command-line.mjs'
import { makePrivate } from './private-files.mjs'
import { root } from './root.mjs'
import { StartFailure, step } from './steps.mjs'

const usage = `npm run restore -- .data/backups/2026-11-21T12-00-00         after asking
npm run restore -- .data/backups/2026-11-21T12-00-00 --yes   without asking
DATA_DIR, DATABASE_CLIENT and DATABASE_URL are those of the content server, which must be stopped.`

function checkArguments({ positionals }) {
  if (positionals.length !== 1) throw new Error('Name the backup.')
}

async function restore({ yes, positionals: [folder] }) {
  process.umask(0o077)
  const dataDir = resolve(root, process.env.DATA_DIR ?? '.data')
  makePrivate(dataDir)
  const from = resolve(folder)
  const database = databaseOf(dataDir)
  const { made } = await step('checking the backup', () => requireWholeBackup(from, database))
  if (await database.isUsed())
    throw new StartFailure('The content server is running on this database. Stop it, and restore again.')
  if (!yes)
    await requireConsent({
      warning: 'This replaces all content.',
      question: `This replaces all content, settings and administrators by those of ${made}. What is there now is kept aside.`,
    })
  const aside = await step('putting database and uploads back', () =>
    putBack({ database, dataDir, from, now: new Date() }),
  )
  // The cached content of a site on this machine is outdated.
  rmSync(process.env.CONTENT_CACHE_DIR ?? join(dataDir, 'content-cache'), { recursive: true, force: true })
  process.stdout.write(`  The content of ${made} is back. What was there before is in ${aside}.\n`)
}

await runPinnedCommand({ usage, options: { yes: { type: 'boolean' } }, checkArguments, run: restore })
