import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { freePort } from '../../../tools/free-port.mjs'
import { launchOptions } from '../../../tools/launch-options.mjs'
import { startMailServer } from '../../cms/tests/mail-server.ts'
import { startContentServer } from '../../cms/tests/start-content-server.ts'
import { signIn } from './administrator.ts'
import { copyStored, publishedEntries, startDemoContentServer } from './demo-content.ts'
import { startSite } from './start-site.ts'

/** Browser versions differ, so the version is logged for the analysis of failures. */
async function printBrowserVersion() {
  const browser = await chromium.launch(launchOptions())
  process.stdout.write(`Chromium ${browser.version()}\n`)
  await browser.close()
}

const secret = () => randomBytes(32).toString('base64url')

/** One real content server with the demo content and one built site for the whole run, connected to each other. */
export default async function startServers() {
  await printBrowserVersion()
  const port = await freePort()
  const siteUrl = `http://127.0.0.1:${port}`
  const shared = { SITE_API_TOKEN: secret(), PREVIEW_SECRET: secret(), WEBHOOK_SECRET: secret() }
  const folder = mkdtempSync(join(tmpdir(), 'site-log-'))
  // Each site and content server that a test starts uses this compile cache, as do those of Vitest.
  const compiled = {
    NODE_COMPILE_CACHE: fileURLToPath(new URL('../../../node_modules/.cache/compiled', import.meta.url)),
  }
  Object.assign(process.env, compiled)
  const mail = await startMailServer(folder)
  const ofContentServer = {
    ...shared,
    ...compiled,
    SITE_ORIGINS: siteUrl,
    SITE_WEBHOOK_URL: `${siteUrl}/webhooks/content`,
    SMTP_URL: mail.url,
    MAIL_FROM: 'site@example.org',
    MESSAGES_TO: 'office@example.org',
  }
  // `npm test` takes it from the content server's own tests.
  const isImported = process.env.DEMO_CONTENT_COPY !== undefined
  const contentServer = isImported
    ? await startDemoContentServer(ofContentServer)
    : await startContentServer({ demoContent: 'once', env: ofContentServer })
  if (!isImported) {
    process.env.DEMO_CONTENT_COPY = join(folder, 'demo-content')
    copyStored(contentServer.dataDir, process.env.DEMO_CONTENT_COPY)
  }
  const logFile = join(folder, 'site.log')
  process.env.PICTURE_CACHE_DIR = join(folder, 'pictures')
  // A test's visitor may set its IP address like a proxy.
  const env = { ...shared, TRUSTED_PROXIES: 'loopback' }
  const site = await startSite({ cmsUrl: contentServer.url, port, logFile, env })
  process.env.SITE_URL = site.url
  process.env.SITE_LOG = logFile
  process.env.CMS_URL = contentServer.url
  process.env.PANEL_TOKEN = await signIn(contentServer.url)
  process.env.MAIL_FOLDER = folder
  // Under other names, so that a site that a test starts has them only if the test sets them.
  process.env.SHARED_SECRETS = JSON.stringify(shared)
  const published = new Set(publishedEntries(contentServer.dataDir))
  return async () => {
    const now = new Set(publishedEntries(contentServer.dataDir))
    const changed = [...published, ...now].filter((it) => published.has(it) !== now.has(it))
    await site.stop()
    await contentServer.stop()
    await mail.stop()
    rmSync(folder, { recursive: true })
    if (changed.length > 0)
      throw new Error(
        `A test changed what is published on the shared content server; it needs a server of its own:\n${changed.join('\n')}`,
      )
  }
}
