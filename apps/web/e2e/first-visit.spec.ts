import { gzipSync } from 'node:zlib'
import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { type PageName, sitePages } from '@islamic-centre/site-contract/site-paths'
import { type APIRequestContext, devices, type Page } from '@playwright/test'
import { pagePath } from '../app/paths/site-pages.ts'
import { dataScripts, modulePreloads } from '../app/platform/react-router-internals.ts'
import { sample } from './extent.ts'
import { hydrated, idle, picturesLoaded } from './page-states.ts'
import { expect, languages, loud, test, testOfUnavailable } from './test.ts'

/** The limits of a first visit on a phone; docs/benchmarks.md has the sizes of a whole visit. */
const budget = { document: 92_160, dataInDocument: 24_000, codeBeforeUse: 151_800, wholeVisit: 400_000 }

/** The code of a bare page of React Router's framework mode with i18next, gzip (docs/decisions/053-first-paint.md). */
const codeOfBarePage = 127_980
const pagesWithPrayerCall: readonly PageName[] = ['home', 'prayerCall']

const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
// A screen of another size than its window would request pictures twice.
const screen = { width: 360, height: 780 }
const asPhone = { ...phone, viewport: screen, screen, deviceScaleFactor: 2 }
// On a busy machine the banner would have moved on to its next picture.
const contextOptions = { reducedMotion: 'reduce' } as const

/** By address: pages share most of their scripts. */
const sizes = new Map<string, Promise<number>>()
async function sizeOf(address: string, request: APIRequestContext) {
  return gzipSync(await (await request.get(address)).body()).length
}

/** The scripts that a document names, with their sizes (gzip). */
const codeIn = (html: string, request: APIRequestContext) =>
  Promise.all(
    [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))].map(async (it) => {
      const size = sizes.get(it) ?? sizeOf(it, request)
      sizes.set(it, size)
      return [it, await size] as const
    }),
  )

const total = (sizes: readonly (readonly [string, number])[]) =>
  sizes.reduce((all, [, size]) => all + size, 0)

test('no page needs much more code than a bare page before it can be used', { tag: ['@spec:12.14'] }, async ({
  request,
}) => {
  for (const name of Object.keys(sitePages) as PageName[]) {
    const sizes = await codeIn(await (await request.get(pagePath('fa', name))).text(), request)
    const more = pagesWithPrayerCall.includes(name) ? 45 : 30
    expect(total(sizes), `${name}\n${sizes.map((it) => it.join(' ')).join('\n')}`).toBeLessThanOrEqual(
      codeOfBarePage + more * 1024,
    )
  }
})

for (const language of sample('first-visit', languages, 1))
  test.describe(`the first visit of the home page in ${language}`, () => {
    test.use({ ...asPhone, contextOptions })
    const path = pagePath(language, 'home')

    loud('loads little code before the page can be used', { tag: ['@spec:12.14'] }, async ({ request }) => {
      const html = await (await request.get(path)).text()
      // The visible content comes first.
      expect(html.search(modulePreloads)).toBeGreaterThan(html.lastIndexOf('<link rel="stylesheet"'))
      const sizes = await codeIn(html, request)
      expect(sizes.length).toBeGreaterThan(3)
      const sum = total(sizes)
      expect(sum, sizes.map((it) => it.join(' ')).join('\n')).toBeLessThanOrEqual(budget.codeBeforeUse)
    })

    test('is a small document, with little data for its code, uncompressed', {
      tag: ['@spec:12.14'],
    }, async ({ request }) => {
      const html = await (await request.get(path)).text()
      const data = html.match(dataScripts)?.join('') ?? ''
      expect(data.length).toBeGreaterThan(1000)
      expect(Buffer.byteLength(data)).toBeLessThanOrEqual(budget.dataInDocument)
      expect(Buffer.byteLength(html)).toBeLessThanOrEqual(budget.document)
    })

    test('transfers few bytes, including what is fetched when the page is idle', {
      tag: ['@spec:12.14'],
    }, async ({ page }) => {
      const network = await page.context().newCDPSession(page)
      const addresses = new Map<string, string>()
      const sizes: [address: string, size: number][] = []
      await network.send('Network.enable')
      network.on('Network.requestWillBeSent', ({ requestId, request }) =>
        addresses.set(requestId, request.url),
      )
      network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
        sizes.push([addresses.get(requestId) ?? '', encodedDataLength]),
      )
      await page.goto(path)
      await hydrated(page)
      await picturesLoaded(page)
      await idle(page)
      const sum = total(sizes)
      const largest = sizes.toSorted(([, one], [, other]) => other - one).slice(0, 20)
      expect(sum, largest.map((it) => it.join(' ')).join('\n')).toBeLessThanOrEqual(budget.wholeVisit)
    })
  })

testOfUnavailable(
  'what is below stays and its links work when its code cannot be loaded',
  { tag: ['@spec:12.14'] },
  async ({ page }) => {
    const { nav, services } = dictionaries.fa
    const refused = page.waitForEvent('requestfailed', (it) => it.url().includes('/assets/blocks-below-'))
    await page.route(/\/assets\/(blocks-below|footer)-/, (route) => route.abort())
    await page.goto(pagePath('fa', 'home'))
    await refused
    // The rest is hydrated.
    await expect(page.locator('.prayer-call')).not.toHaveAttribute('data-state', 'starting')
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.getByRole('img').first()).toBeVisible()
    const below = page.getByRole('region', { name: nav.services, exact: true })
    await expect(below.getByRole('heading', { level: 3 }).first()).toBeVisible()
    await below.getByRole('link', { name: services.all }).click()
    await expect(page).toHaveURL(pagePath('fa', 'services'))
  },
)

/** The home page while its banner picture is delayed, and the scripts it requests. */
async function withoutItsBanner(page: Page) {
  const requestedScripts: string[] = []
  page.on('request', (it) => it.resourceType() === 'script' && requestedScripts.push(it.url()))
  const banner = Promise.withResolvers<void>()
  await page.route(/\/pictures\/banner/, (route) => banner.promise.then(() => route.continue()))
  await page.goto(pagePath('fa', 'home'), { waitUntil: 'domcontentloaded' })
  await page.evaluate(() => document.fonts.ready)
  return { requestedScripts, bannerComes: banner.resolve }
}

const callsHydrated = (page: Page) =>
  expect(page.locator('.prayer-call')).not.toHaveAttribute('data-state', 'starting')

/** The timeout for a slow network never fires, so deferred scripts stay deferred. */
const withoutTimers = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout: real } = window
    window.setTimeout = ((...all: Parameters<typeof real>) =>
      document.readyState === 'loading' ? 0 : real(...all)) as typeof real
  })

test('no code is requested before the visible content is loaded', { tag: ['@spec:12.14'] }, async ({
  page,
}) => {
  await withoutTimers(page)
  const { requestedScripts, bannerComes } = await withoutItsBanner(page)
  expect(requestedScripts).toEqual([])
  bannerComes()
  await callsHydrated(page)
})

test('a press requests the code, and is replayed by it', { tag: ['@spec:12.14'] }, async ({ page }) => {
  await withoutTimers(page)
  const { requestedScripts } = await withoutItsBanner(page)
  expect(requestedScripts).toEqual([])
  await page.getByRole('button', { name: dictionaries.fa.audio.play, exact: true }).first().click()
  const position = () => document.querySelector('audio')?.currentTime ?? -1
  await expect.poll(() => page.evaluate(position)).toBeGreaterThan(0.2)
})

test('on a slow network the code does not wait for long', { tag: ['@spec:12.14'] }, async ({ page }) => {
  await withoutItsBanner(page)
  await callsHydrated(page)
})
