import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { languages } from '@islamic-centre/i18n/locales'
import type { BrowserContext, Page } from '@playwright/test'
import { hostile } from '../../../packages/ui/src/markdown/hostile.fixture.ts'
import { pagePath, recordPath } from '../app/paths/site-pages.ts'
import { dataPathOf } from '../app/platform/react-router-internals.ts'
import { cachedPaths } from './cached-on-device.ts'
import { hydrated } from './page-states.ts'
import { addresses, editor, hourMs, later, showing } from './published-death-notice.ts'
import { expect, calmTest as test } from './publishing-servers.ts'
import { cutNetwork } from './without-network.ts'

test.describe.configure({ mode: 'default' })

/** The pages of the service worker's cache that contain a word. */
const copiesWith = (page: Page, word: string) =>
  page.evaluate(async (text) => {
    const names = (await caches.keys()).filter((it) => it.startsWith('pages-'))
    const found: string[] = []
    for (const name of names) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        if ((await (await cache.match(request))?.text())?.includes(text))
          found.push(new URL(request.url).pathname)
    }
    return found.toSorted()
  }, word)

/** In Toronto at ten or eleven, hours from any call: around a call a hall screen does not turn from its pictures to a notice. */
const farFromCalls = () => new Date().setUTCHours(15, 0, 0, 0)

/** Opens pages that stay open; calls follow the clock of the device, and what is shown the right time. */
async function openPages(context: BrowserContext, paths: readonly string[]) {
  const pages: Page[] = []
  for (const path of paths) {
    const page = await context.newPage()
    if (path === pagePath('ca', 'prayerCall')) await page.clock.install({ time: farFromCalls() })
    await page.goto(path)
    await hydrated(page)
    pages.push(page)
  }
  return pages
}

const unique = (name: string) => `${name}${Date.now()}`

/** Counts in `window.absent` how often the notices of a page leave it. */
const recordAbsence = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { absent: 0 })
    let isThere = true
    new MutationObserver(() => {
      const wasThere = isThere
      isThere = document.querySelector('[data-death-notices]') !== null
      if (wasThere && !isThere) Object.assign(window, { absent: Reflect.get(window, 'absent') + 1 })
    }).observe(document, { childList: true, subtree: true })
  })

test('a death that is announced is on home, the hall screen, its list, its page, in the feed and found, in both languages', async ({
  page,
  request,
  publishing,
}) => {
  const word = unique('announced')
  const paths = languages.flatMap((it) => addresses(it, word, word))
  expect(await showing(request, paths, word)).toEqual([])
  const notice = await editor(request, publishing.panel).publish(word)
  await expect.poll(() => showing(request, paths, word)).toEqual(paths)
  await expect.poll(async () => (await request.get('/sitemap.xml?page=1')).text()).toContain(word)
  for (const language of languages) {
    const { deathNotices } = dictionaries[language]
    await page.goto(recordPath(language, 'deathNotice', word))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `${language === 'fa' ? 'نام' : 'Name'} ${word}`,
    )
    await expect(page.locator('q[lang=ar]')).toBeVisible()
    await expect(page.getByRole('main')).toContainText(deathNotices.burial)
    await expect(page.getByRole('main')).not.toContainText(deathNotices.memorial)
    const robots = page.locator('meta[name=robots]')
    await expect(robots).toHaveAttribute('content', /noarchive, unavailable_after: \d{4}-/)
  }
  // Other caches ask each time, so that none shows it longer.
  const { headers } = await fetch(publishing.siteUrl + pagePath('fa', 'home'))
  expect(headers.get('cache-control')).toBe('public, no-cache')
  await notice.withdraw()
  await expect.poll(() => showing(request, paths, word)).toEqual([])
  await expect.poll(async () => (await request.get('/sitemap.xml?page=1')).text()).not.toContain(word)
  expect((await request.get(recordPath('fa', 'deathNotice', word))).status()).toBe(404)
})

test('corrected and withdrawn it changes on every open page: home, a hall screen, its own page and a search', async ({
  context,
  request,
  publishing,
}) => {
  const word = unique('open')
  const other = unique('corrected')
  const notice = await editor(request, publishing.panel).publish(word)
  const paths = addresses('ca', word, word).filter((it) => !it.endsWith('.rss'))
  await expect.poll(() => showing(request, paths, word)).toEqual(paths)
  const pages = await openPages(context, paths)
  const isOn = (page: Page, text: string) => page.getByRole('main').getByText(`Name ${text}`).first()
  for (const page of pages) await expect(isOn(page, word)).toBeVisible()
  await Promise.all(pages.map((page) => page.evaluate(() => Object.assign(window, { marked: true }))))
  await Promise.all(pages.map(recordAbsence))

  let began = performance.now()
  await notice.correct(other)
  await Promise.all(
    pages.map((page, at) =>
      // The search for the former name finds no notice any more.
      paths[at]?.includes('?q=')
        ? expect(isOn(page, word)).toHaveCount(0)
        : expect(isOn(page, other)).toBeVisible(),
    ),
  )
  console.log(`corrected on all open pages ${Math.round(performance.now() - began)} ms after the request`)
  // The former text stands until the new one replaces it.
  for (const page of pages)
    if (!page.url().includes('?q='))
      expect([page.url(), await page.evaluate(() => Reflect.get(window, 'absent'))]).toEqual([page.url(), 0])

  began = performance.now()
  await notice.withdraw()
  await Promise.all(pages.map((page) => expect(isOn(page, other)).toHaveCount(0)))
  console.log(`withdrawn from all open pages ${Math.round(performance.now() - began)} ms after the request`)
  for (const page of pages) expect(await page.evaluate(() => Reflect.get(window, 'marked'))).toBe(true)
  const own = pages.find((it) => it.url().includes('/notices/'))
  const { gone } = dictionaries.ca.deathNotices
  expect(await own?.getByRole('heading', { level: 1 }).textContent()).toBe(gone)
  // Nor do the names of the tabs.
  await expect.poll(() => own?.title()).toBe(gone)
  for (const page of pages) expect(await page.title()).not.toContain(other)
})

test('by its end it is gone by itself from open pages, search, files and what other programs read', async ({
  context,
  request,
  publishing,
}) => {
  const word = unique('ending')
  const paths = languages.flatMap((it) => addresses(it, word, word))
  const notice = await editor(request, publishing.panel).publish(word, { until: later(hourMs) })
  await expect.poll(() => showing(request, paths, word)).toEqual(paths)
  const [home] = await openPages(context, [pagePath('fa', 'home')])
  if (!home) throw new Error('Home is not open.')
  await expect(home.getByText(`نام ${word}`)).toBeVisible()
  // The end is near only once the page is open, however long that took.
  const until = later(45_000)
  await notice.correct(word, { until })
  await expect(home.getByText(`نام ${word}`)).toHaveCount(0)
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(until) - 1000)
  await expect.poll(() => showing(request, paths, word)).toEqual([])
  const api = await request.get(`${publishing.cmsUrl}/api/death-notices?locale=fa&filters[slug]=${word}`)
  expect((await api.json()).data).toEqual([])
  expect((await request.get(recordPath('fa', 'deathNotice', word))).status()).toBe(404)
})

test('a list whose new data cannot be read hides the notices, and shows them when it can', async ({
  page,
  request,
  publishing,
}) => {
  const word = unique('unread')
  const notice = await editor(request, publishing.panel).publish(word)
  const path = pagePath('ca', 'deathNotices')
  await expect.poll(() => showing(request, [path], word)).toEqual([path])
  await page.goto(path)
  await hydrated(page)
  const name = page.getByText(`Name ${word}`)
  // One answer about the notices is of another moment than the page.
  await page.route('/now', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), notices: 'of another moment' } })
  })
  await expect(name).toHaveCount(0)
  await page.unroute('/now')
  await expect(name).toBeVisible()

  const data = `**${dataPathOf(path)}*`
  await page.route(data, (route) => route.fulfill({ status: 503, body: 'no' }))
  await notice.correct(`${word}again`)
  await expect(name).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(dictionaries.ca.deathNotices.title)
  await page.unroute(data)
  await expect(name).toHaveText(`Name ${word}again`)
  await notice.withdraw()
})

test('whatever its texts contain, they are shown as text', async ({ page, request, publishing }) => {
  const word = unique('hostile')
  const text = hostile.filter((it) => !it.includes('\0'))
  const title = `${word} <img src=x onerror="window.harmed=1"> </script><script>window.harmed=1</script> $& {{name}}`
  const notice = await editor(request, publishing.panel).publish(word, {
    content: text.join('\n\n'),
    memorialPlace: `"><script>window.harmed=1</script>`,
    memorialAt: later(hourMs),
  })
  await notice.correct(title)
  const paths = addresses('ca', word, word).filter((it) => !it.endsWith('.rss'))
  await expect.poll(() => showing(request, paths, word)).toEqual(paths)
  await page.clock.install({ time: farFromCalls() })
  for (const path of paths) {
    await page.goto(path)
    await hydrated(page)
    await expect(page.getByRole('main')).toContainText(word)
    expect([path, await page.evaluate(() => Reflect.get(window, 'harmed'))]).toEqual([path, undefined])
  }
  await notice.withdraw()
})

test.describe('on a device with copies for use without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the copies are corrected and withdrawn while a page is open, and when the device opens any page again', async ({
    page,
    request,
    publishing,
  }) => {
    const word = unique('copied')
    const [home, own] = [pagePath('ca', 'home'), recordPath('ca', 'deathNotice', word)]
    const { publish } = editor(request, publishing.panel)
    const notice = await publish(word)
    await expect.poll(() => showing(request, [home, own], word)).toEqual([home, own])
    for (const path of [own, home]) {
      await page.goto(path)
      await expect.poll(() => cachedPaths(page, 'pages-')).toContain(path)
    }
    await expect.poll(() => copiesWith(page, word)).toEqual([home, own])

    // Home is open.
    const other = unique('corrected')
    await notice.correct(other)
    await expect.poll(() => copiesWith(page, `Name ${word}`)).toEqual([])
    await expect.poll(() => copiesWith(page, `Name ${other}`)).toEqual([home, own])

    // No page is open.
    await page.goto('about:blank')
    const began = performance.now()
    await notice.withdraw()
    await expect.poll(() => showing(request, [home, own], other)).toEqual([])
    await page.goto(pagePath('ca', 'donate'))
    await expect.poll(() => copiesWith(page, other)).toEqual([])
    console.log(`withdrawn from the copies ${Math.round(performance.now() - began)} ms after the request`)
    expect(await copiesWith(page, word)).toEqual([])
  })

  test('a copy that is shown without a network after the end of the notice does not show it', async ({
    page,
    context,
    request,
    publishing,
  }) => {
    const word = unique('offline')
    const home = pagePath('ca', 'home')
    const notice = await editor(request, publishing.panel).publish(word, { until: later(hourMs) })
    await expect.poll(() => showing(request, [home], word)).toEqual([home])
    await page.goto(home)
    await expect.poll(() => copiesWith(page, word)).toEqual([home])
    const until = later(45_000)
    await notice.correct(word, { until })
    await expect.poll(() => copiesWith(page, String(Date.parse(until)))).toEqual([home])
    await cutNetwork(context, false)
    await expect.poll(() => Date.now()).toBeGreaterThan(Date.parse(until))
    await page.goto(home)
    await expect(page.getByRole('heading', { name: dictionaries.ca.prayer.title })).toBeVisible()
    await expect(page.getByText(`Name ${word}`)).toBeHidden()
  })
})
