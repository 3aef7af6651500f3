import { languages } from '@islamic-centre/i18n/locales'
import { expect, type Page, test as playwright } from '@playwright/test'

/** Playwright's name for it. */
const blocked = 'Service Worker registration blocked by Playwright'

const noConnection = /net::ERR_(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED)/

/** A site that a test stopped may leave a picture request or two pending. */
const ofStopped = (failure = '', address: string) =>
  noConnection.test(failure) && !address.startsWith(process.env.SITE_URL ?? '')

/**
 * Chromium looks seconds after the load event; a page that a busy machine is about to show has not used its picture yet, nor
 * the stylesheet of its direction.
 */
const isUnusedYet = (text: string) =>
  /\/pictures\/|\/(ltr|rtl)-[\w-]+\.css/.test(text) &&
  text.includes('was preloaded using link preload but not used')

type Goto = Page['goto']

/**
 * A test starts when the page is hydrated, because no visitor is as fast as a program. Input before hydration has its
 * own tests, as have pages whose code is delayed: they wait explicitly. Console output is not checked.
 */
export const loud = playwright.extend({
  /** A server may close an idle connection while the next request of a busy machine is on its way: it is sent again. */
  request: async ({ request }, use) => {
    for (const method of ['get', 'post', 'fetch'] as const) {
      const send = request[method].bind(request)
      Object.assign(request, {
        [method]: (address: string, options = {}) => send(address, { maxRetries: 2, ...options }),
      })
    }
    await use(request)
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page)
    const load: Goto = async (address, options = {}) => {
      const response = await goto(address, options)
      const awaitsCode = javaScriptEnabled && !options.waitUntil
      if (awaitsCode && (await page.locator('html[dir]').count()) > 0)
        await page.waitForFunction(() => window.hydrated)
      return response
    }
    await use(Object.assign(page, { goto: load }))
  },
})

/** Fails a test whose page was noisy; a test without a page opens none. */
function failOnNoise(noise: readonly string[]) {
  if (noise.length > 0) throw new Error(`The page was not quiet:\n${noise.join('\n')}`)
}

/** The site's test: a page that prints to the console, throws or fails to load a file fails its test. */
export const test = loud.extend({
  page: async ({ page, javaScriptEnabled }, use) => {
    const noise: string[] = []
    page.on('console', (message) => {
      if (message.text() === blocked || ofStopped(message.text(), message.location().url)) return
      if (isUnusedYet(message.text())) return
      if (message.type() === 'error' || message.type() === 'warning') noise.push(`console: ${message.text()}`)
    })
    page.on('pageerror', (error) => noise.push(`thrown: ${error.message}`))
    page.on('requestfailed', (request) => {
      // A navigation cancels pending requests, and a browser without JavaScript refuses every script.
      const failure = request.failure()?.errorText
      const left = failure === 'net::ERR_ABORTED' || ofStopped(failure, request.url())
      const refused = !javaScriptEnabled && request.resourceType() === 'script'
      if (!left && !refused) noise.push(`failed: ${request.url()}`)
    })
    page.on('response', (response) => {
      if (response.status() >= 400) noise.push(`${response.status()}: ${response.url()}`)
    })
    await use(page)
    failOnNoise(noise)
  },
})

/** The test of an unavailable site: the browser logs failed requests; nothing else may be logged or thrown. */
export const testOfUnavailable = loud.extend({
  page: async ({ page }, use) => {
    const noise: string[] = []
    page.on('pageerror', ({ message }) => noise.push(`thrown: ${message}`))
    page.on('console', (message) => {
      const text = message.text()
      if (text === blocked || text.startsWith('Failed to load resource')) return
      if (/error|warning/.test(message.type())) noise.push(`console: ${text}`)
    })
    await use(page)
    failOnNoise(noise)
  },
})

/** For tests of what moves: the project `desktop` reduces motion. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const

export { expect, languages }
