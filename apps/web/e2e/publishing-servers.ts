import { randomBytes } from 'node:crypto'
import { mergeTests } from '@playwright/test'
import { freePort } from '../../../tools/free-port.mjs'
import { testTimeouts } from '../../../tools/test-timeouts.mjs'
import { startMailServer } from '../../cms/tests/mail-server.ts'
import { signIn } from './administrator.ts'
import { startDemoContentServer } from './demo-content.ts'
import { notifyOfChange } from './notify-of-change.ts'
import { startSite } from './start-site.ts'
import { expect, loud, test as quiet, testOfUnavailable } from './test.ts'

type PublishingServers = {
  siteUrl: string
  cmsUrl: string
  /** Of `requestAsPanel`. */
  panel: { url: string; token: string }
  siteLog: () => string
  dataDir: string
  /** The e-mails that the content server has sent, as they came. */
  letters: readonly string[]
  /** Notifies the site of a change that was made in the database, where no webhook is sent. */
  notify: (type: string) => Promise<unknown>
}

const secret = () => randomBytes(32).toString('base64url')

/**
 * The test of what an editor publishes. It has a content server and a site of its own, connected to each other: other
 * tests read the shared content server while this one changes entries. The project `publishing` has one worker, so all of
 * its files share them: each test creates the entries that it needs.
 */
export const test = loud.extend<object, { publishing: PublishingServers }>({
  publishing: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are used from the pattern.
    async ({}, use) => {
      const port = await freePort()
      const siteUrl = `http://127.0.0.1:${port}`
      const shared = { SITE_API_TOKEN: secret(), PREVIEW_SECRET: secret(), WEBHOOK_SECRET: secret() }
      const mail = await startMailServer()
      const contentServer = await startDemoContentServer({
        ...shared,
        SMTP_URL: mail.url,
        MAIL_FROM: 'site@example.org',
        SITE_ORIGINS: siteUrl,
        SITE_WEBHOOK_URL: `${siteUrl}/webhooks/content`,
      })
      const site = await startSite({
        cmsUrl: contentServer.url,
        port,
        env: { ...shared, TRUSTED_PROXIES: 'loopback' },
      })
      const panel = { url: contentServer.url, token: await signIn(contentServer.url) }
      await use({
        cmsUrl: contentServer.url,
        panel,
        siteUrl,
        siteLog: site.logs,
        letters: mail.raw,
        dataDir: contentServer.dataDir,
        notify: (type) => notifyOfChange(siteUrl, shared.WEBHOOK_SECRET, type),
      })
      await site.stop()
      await contentServer.stop()
      await mail.stop()
    },
    { scope: 'worker', timeout: testTimeouts.hookTimeout },
  ],
  baseURL: ({ publishing }, use) => use(publishing.siteUrl),
})

export { expect }
/** The same servers, for tests whose page logs nothing, and for tests of an unavailable site. */
export const quietTest = mergeTests(test, quiet)
export const calmTest = mergeTests(test, testOfUnavailable)
