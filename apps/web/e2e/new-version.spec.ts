import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import type { Page } from '@playwright/test'
import { cachedNotice, cachedPaths, expectCached, headerLink } from './cached-on-device.ts'
import { picturesLoaded } from './page-states.ts'
import { playSlowly } from './play-slowly.ts'
import { proxySite } from './proxy-site.ts'
import { rawRequest } from './raw-request.ts'
import { startSite } from './start-site.ts'
import { expect, testOfUnavailable as test } from './test.ts'

test.use({ serviceWorkers: 'allow' })

test('the service worker is revalidated each time', async ({ request }) => {
  const response = await request.get('/sw.js')
  expect(response.headers()['cache-control']).toBe('no-cache')
  expect(response.headers()['content-type']).toContain('javascript')
})

test('a byte range refers to the uncompressed file, whatever encodings are accepted', async () => {
  const address = `${process.env.SITE_URL}/sw.js`
  const whole = await rawRequest(address)
  const part = await rawRequest(address, { headers: { Range: 'bytes=10-4009', 'Accept-Encoding': 'gzip' } })
  expect([part.status, part.headers['content-encoding'], part.headers['content-range']]).toEqual([
    206,
    undefined,
    `bytes 10-4009/${whole.body.length}`,
  ])
  expect(part.body.equals(whole.body.subarray(10, 4010))).toBe(true)
})

/** A site that is deployed again while a visitor is there. */
async function publishedAnew(siteUrl: string) {
  const worker = await (await fetch(`${siteUrl}/sw.js`)).text()
  let edition = 0
  let retired: string | undefined
  let silent = false
  const front = await proxySite(siteUrl, (path, response) => {
    if (path === '/sw.js' && (edition > 0 || retired)) {
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' })
      response.end(retired ?? worker.replace(/[`"']([0-9a-f]{12})[`"']/, `'edition-${edition}'`))
      return true
    }
    // A page that reads its current data is no copy any more.
    return silent && ['/fa/home', '/now'].includes(path)
  })
  return {
    ...front,
    publish: () => {
      edition += 1
    },
    retire: (text: string) => {
      retired = text
    },
    fallSilent: () => {
      silent = true
    },
  }
}

const lookForNew = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
  })
/** Undefined while another document replaces this one. */
const waits = (page: Page) =>
  page
    .evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state === 'installed')
    .catch(() => undefined)
/** Exists as long as the document. */
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }))
const isMarked = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'marked') === true).catch(() => undefined)

test('a new version is activated at the next page, and not while something plays or is being written', {
  tag: ['@spec:10.13'],
}, async ({ page, baseURL }) => {
  const site = await publishedAnew(baseURL ?? '')
  try {
    await page.goto(`${site.url}/ca/home`)
    await expectCached(page, '/ca/home', '/ca/contact-us')
    const [before] = (await cachedPaths(page, 'files')).filter((it) => it.endsWith('.js'))
    site.publish()
    await lookForNew(page)
    await expect.poll(() => waits(page)).toBe(true)
    await markDocument(page)

    const play = page.getByRole('button', { name: dictionaries.ca.audio.play, exact: true }).first()
    await play.click()
    const position = () => page.evaluate(() => document.querySelector('audio')?.currentTime ?? 0)
    await expect.poll(position).toBeGreaterThan(0.2)
    await playSlowly(page)
    await headerLink(page, 'ca', 'contact').click()
    await expect(page).toHaveURL(/contact-us$/)
    const playedUntil = await position()
    await expect.poll(position).toBeGreaterThan(playedUntil)
    expect(await isMarked(page)).toBe(true)
    await page.evaluate(() => document.querySelector('audio')?.pause())

    await page.locator('#message textarea').fill('Something that is not finished')
    await headerLink(page, 'ca', 'events').click()
    await expect(page).toHaveURL(/events$/)
    // The message is written until its page is replaced, which is after the address is.
    await expect(page.locator('#message textarea')).toHaveCount(0)
    expect(await isMarked(page)).toBe(true)
    expect(await waits(page)).toBe(true)

    await headerLink(page, 'ca', 'about').click()
    await expect(page).toHaveURL(/about-us$/)
    await expect.poll(() => isMarked(page)).toBe(false)
    await expect.poll(() => waits(page)).toBe(false)
    // A tab of the previous version still finds its files; the new one has cached its pages.
    await expectCached(page, '/ca/home', '/ca/contact-us', '/ca/about-us')
    expect(await cachedPaths(page, 'files')).toContain(before)
    const names = () => page.evaluate(() => caches.keys())
    await expect
      .poll(async () => (await names()).filter((it) => it.startsWith('pages-')))
      .toEqual(['pages-edition-1'])
  } finally {
    site.stop()
  }
})

test('a page that does not load within seconds is shown from the cache', async ({ page, baseURL }) => {
  const site = await publishedAnew(baseURL ?? '')
  try {
    await page.goto(`${site.url}/fa/events`)
    await expectCached(page, '/fa/home')
    site.fallSilent()
    await page.goto(`${site.url}/fa/home`)
    await expect(cachedNotice(page, 'fa')).toBeVisible()
    // Closing a context while a worker serves many files may hang in Chromium.
    await picturesLoaded(page)
  } finally {
    site.stop()
  }
})

test('a retired service worker leaves no caches behind', async ({ page, baseURL }) => {
  const off = await startSite({ cmsUrl: process.env.CMS_URL ?? '', env: { OFFLINE: 'off' } })
  const site = await publishedAnew(baseURL ?? '')
  try {
    await page.goto(`${site.url}/fa/events`)
    await expectCached(page, '/fa/home')
    const response = await fetch(`${off.url}/sw.js`)
    expect(response.headers.get('cache-control')).toBe('no-cache')
    site.retire(await response.text())
    await lookForNew(page)
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0)
  } finally {
    site.stop()
    await off.stop()
  }
})
