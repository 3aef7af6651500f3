import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { proxySite } from './proxy-site.ts'

export type HallScreen = Awaited<ReturnType<typeof hallScreen>>

/** The time that the screen has to open until the test begins; longer than the slowest machine needs. */
const openingMs = 5 * 60_000

type Hall = {
  at: string
  path: string
  opened?: () => Promise<void>
  /** The clocks run on in real time, because something needs the frames of the page. */
  isRunning?: boolean
}

/** The versions of its content and of its death notices that a site names to open screens. */
async function contentOf(siteUrl: string): Promise<{ content?: unknown; notices?: unknown }> {
  const response = await fetch(`${siteUrl}/now`).catch(() => undefined)
  const { content, notices } = response ? await response.json() : {}
  return { content, notices }
}

/**
 * A screen in a hall and its server. Their clocks stand at `at` when the screen is open, and advance only where the test
 * lets time pass.
 */
export async function hallScreen(
  page: Page,
  siteUrl: string,
  { at, path, opened = async () => undefined, isRunning = false }: Hall,
) {
  const begin = Date.parse(at) - (isRunning ? 0 : openingMs)
  const begun = Date.now()
  let isStopped = false
  let passed = 0
  const server = {
    isUnavailable: false,
    /** The build version of the server, if it differs from the page's. */
    build: undefined as string | undefined,
    /** Milliseconds by which the server's clock is ahead of the screen's. */
    clockAhead: 0,
    requests: 0,
  }
  const { url, stop } = await proxySite(siteUrl, (pathname, response) => {
    if (server.isUnavailable) {
      response.destroy()
      return true
    }
    if (pathname !== '/now') return false
    server.requests += 1
    // What it is now: the content is read later, when the test may have gone on.
    const { build } = server
    const now = passed + server.clockAhead + (isStopped ? Date.parse(at) : begin + Date.now() - begun)
    void contentOf(siteUrl).then((content) => {
      response.writeHead(200, { 'Content-Type': 'application/json' })
      response.end(JSON.stringify({ now, build, ...content }))
    })
    return true
  })
  await page.clock.install({ time: new Date(begin) })
  // Evaluating code in the page to see whether it is hydrated would count as a gesture.
  await page.goto(url + path, { waitUntil: 'load' })
  await opened()
  await expect(page.locator('.prayer-call:not([data-state=starting])')).toBeVisible()
  await expect.poll(() => server.requests).toBeGreaterThan(0)
  if (!isRunning) {
    isStopped = true
    await page.clock.pauseAt(new Date(at))
  }
  await page.evaluate(() => Object.assign(window, { marked: true }))
  return {
    url,
    server,
    /** The page is closed first, so that a pending request is no failure. */
    async stop() {
      if (!page.isClosed()) await page.goto('about:blank')
      stop()
    },
    /** Advances the time at once: each due timer fires once. */
    async pass(ms: number) {
      passed += ms
      await page.clock.fastForward(ms)
    },
    /** Lets the screen ask its server until `expected` holds: it leaves a question out while it waits for an answer. */
    async asksUntil(expected: () => Promise<unknown>) {
      await expect(async () => {
        await this.pass(4000)
        await expected()
      }).toPass()
    },
    /** A property of this document shows that it was not reloaded. */
    isSameDocument: () => page.evaluate(() => Reflect.get(window, 'marked') === true),
    /** Resolves when the screen has requested the server's clock once more. */
    async nextRequest(act: () => Promise<unknown>) {
      const before = server.requests
      await act()
      await expect.poll(() => server.requests).toBeGreaterThan(before)
    },
  }
}
