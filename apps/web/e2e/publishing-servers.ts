import { randomBytes } from 'node:crypto'
import { signIn } from './administrator.ts'
import { startDemoContentServer } from './demo-content.ts'
import { freePort, startSite } from './start-site.ts'
import { expect, loud } from './test.ts'

type PublishingServers = {
  siteUrl: string
  cmsUrl: string
  /** Of `requestAsPanel`. */
  panel: { url: string; token: string }
  siteLog: () => string
}

const secret = () => randomBytes(32).toString('base64url')

/**
 * The test of what an editor publishes. It has a content server and a site of its own, connected to each other: other
 * tests read the shared content server while this one changes entries.
 */
export const test = loud.extend<object, { publishing: PublishingServers }>({
  publishing: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are used from the pattern.
    async ({}, use) => {
      const port = await freePort()
      const siteUrl = `http://127.0.0.1:${port}`
      const shared = { SITE_API_TOKEN: secret(), PREVIEW_SECRET: secret(), WEBHOOK_SECRET: secret() }
      const contentServer = await startDemoContentServer({
        ...shared,
        SITE_ORIGINS: siteUrl,
        SITE_WEBHOOK_URL: `${siteUrl}/webhooks/content`,
      })
      const site = await startSite({ cmsUrl: contentServer.url, port, env: shared })
      const panel = { url: contentServer.url, token: await signIn(contentServer.url) }
      await use({ cmsUrl: contentServer.url, panel, siteUrl, siteLog: site.logs })
      await site.stop()
      await contentServer.stop()
    },
    { scope: 'worker', timeout: 400_000 },
  ],
  baseURL: ({ publishing }, use) => use(publishing.siteUrl),
})

export { expect }
