import AxeBuilder from '@axe-core/playwright'
import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { formatClock, formatGregorianMonth } from '@islamic-centre/i18n/formats'
import { type Language, languages, locales } from '@islamic-centre/i18n/locales'
import { cities, civilDateIn, prayerTimesOn } from '@islamic-centre/prayer-times'
import type { Page } from '@playwright/test'
import { type Month, monthAfter, monthAsWritten } from '../app/months.ts'
import { type PageName, pagePath, timetablePath } from '../app/site-pages.ts'
import { standBefore } from './stand-before.ts'
import { startSite } from './start-site.ts'
import { expect as hasty, testWhileAway as test } from './test.ts'

/** A worker fetches a hundred and sixty files before a page can be without a network. */
const expect = hasty.configure({ timeout: 20_000 })

test.use({ serviceWorkers: 'allow' })
test.beforeEach(() => test.slow())

const { timeZone } = cities.toronto
const thisMonth = () => civilDateIn(timeZone, new Date())
const nextMonth = () => monthAfter(thisMonth()) ?? thisMonth()
const timetableOf = (language: Language, month: Month) =>
  timetablePath(language, 'toronto', monthAsWritten(month))

const monthHeading = (language: Language, { year, month }: Month) => {
  const words = dictionaries[language]
  const name = formatGregorianMonth(language, new Date(Date.UTC(year, month - 1, 15)), 'UTC')
  return words.timetable.heading.replace('{{city}}', words.cities.toronto).replace('{{month}}', name)
}
const fajrOn = (language: Language, date: string) =>
  formatClock(language, prayerTimesOn(date, cities.toronto).fajr ?? new Date(0), timeZone).clock

/** A stylesheet that comes again stands after the others, and its rules win. */
const sheetsTwice = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    const addresses = all.map(({ href }) => href.replace(/#$/, ''))
    return addresses.filter((it, at) => addresses.indexOf(it) !== at)
  })

/** The paths of all that the worker has kept. */
const keptPaths = (page: Page, caches: 'pages-' | 'files') =>
  page.evaluate(async (begin) => {
    const names = (await window.caches.keys()).filter((it) => it.startsWith(begin))
    const all = await Promise.all(names.map(async (it) => (await window.caches.open(it)).keys()))
    return all.flat().map(({ url }) => url.slice(location.origin.length))
  }, caches)

/** The worker has kept what it keeps after a visit, this page too. */
async function expectKept(page: Page, ...paths: string[]) {
  await expect.poll(() => keptPaths(page, 'pages-')).toEqual(expect.arrayContaining(paths))
}

/** Opens a page with a network, until what must open without one is on the device. */
async function visitOnce(page: Page, language: Language, path: string) {
  await page.goto(path)
  await expectKept(
    page,
    ...languages.map((it) => `/${it}/offline`),
    pagePath(language, 'home'),
    pagePath(language, 'contact'),
    timetableOf(language, thisMonth()),
    path,
  )
}

const headerLink = (
  page: Page,
  language: Language,
  name: PageName & keyof (typeof dictionaries)['fa']['nav'],
) => page.getByRole('banner').getByRole('link', { name: dictionaries[language].nav[name], exact: true })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const keptMark = (page: Page, language: Language) =>
  page.getByRole('complementary').getByRole('link', { name: dictionaries[language].offline.refresh })

for (const language of languages) {
  const words = dictionaries[language]
  const donate = pagePath(language, 'donate')

  test.describe(`in ${language}, after one visit of any page, without a network`, () => {
    test('home, timetable and contact open by their addresses', async ({ page, context, baseURL }) => {
      await visitOnce(page, language, pagePath(language, 'events'))
      await expect(keptMark(page, language)).toHaveCount(0)
      expect(await sheetsTwice(page)).toEqual([])
      await context.setOffline(true)

      await page.goto(pagePath(language, 'home'))
      await expect(page.locator('html')).toHaveAttribute('dir', locales[language].dir)
      const today = page.getByRole('region', { name: words.prayer.title })
      await expect(today.getByRole('row')).toHaveCount(6)
      await expect(page.locator('.ui-next-prayer time').first()).toBeVisible()
      await expect(keptMark(page, language)).toBeVisible()
      expect(await sheetsTwice(page)).toEqual([])

      await page.goto(timetableOf(language, thisMonth()))
      await expect(heading(page)).toHaveText(monthHeading(language, thisMonth()))
      await expect(page.locator('tr[aria-current=date]')).toHaveCount(1)

      await page.goto(timetableOf(language, nextMonth()))
      await expect(page).toHaveURL(baseURL + timetableOf(language, nextMonth()))
      await expect(heading(page)).toHaveText(monthHeading(language, nextMonth()))
      await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText(
        fajrOn(language, `${monthAsWritten(nextMonth())}-01`),
      )

      await page.goto(`/${language}/prayer-times`)
      await expect(page).toHaveURL(baseURL + timetableOf(language, thisMonth()))
      await expect(heading(page)).toHaveText(monthHeading(language, thisMonth()))

      await page.goto(pagePath(language, 'contact'))
      await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible()
    })

    test('they lead to each other', async ({ page, context, baseURL }) => {
      await visitOnce(page, language, pagePath(language, 'events'))
      await context.setOffline(true)
      await headerLink(page, language, 'home').click()
      await expect(page).toHaveURL(baseURL + pagePath(language, 'home'))
      const today = page.getByRole('region', { name: words.prayer.title })
      await today.getByRole('link', { name: words.timetable.title }).click()
      await expect(heading(page)).toHaveText(monthHeading(language, thisMonth()))
      await page.getByRole('link', { name: words.timetable.next }).click()
      await expect(heading(page)).toHaveText(monthHeading(language, nextMonth()))
      await headerLink(page, language, 'contact').click()
      await expect(page).toHaveURL(baseURL + pagePath(language, 'contact'))
      await expect(page.locator('#message')).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL(baseURL + timetableOf(language, nextMonth()))
      await expect(heading(page)).toHaveText(monthHeading(language, nextMonth()))
    })

    test('the times on the home page are those of the day, whenever it was kept', async ({
      page,
      context,
    }) => {
      await visitOnce(page, language, pagePath(language, 'contact'))
      await context.setOffline(true)
      const later = new Date(Date.now() + 40 * 24 * 60 * 60 * 1000)
      await page.clock.setFixedTime(later)
      await page.goto(pagePath(language, 'home'))
      const { year, month, day } = civilDateIn(timeZone, later)
      const date = `${monthAsWritten({ year, month })}-${String(day).padStart(2, '0')}`
      const fajr = page.getByRole('region', { name: words.prayer.title }).getByRole('row').nth(1)
      await expect(fajr).toContainText(fajrOn(language, date))
      const times = fajr.locator('time').first()
      await expect(times).toHaveAttribute(
        'datetime',
        prayerTimesOn(date, cities.toronto).fajr?.toISOString() ?? '',
      )
    })

    test('a page that is not there says so, leads on, and opens once there is a network', async ({
      page,
      context,
      baseURL,
    }) => {
      await visitOnce(page, language, pagePath(language, 'events'))
      await context.setOffline(true)
      for (const open of [
        () => page.goto(donate),
        () => page.getByRole('contentinfo').locator(`a[href="${donate}"]`).first().click(),
      ]) {
        await open()
        await expect(heading(page)).toHaveText(words.offline.heading)
        await expect(page.locator('html')).toHaveAttribute('lang', locales[language].htmlLang)
        await expect(page).toHaveTitle(words.offline.heading)
        await page.getByRole('main').getByRole('link', { name: words.nav.home }).click()
        await expect(page).toHaveURL(baseURL + pagePath(language, 'home'))
      }
      await page.goto(donate)
      const again = page.getByRole('link', { name: words.offline.again })
      await again.click()
      await expect(heading(page)).toHaveText(words.offline.heading)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
      }
      await context.setOffline(false)
      await again.click()
      await expect(page).toHaveURL(baseURL + donate)
      await expect(heading(page)).not.toHaveText(words.offline.heading)
    })

    test('a page that was visited opens as it was, and says of when that is', async ({
      page,
      context,
      baseURL,
    }) => {
      await visitOnce(page, language, pagePath(language, 'events'))
      await headerLink(page, language, 'about').click()
      const about = pagePath(language, 'about')
      await expect(page).toHaveURL(baseURL + about)
      const title = (await heading(page).textContent()) ?? ''
      await expectKept(page, about)
      await context.setOffline(true)
      await page.goto(`${about}?utm_source=letter`)
      await expect(page).toHaveURL(baseURL + about)
      await expect(heading(page)).toHaveText(title)
      await expect(keptMark(page, language)).toBeVisible()
      // With a network again, the page is the one of now.
      await context.setOffline(false)
      await keptMark(page, language).click()
      await expect(heading(page)).toHaveText(title)
      await expect(keptMark(page, language)).toHaveCount(0)
    })

    test('the screen of a hall starts with the settings in its address', async ({
      page,
      context,
      baseURL,
    }) => {
      const screen = `${pagePath(language, 'prayerCall')}?city=montreal`
      await visitOnce(page, language, screen)
      await expectKept(page, pagePath(language, 'prayerCall'))
      await context.setOffline(true)
      await page.goto(screen)
      await expect(page).toHaveURL(baseURL + screen)
      await expect(page.locator('.call-screen select')).toHaveValue('montreal')
    })

    test('a message that cannot be sent is said to be unsent, and stays', async ({ page, context }) => {
      await visitOnce(page, language, pagePath(language, 'events'))
      await context.setOffline(true)
      await page.goto(pagePath(language, 'contact'))
      const form = page.locator('#message')
      const written = language === 'fa' ? 'سلام' : 'Good evening'
      await form.getByLabel(words.message.body, { exact: true }).fill(written)
      await form.getByRole('button', { name: words.message.send }).click()
      await expect(form.getByRole('alert').filter({ hasText: words.message.offline })).toBeVisible()
      await expect(form.getByLabel(words.message.body, { exact: true })).toHaveValue(written)
    })
  })

  test(`the site in ${language} can be installed as an app`, async ({ page, request, baseURL }) => {
    await page.goto(pagePath(language, 'donate'))
    const link = await page.locator('link[rel=manifest]').getAttribute('href')
    const answer = await request.get(link ?? '')
    expect(answer.headers()['content-type']).toContain('application/manifest+json')
    const manifest = await answer.json()
    expect(manifest).toMatchObject({
      name: words.site.name,
      short_name: words.site.shortName,
      lang: locales[language].htmlLang,
      dir: locales[language].dir,
      start_url: pagePath(language, 'home'),
      scope: '/',
      display: 'standalone',
    })
    for (const { url } of manifest.shortcuts) expect((await request.get(url)).status(), url).toBe(200)
    // What the browser itself has to say of it.
    const session = await page.context().newCDPSession(page)
    const { url, errors } = await session.send('Page.getAppManifest')
    expect(url).toBe(baseURL + (link ?? ''))
    expect(errors).toEqual([])
    await expectKept(page, pagePath(language, 'home'))
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
    // The browser of a test is one that keeps nothing.
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito'])
    const sides = await page.evaluate(
      (sources) =>
        Promise.all(
          sources.map(async (src) => {
            const image = Object.assign(new Image(), { src })
            await image.decode()
            return `${image.naturalWidth}x${image.naturalHeight}`
          }),
        ),
      [...manifest.icons.map(({ src }: { src: string }) => src), '/apple-touch-icon.png'],
    )
    expect(sides).toEqual([...manifest.icons.map(({ sizes }: { sizes: string }) => sizes), '180x180'])
  })
}

test('the bare address leads home in the language that was visited', async ({ page, context, baseURL }) => {
  await visitOnce(page, 'ca', pagePath('ca', 'events'))
  await context.setOffline(true)
  for (const bare of ['/', '/ca', '/nonsense']) {
    await page.goto(bare)
    await expect(page).toHaveURL(baseURL + pagePath('ca', 'home'))
  }
})

test('the other language is a page that says there is no network, in that language', async ({
  page,
  context,
}) => {
  await visitOnce(page, 'fa', pagePath('fa', 'events'))
  await context.setOffline(true)
  await page.getByRole('link', { name: locales.ca.name }).first().click()
  await expect(heading(page)).toHaveText(dictionaries.ca.offline.heading)
  await expect(page.locator('html')).toHaveAttribute('lang', locales.ca.htmlLang)
})

test('only pages without a query and files of the build are kept, and never what a search found', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await visitOnce(page, 'ca', pagePath('ca', 'home'))
  await page.goto('/ca/search?q=prayer')
  await page.goto('/ca/lectures?page=1')
  await page.getByRole('link', { name: locales.fa.name }).first().click()
  await expect(page).toHaveURL(/\/fa\/lectures$/)
  await expectKept(page, '/fa/lectures', '/fa/home')
  expect((await keptPaths(page, 'pages-')).filter((it) => /[?.]|search|preview/.test(it))).toEqual([])
  expect(
    (await keptPaths(page, 'files')).filter((it) => !/^\/assets\/[^/]+$|^\/files-in-use$/.test(it)),
  ).toEqual([])
  // The words of a language are named by their bytes, as the code is that shows them.
  expect(asked.filter((it) => it.startsWith('/assets/i18n/'))).toEqual([])
  expect(asked.filter((it) => /^\/assets\/fa-[\w-]{8}\.json$/.test(it))).toHaveLength(1)
})

test('the worker is asked for anew each time', async ({ request }) => {
  const answer = await request.get('/sw.js')
  expect(answer.headers()['cache-control']).toBe('no-cache')
  expect(answer.headers()['content-type']).toContain('javascript')
})

/** A site that is published anew while a visitor is there. */
async function publishedAnew(siteUrl: string) {
  const worker = await (await fetch(`${siteUrl}/sw.js`)).text()
  let edition = 0
  let retired: string | undefined
  let silent = false
  const front = await standBefore(siteUrl, (path, response) => {
    if (path === '/sw.js' && (edition > 0 || retired)) {
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' })
      response.end(retired ?? worker.replace(/[`"']([0-9a-f]{12})[`"']/, `'edition-${edition}'`))
      return true
    }
    return silent && path === '/fa/home'
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
const waits = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state === 'installed')
/** Lives as long as the document. */
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }))
const isMarked = (page: Page) => page.evaluate(() => Reflect.get(window, 'marked') === true)

test('a new version takes over at the next page, and not while something plays or is written', async ({
  page,
  baseURL,
}) => {
  const site = await publishedAnew(baseURL ?? '')
  try {
    await page.goto(`${site.url}/ca/home`)
    await expectKept(page, '/ca/home', '/ca/contact-us')
    const [before] = (await keptPaths(page, 'files')).filter((it) => it.endsWith('.js'))
    site.publish()
    await lookForNew(page)
    await expect.poll(() => waits(page)).toBe(true)
    await markDocument(page)

    const play = page.getByRole('button', { name: dictionaries.ca.audio.play, exact: true }).first()
    await play.click()
    const position = () => page.evaluate(() => document.querySelector('audio')?.currentTime ?? 0)
    await expect.poll(position).toBeGreaterThan(0.2)
    await headerLink(page, 'ca', 'contact').click()
    await expect(page).toHaveURL(/contact-us$/)
    const heard = await position()
    await expect.poll(position).toBeGreaterThan(heard)
    expect(await isMarked(page)).toBe(true)
    await page.evaluate(() => document.querySelector('audio')?.pause())

    await page.locator('#message textarea').fill('Something that is not finished')
    await headerLink(page, 'ca', 'events').click()
    await expect(page).toHaveURL(/events$/)
    expect(await isMarked(page)).toBe(true)
    expect(await waits(page)).toBe(true)

    await headerLink(page, 'ca', 'about').click()
    await expect(page).toHaveURL(/about-us$/)
    await expect.poll(() => isMarked(page)).toBe(false)
    await expect.poll(() => waits(page)).toBe(false)
    // A tab of the former version still finds its files; the new one has kept its pages.
    expect(await keptPaths(page, 'files')).toContain(before)
    await expectKept(page, '/ca/home', '/ca/contact-us', '/ca/about-us')
    const names = await page.evaluate(() => caches.keys())
    expect(names.filter((it) => it.startsWith('pages-'))).toEqual(['pages-edition-1'])
  } finally {
    site.stop()
  }
})

test('a page that does not come within seconds is shown as it was kept', async ({ page, baseURL }) => {
  const site = await publishedAnew(baseURL ?? '')
  try {
    await page.goto(`${site.url}/fa/events`)
    await expectKept(page, '/fa/home')
    site.fallSilent()
    await page.goto(`${site.url}/fa/home`)
    await expect(keptMark(page, 'fa')).toBeVisible()
  } finally {
    site.stop()
  }
})

test('a worker that is retired leaves nothing behind', async ({ page, baseURL }) => {
  const off = await startSite({ cmsUrl: process.env.CMS_URL ?? '', env: { OFFLINE: 'off' } })
  const site = await publishedAnew(baseURL ?? '')
  try {
    await page.goto(`${site.url}/fa/events`)
    await expectKept(page, '/fa/home')
    const answer = await fetch(`${off.url}/sw.js`)
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    site.retire(await answer.text())
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
