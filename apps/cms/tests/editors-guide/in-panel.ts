import type { Page } from '@playwright/test'
import { stateTimeout } from '../../../../tools/test-timeouts.mjs'
import { type Administrator, administratorOf } from '../administrator.ts'
import { launchBrowser } from '../launch-browser.ts'
import { startContentServer } from '../start-content-server.ts'

/** Like the guide's reader: with previews enabled in the edit view. */
const previewing = {
  PREVIEW_SECRET: 'known-to-this-walk-and-its-server',
  SITE_ORIGINS: 'https://www.example.org',
}

/**
 * Opens a browser on a server of its own with the demo content and its first administrator.
 * @param dataDir the data of a server that has the demo content already; without it, the demo content is imported,
 * which takes a while
 */
export async function inPanel(
  visit: (page: Page, url: string, administrator: Administrator) => Promise<void>,
  dataDir?: string,
) {
  const server = await startContentServer({ demoContent: 'once', dataDir, env: previewing })
  const browser = await launchBrowser()
  try {
    const administrator = await administratorOf(server.url)
    const page = await browser.newPage({
      viewport: { width: 1440, height: 860 },
      timezoneId: 'America/Toronto',
    })
    page.setDefaultTimeout(stateTimeout)
    await visit(page, server.url, administrator)
  } finally {
    await browser.close()
    await server.stop()
  }
}
