import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { launchOptions } from '../../../tools/launch-options.mjs'
import { hallScreen } from './hall-screen.ts'
import { heapAfterCollection, holds, passDay, recordActivity } from './soak.ts'
import startServers from './start-servers.ts'

/** A request takes real time, however fast the simulated day passes. */
const settled = 21_000
/** The browser's compiled code grows for days and is not memory of the page. */
const withoutCompiling = '--js-flags=--no-opt --no-maglev --no-sparkplug'

/**
 * Runs the screen of a hall through simulated days for this many minutes; the heaps are in bytes after garbage
 * collection.
 */
export async function soakFor(minutes: number) {
  const stopServers = await startServers()
  const browser = await chromium.launch(
    launchOptions('--autoplay-policy=no-user-gesture-required', withoutCompiling),
  )
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 }, serviceWorkers: 'block' })
  const at = '2026-11-21T08:00:00-05:00'
  await page.clock.install({ time: new Date(at) })
  await recordActivity(page)
  const hall = await hallScreen(page, process.env.SITE_URL ?? '', { at, path: '/ca/plusoneazan' })
  try {
    const session = await page.context().newCDPSession(page)
    const heaps: number[] = []
    const until = Date.now() + minutes * 60_000
    do {
      await passDay(hall)
      await sleep(settled)
      heaps.push(await heapAfterCollection(session))
    } while (Date.now() < until)
    await page.getByRole('contentinfo').locator('a[href="/ca/donate"]').first().click()
    await page.waitForURL(/donate$/)
    await page.clock.runFor(10_000)
    return { heaps, left: await holds(page) }
  } finally {
    await hall.stop()
    await browser.close()
    await stopServers()
  }
}
