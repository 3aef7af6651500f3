// `npm run restore`: replaces database and uploads by those of a backup.
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { putBack, requireWholeBackup } from './backup/backup-folder.mjs'
import { databaseOf } from './backup/database-of.mjs'
import { makePrivate } from './private-files.mjs'
import { root } from './root.mjs'
import { main, StartFailure, step } from './steps.mjs'
import { onPinnedNode, useToolchain } from './toolchain.mjs'

const usage = `npm run restore -- .data/backups/2026-11-21T12-00-00         after asking
npm run restore -- .data/backups/2026-11-21T12-00-00 --yes   without asking
DATA_DIR, DATABASE_CLIENT and DATABASE_URL are those of the content server, which must be stopped.`

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: { yes: { type: 'boolean' }, help: { type: 'boolean' } },
      allowPositionals: true,
    })
    if (!values.help && positionals.length !== 1) throw new Error('Name the backup.')
    return { ...values, folder: positionals[0] }
  } catch (error) {
    throw new StartFailure(`${error.message}\n\n${usage}`)
  }
}

async function agree(made) {
  if (!process.stdin.isTTY)
    throw new StartFailure('This replaces all content. Without a terminal to ask at, add --yes to agree.')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(
    `This replaces all content, settings and administrators by those of ${made}. What is there now is kept aside. Go on? [y/N] `,
  )
  terminal.close()
  if (!/^y(es)?$/i.test(answer.trim())) throw new StartFailure('Nothing was changed.')
}

await main(async () => {
  const { folder, yes, help } = readArguments()
  if (help) return void process.stdout.write(`${usage}\n`)
  if (!onPinnedNode()) {
    await useToolchain()
    return spawnSync('node', process.argv.slice(1), { stdio: 'inherit' }).status
  }
  process.umask(0o077)
  const dataDir = resolve(root, process.env.DATA_DIR ?? '.data')
  makePrivate(dataDir)
  const from = resolve(folder)
  const database = databaseOf(dataDir)
  const { made } = await step('checking the backup', () => requireWholeBackup(from, database))
  if (await database.isUsed())
    throw new StartFailure('The content server is running on this database. Stop it, and restore again.')
  if (!yes) await agree(made)
  const aside = await step('putting database and uploads back', () =>
    putBack({ database, dataDir, from, now: new Date() }),
  )
  // The cached content of a site on this machine is outdated.
  rmSync(process.env.CONTENT_CACHE_DIR ?? join(dataDir, 'content-cache'), { recursive: true, force: true })
  process.stdout.write(`  The content of ${made} is back. What was there before is in ${aside}.\n`)
})
