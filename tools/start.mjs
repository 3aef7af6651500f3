// `npm start`: from a clone to the running site and its content server.
import { rmSync } from 'node:fs'
import { requireConsent, runCommand } from './command-line.mjs'
import { backUpDatabase, requireSoundDatabase } from './database.mjs'
import { buildServers, installDependencies } from './dependencies.mjs'
import { freePorts, installation } from './installation.mjs'
import { lockDataFolder } from './lock-data-folder.mjs'
import { askedToStop, startServer, stoppedByItself, stopServer, waitUntilAnswers } from './servers.mjs'
import { setupLink } from './setup-link.mjs'
import { StartFailure, step } from './steps.mjs'
import { useToolchain } from './toolchain.mjs'

const usage = `npm start                        starts the content server and the site
npm start -- --fresh-content     replaces all content by the demo content, after asking
npm start -- --fresh-content --yes   the same without asking
SITE_PORT=3001 CMS_PORT=1338 npm start   other ports`

const options = { 'fresh-content': { type: 'boolean' }, yes: { type: 'boolean' } }

async function agreeToFreshContent({ yes }, { usesSqlite }) {
  if (yes) return
  const copyNotice = usesSqlite
    ? 'A copy of the database is kept first.'
    : 'Back the database up first: no copy is made.'
  await requireConsent({
    warning: '--fresh-content replaces all content.',
    question: `This removes every page, announcement and event, and puts the demo content in their place.\nAdministrators and settings stay. ${copyNotice}`,
  })
}

function firstAdministrator(dataDir) {
  const link = setupLink(dataDir)
  if (!link) return ''
  return `  There is no administrator yet. This link makes the first one, once; do not pass it on:

    ${link}

`
}

async function start(values) {
  const began = Date.now()
  const ports = await freePorts()
  await useToolchain()
  const { cms, site, ...here } = installation(ports)
  await lockDataFolder(here.dataDir)
  if (here.usesSqlite) await requireSoundDatabase(here.databaseFile)
  if (values['fresh-content']) {
    await agreeToFreshContent(values, here)
    const copy = here.usesSqlite && backUpDatabase(here.databaseFile, `${here.dataDir}/backups`)
    if (copy) process.stdout.write(`  ✓ the database was copied to ${copy}\n`)
    cms.env.DEMO_CONTENT = 'fresh'
    rmSync(site.env.CONTENT_CACHE_DIR, { recursive: true, force: true })
  }
  await installDependencies()
  await buildServers()

  const stopAsked = askedToStop()
  const servers = []
  const stopAll = () => Promise.all(servers.map(stopServer))
  try {
    const contentServer = startServer({
      ...cms,
      command: 'node',
      args: ['scripts/start.mjs'],
    })
    const siteServer = startServer({ ...site, command: 'node', args: ['server/index.ts'] })
    servers.push(siteServer, contentServer)
    const stopEarly = stopAsked.then(() => {
      throw new StartFailure('Stopped.')
    })
    const ready = step('starting the content server and the site', () =>
      Promise.all([
        waitUntilAnswers(contentServer, `${site.env.CMS_URL}/_health`),
        waitUntilAnswers(siteServer, `http://127.0.0.1:${ports.sitePort}/healthz`),
      ]),
    )
    await Promise.race([ready, stopEarly])
    process.stdout.write(`
  Ready after ${((Date.now() - began) / 1000).toFixed(1)} s.

    The site             ${here.siteUrl}
    The content server   ${here.cmsUrl}/admin

${firstAdministrator(here.dataDir)}  What changes (database, uploads, secrets, logs) is in ${here.dataDir}. Ctrl-C stops both.

`)
    const ended = await Promise.race([
      stopAsked,
      ...servers.map((server) => server.exited.then(() => server)),
    ])
    if (typeof ended !== 'string') throw stoppedByItself(ended)
  } finally {
    if (servers.some((server) => server.exitCode === undefined)) await step('stopping both servers', stopAll)
  }
}

await runCommand({ usage, options, run: start })
process.exit()
