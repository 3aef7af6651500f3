import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { standBefore } from './stand-before.ts'

export type HallScreen = Awaited<ReturnType<typeof hallScreen>>

/** A screen in a hall whose clock the test turns, and the server it asks, whose clock goes with it. */
export async function hallScreen(
  page: Page,
  siteUrl: string,
  { at, path, opened = async () => undefined }: { at: string; path: string; opened?: () => Promise<void> },
) {
  let ahead = Date.parse(at) - Date.now()
  const server = {
    away: false,
    /** Of another build than the page's, where it has a name. */
    build: undefined as string | undefined,
    /** Milliseconds by which the server's clock is ahead of the screen's. */
    clockAhead: 0,
    asked: 0,
  }
  const { url, stop } = await standBefore(siteUrl, (asked, response) => {
    if (server.away) {
      response.destroy()
      return true
    }
    if (asked !== '/now') return false
    server.asked += 1
    const now = Date.now() + ahead + server.clockAhead
    response.writeHead(200, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify({ now, build: server.build }))
    return true
  })
  await page.clock.install({ time: new Date(at) })
  // Asking the page whether it has come alive would count as a gesture.
  await page.goto(url + path, { waitUntil: 'load' })
  await opened()
  await expect(page.locator('.prayer-call:not([data-state=starting])')).toBeVisible()
  await expect.poll(() => server.asked).toBeGreaterThan(0)
  await page.evaluate(() => Object.assign(window, { marked: true }))
  return {
    url,
    server,
    /** The page goes first: a reading that is under way is no failure of it. */
    async stop() {
      if (!page.isClosed()) await page.goto('about:blank')
      stop()
    },
    /** Lets the time pass at once: timers that are due ring once. */
    async pass(ms: number) {
      ahead += ms
      await page.clock.fastForward(ms)
    },
    /** As long as something lives that only this document has, it was not loaded anew. */
    isSameDocument: () => page.evaluate(() => Reflect.get(window, 'marked') === true),
    /** Settles when the screen has asked the server once more. */
    async askedAgain(act: () => Promise<unknown>) {
      const before = server.asked
      await act()
      await expect.poll(() => server.asked).toBeGreaterThan(before)
    },
  }
}
