import type { ServerResponse } from 'node:http'
import { locales } from '@islamic-centre/i18n/locales'
import { chromium, type Page } from '@playwright/test'
import { findFullChromium } from '../../../tools/find-chromium.mjs'
import { launchOptions } from '../../../tools/launch-options.mjs'
import { requestAsPanel } from './administrator.ts'
import { startCollector } from './collector.ts'
import { onlyInFullRun, sample } from './extent.ts'
import { hydrated, idle } from './page-states.ts'
import { startSite } from './start-site.ts'
import { expect, loud, test } from './test.ts'

/** A separate site that reports to its own collector, or to an unreachable one. */
async function countedSite(respond?: (response: ServerResponse) => void, env: Record<string, string> = {}) {
  const collector = await startCollector(respond)
  const settings = { PLAUSIBLE_DOMAIN: 'www.example.org', PLAUSIBLE_URL: collector.url, ...env }
  const site = await startSite({ cmsUrl: process.env.CMS_URL ?? '', env: settings })
  return {
    ...site,
    collector,
    paths: () => collector.views.map(({ event }) => event.url?.replace(site.url, '')),
    stop: async () => {
      collector.stop()
      await site.stop()
    },
  }
}

/** One for the tests that change neither its environment nor the collector; each waits for the views that it causes. */
let site: Awaited<ReturnType<typeof countedSite>>
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  site = await countedSite(undefined, JSON.parse(process.env.SHARED_SECRETS ?? ''))
})
test.beforeEach(() => {
  site.collector.views.length = 0
})
test.afterAll(() => site.stop())

const donate = (page: Page) => page.getByRole('contentinfo').locator('a[href$="/donate"]').first()
const switchTo = (page: Page, language: 'fa' | 'ca') =>
  page.getByRole('link', { name: locales[language].name }).first()

test('each page that a visitor opens is counted once, by its path and with its referrer', {
  tag: ['@spec:2.47'],
}, async ({ page }) => {
  const expected: string[] = []
  const counted = async (path: string) => {
    expected.push(path)
    await expect.poll(site.paths).toEqual(expected)
  }
  await page.goto(`${site.url}/fa/events?email=someone@example.org#past`)
  await counted('/fa/events')
  await donate(page).click()
  await counted('/fa/donate')
  // Another fragment, another query and a reload are not another page.
  await page.evaluate(() => location.assign('#main'))
  await donate(page).click()
  await expect(page).toHaveURL(/donate$/)
  await switchTo(page, 'ca').click()
  await counted('/ca/donate')
  await page.goBack()
  await counted('/fa/donate')
  await page.reload()
  await counted('/fa/donate')
  await page.goto(`${site.url}/nonsense`)
  await counted('/fa/home')

  const [first, second, third] = site.collector.views
  expect(first).toMatchObject({
    path: '/api/event',
    headers: {
      'user-agent': await page.evaluate(() => navigator.userAgent),
      'x-forwarded-for': '127.0.0.1',
    },
  })
  expect(first?.event).toEqual({
    name: 'pageview',
    domain: 'www.example.org',
    url: `${site.url}/fa/events`,
    referrer: '',
  })
  expect([second, third].map((it) => it?.event.referrer)).toEqual([
    `${site.url}/fa/events`,
    `${site.url}/fa/donate`,
  ])
  // Counting leaves nothing on the visitor's device but the language that was chosen.
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['language'])
})

test('a page restored from the back/forward cache is not counted again', {
  tag: [onlyInFullRun],
}, async () => {
  // Playwright turns the back/forward cache off, and a headless shell has none.
  const browser = await chromium.launch({
    ...launchOptions(),
    executablePath: findFullChromium() ?? '',
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  try {
    const page = await browser.newPage()
    await page.goto(`${site.url}/fa/donate`)
    await expect.poll(site.paths).toEqual(['/fa/donate'])
    await page.evaluate(() => {
      addEventListener('pageshow', async ({ persisted }) => {
        await new Promise((done) => requestIdleCallback(done))
        const view = { path: `/shown-again/${persisted}`, referrer: '' }
        navigator.sendBeacon('/page-views', JSON.stringify(view))
      })
    })
    await page.goto(`${site.url}/healthz`)
    await page.evaluate(() => setTimeout(() => history.back()))
    await expect.poll(site.paths).toEqual(['/fa/donate', '/shown-again/true'])
  } finally {
    await browser.close()
  }
})

test('a prerendered page is counted when it is opened', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(document, 'prerendering', { configurable: true, value: true }),
  )
  await page.goto(`${site.url}/fa/donate`)
  await hydrated(page)
  await idle(page)
  expect(site.paths()).toEqual([])
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false })
    document.dispatchEvent(new Event('prerenderingchange'))
  })
  await expect.poll(site.paths).toEqual(['/fa/donate'])
})

for (const [signal, value] of sample(
  'page-views-signal',
  [
    ['doNotTrack', '1'],
    ['globalPrivacyControl', true],
  ] as const,
  1,
))
  test(`a visitor whose browser sends ${signal} is not counted`, async ({ page }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.method()))
    await page.addInitScript(
      ([name, value]) => Object.defineProperty(Navigator.prototype, name, { get: () => value }),
      [signal, value] as const,
    )
    await page.goto(`${site.url}/fa/donate`)
    await hydrated(page)
    await switchTo(page, 'ca').click()
    await expect(page).toHaveURL(/\/ca\/donate$/)
    await idle(page)
    expect(requested).not.toContain('POST')
    expect(site.paths()).toEqual([])
  })

const broken: [
  how: string,
  respond: ((response: ServerResponse) => void) | undefined,
  env: Record<string, string>,
][] = [
  ['never responds', () => undefined, {}],
  ['fails', (response) => void response.writeHead(500).end('No'), {}],
  ['is not there', undefined, { PLAUSIBLE_URL: 'http://127.0.0.1:9' }],
]

for (const [how, respond, env] of sample('page-views-broken', broken, 1))
  test(`a visitor notices nothing of a collector that ${how}`, async ({ page }) => {
    const site = await countedSite(respond, env)
    try {
      const response = page.waitForResponse(`${site.url}/page-views`)
      await page.goto(`${site.url}/fa/donate`)
      expect((await response).status()).toBe(204)
      const responseAgain = page.waitForResponse(`${site.url}/page-views`)
      await switchTo(page, 'ca').click()
      await expect(page).toHaveURL(/\/ca\/donate$/)
      expect((await responseAgain).status()).toBe(204)
      if (how !== 'never responds') await expect.poll(site.logs).toContain('"event":"page_views_lost"')
    } finally {
      await site.stop()
    }
  })

test('what an editor reads in a preview is not counted', async ({ page, request }) => {
  const panelRequest = requestAsPanel(request)
  const { data } = await panelRequest(
    '/content-manager/preview/url/api::banner.banner?locale=fa&status=draft',
  )
  const address = new URL(data.url)
  await page.goto(site.url + address.pathname + address.search)
  await hydrated(page)
  await expect(page.locator('.preview-bar')).toBeVisible()
  await idle(page)
  expect(site.paths()).toEqual([])
  await page.locator('.preview-bar a').click()
  await expect.poll(site.paths).toEqual(['/fa/home'])
})

loud('page views are taken from the site’s own pages only', async ({ request }) => {
  const post = async (data: unknown, headers = {}) =>
    (await request.post(`${site.url}/page-views`, { data: JSON.stringify(data), headers })).status()
  const view = { path: '/fa/home', referrer: '' }
  expect(await post(view, { 'Sec-Fetch-Site': 'cross-site' })).toBe(400)
  expect(await post({ ...view, path: '/fa/home?name=someone' })).toBe(400)
  expect(await post('{')).toBe(400)
  expect(await post({ ...view, referrer: 'x'.repeat(5000) })).toBe(400)
  expect(await post(view)).toBe(204)
  await expect.poll(site.paths).toEqual(['/fa/home'])
})

for (const [who, env, address] of sample(
  'page-views-address',
  [
    ['a proxy that is trusted', { TRUSTED_PROXIES: 'loopback' }, '203.0.113.9'],
    ['anybody else', {}, '127.0.0.1'],
  ] as const,
  1,
))
  loud(`a visitor's IP address, forwarded by ${who}, is counted as ${address}`, async ({ request }) => {
    const site = await countedSite(undefined, env)
    try {
      const data = JSON.stringify({ path: '/fa/home', referrer: '' })
      // The first address is set by the visitor.
      const headers = { 'X-Forwarded-For': '198.51.100.7, 203.0.113.9' }
      expect((await request.post(`${site.url}/page-views`, { data, headers })).status()).toBe(204)
      await expect.poll(site.paths).toEqual(['/fa/home'])
      expect(site.collector.views[0]?.headers['x-forwarded-for']).toBe(address)
    } finally {
      await site.stop()
    }
  })

test('no page view is counted without a collector in the environment', async ({ page, request }) => {
  const requested: string[] = []
  page.on('request', (it) => requested.push(it.url()))
  await page.goto('/fa/donate')
  await hydrated(page)
  await idle(page)
  expect(requested.filter((it) => /report-|page-views|gtag/.test(it))).toEqual([])
  expect((await request.post('/page-views', { data: {} })).status()).toBe(405)
})
