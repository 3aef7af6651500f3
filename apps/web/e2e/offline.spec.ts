import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { formatClock, formatGregorianMonth } from '@islamic-centre/i18n/formats'
import { type Language, languages, locales } from '@islamic-centre/i18n/locales'
import { cities, civilDateIn, prayerTimesOn } from '@islamic-centre/prayer-times'
import type { Page } from '@playwright/test'
import { formatMonthParam, type Month, monthAfter } from '../app/dates/months.ts'
import { pagePath, timetablePath } from '../app/paths/site-pages.ts'
import { breaksNoRule, colourRules } from './axe.ts'
import { cachedNotice, cachedPaths, expectCached, headerLink } from './cached-on-device.ts'
import { sample } from './extent.ts'
import { expect, testOfUnavailable as test } from './test.ts'
import { cutNetwork, onLineValues } from './without-network.ts'

test.use({ serviceWorkers: 'allow' })

const { timeZone } = cities.toronto
const thisMonth = () => civilDateIn(timeZone, new Date())
const nextMonth = () => monthAfter(thisMonth()) ?? thisMonth()
const timetableOf = (language: Language, month: Month) =>
  timetablePath(language, 'toronto', formatMonthParam(month))

const monthHeading = (language: Language, { year, month }: Month) => {
  const words = dictionaries[language]
  const name = formatGregorianMonth(language, new Date(Date.UTC(year, month - 1, 15)), 'UTC')
  return words.timetable.heading.replace('{{city}}', words.cities.toronto).replace('{{month}}', name)
}
const fajrOn = (language: Language, date: string) =>
  formatClock(language, prayerTimesOn(date, cities.toronto).fajr ?? new Date(0), timeZone).clock

/** A stylesheet that is added again comes after the others, and its rules win. */
const sheetsTwice = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    const addresses = all.map(({ href }) => href.replace(/#$/, ''))
    return addresses.filter((it, at) => addresses.indexOf(it) !== at)
  })

/** Opens a page online, and waits until the pages that must open offline are cached. */
async function visitOnce(page: Page, language: Language, path: string) {
  await page.goto(path)
  await expectCached(
    page,
    ...languages.map((it) => `/${it}/offline`),
    pagePath(language, 'home'),
    pagePath(language, 'contact'),
    timetableOf(language, thisMonth()),
    path,
  )
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

for (const language of sample('offline', languages, 1)) {
  const words = dictionaries[language]
  const donate = pagePath(language, 'donate')

  test.describe(`in ${language}, after one visit of any page, without a network`, () => {
    test('home, timetable, contact and the screen of a hall open by their addresses, and link to each other', {
      tag: ['@spec:10.12'],
    }, async ({ page, context, baseURL }) => {
      await visitOnce(page, language, pagePath(language, 'prayerCall'))
      await expect(cachedNotice(page, language)).toHaveCount(0)
      expect(await sheetsTwice(page)).toEqual([])
      await context.setOffline(true)

      await page.goto(pagePath(language, 'home'))
      await expect(page.locator('html')).toHaveAttribute('dir', locales[language].dir)
      const today = page.getByRole('region', { name: words.prayer.title })
      await expect(today.getByRole('row')).toHaveCount(6)
      await expect(page.locator('.ui-next-prayer time').first()).toBeVisible()
      await expect(cachedNotice(page, language)).toBeVisible()
      expect(await sheetsTwice(page)).toEqual([])

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

      await page.goto(timetableOf(language, thisMonth()))
      await expect(heading(page)).toHaveText(monthHeading(language, thisMonth()))
      await expect(page.locator('tr[aria-current=date]')).toHaveCount(1)

      await page.goto(timetableOf(language, nextMonth()))
      await expect(page).toHaveURL(baseURL + timetableOf(language, nextMonth()))
      await expect(heading(page)).toHaveText(monthHeading(language, nextMonth()))
      await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText(
        fajrOn(language, `${formatMonthParam(nextMonth())}-01`),
      )

      await page.goto(`/${language}/prayer-times`)
      await expect(page).toHaveURL(baseURL + timetableOf(language, thisMonth()))
      await expect(heading(page)).toHaveText(monthHeading(language, thisMonth()))

      await page.goto(pagePath(language, 'contact'))
      await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible()

      const screen = `${pagePath(language, 'prayerCall')}?city=montreal`
      await page.goto(screen)
      await expect(page).toHaveURL(baseURL + screen)
      await expect(page.locator('.call-screen select')).toHaveValue('montreal')
      await expect(cachedNotice(page, language)).toBeVisible()
      // A screen stays open: once it has read its data, it is no copy any more.
      await context.setOffline(false)
      await expect(cachedNotice(page, language)).toHaveCount(0)
      await expect(page).toHaveURL(baseURL + screen)
      await context.setOffline(true)

      // The times are those of the day, whenever the page was cached. In the morning: after the evening prayer the
      // first row is tomorrow’s.
      const later = new Date(Date.now() + 40 * 24 * 60 * 60 * 1000)
      later.setUTCHours(15, 0, 0, 0)
      await page.clock.setFixedTime(later)
      await page.goto(pagePath(language, 'home'))
      const { year, month, day } = civilDateIn(timeZone, later)
      const date = `${formatMonthParam({ year, month })}-${String(day).padStart(2, '0')}`
      const fajr = today.getByRole('row').nth(1)
      await expect(fajr).toContainText(fajrOn(language, date))
      await expect(fajr.locator('time').first()).toHaveAttribute(
        'datetime',
        prayerTimesOn(date, cities.toronto).fajr?.toISOString().replace(':00.000', '') ?? '',
      )
    })

    test('a page that was visited opens from the cache; another is an offline page with links, until there is a network', async ({
      page,
      context,
      baseURL,
    }) => {
      await visitOnce(page, language, pagePath(language, 'events'))
      const before = (await heading(page).textContent()) ?? ''
      await headerLink(page, language, 'about').click()
      const about = pagePath(language, 'about')
      await expect(page).toHaveURL(baseURL + about)
      await expect(heading(page)).not.toHaveText(before)
      const title = (await heading(page).textContent()) ?? ''
      await expectCached(page, about)
      await context.setOffline(true)
      await page.goto(`${about}?utm_source=letter`)
      await expect(page).toHaveURL(baseURL + about)
      await expect(heading(page)).toHaveText(title)
      // The time at which it was cached.
      await expect(cachedNotice(page, language)).toBeVisible()

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
      await breaksNoRule(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      await breaksNoRule(page, { rules: colourRules })
      await context.setOffline(false)
      await again.click()
      await expect(page).toHaveURL(baseURL + donate)
      await expect(heading(page)).not.toHaveText(words.offline.heading)

      await context.setOffline(true)
      await page.goto(about)
      // Else the page would read its data by itself after a while.
      await page.route('**/now', (route) => route.abort())
      await context.setOffline(false)
      await cachedNotice(page, language).click()
      await expect(heading(page)).toHaveText(title)
      await expect(cachedNotice(page, language)).toHaveCount(0)
    })

    for (const onLine of sample('offline-message', onLineValues, 1))
      test(`a message that cannot be sent is reported as unsent, and stays, where the browser reports ${onLine ? 'online' : 'offline'}`, {
        tag: onLine ? ['@spec:13.2'] : [],
      }, async ({ page, context }) => {
        await visitOnce(page, language, pagePath(language, 'events'))
        await cutNetwork(context, onLine)
        await page.goto(pagePath(language, 'contact'))
        const form = page.locator('#message')
        const written = language === 'fa' ? 'سلام' : 'Good evening'
        await form.getByLabel(words.message.body, { exact: true }).fill(written)
        await form.getByRole('button', { name: words.message.send }).click()
        await expect(form.getByRole('alert').filter({ hasText: words.message.offline })).toBeVisible()
        await expect(form.getByLabel(words.message.body, { exact: true })).toHaveValue(written)
      })
  })
}

test('`/` redirects to the home page in the language that was visited; the other is an offline page in that language', async ({
  page,
  context,
  baseURL,
}) => {
  await visitOnce(page, 'ca', pagePath('ca', 'events'))
  await context.setOffline(true)
  for (const bare of ['/', '/ca', '/nonsense']) {
    await page.goto(bare)
    await expect(page).toHaveURL(baseURL + pagePath('ca', 'home'))
  }
  await page.getByRole('link', { name: locales.fa.name }).first().click()
  await expect(heading(page)).toHaveText(dictionaries.fa.offline.heading)
  await expect(page.locator('html')).toHaveAttribute('lang', locales.fa.htmlLang)
})

test('only pages without a query and files of the build are cached, and never search results', async ({
  page,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await visitOnce(page, 'ca', pagePath('ca', 'home'))
  await page.goto('/ca/search?q=prayer')
  await page.goto('/ca/lectures?page=1')
  await page.getByRole('link', { name: locales.fa.name }).first().click()
  await expect(page).toHaveURL(/\/fa\/lectures$/)
  await expectCached(page, '/fa/lectures', '/fa/home')
  expect((await cachedPaths(page, 'pages-')).filter((it) => /[?.]|search|preview/.test(it))).toEqual([])
  expect(
    (await cachedPaths(page, 'files')).filter((it) => !/^\/assets\/[^/]+$|^\/files-in-use$/.test(it)),
  ).toEqual([])
  // Translation files have a hash in their name, like the code that uses them.
  expect(requested.filter((it) => it.startsWith('/assets/i18n/'))).toEqual([])
  expect(requested.filter((it) => /^\/assets\/fa-[\w-]{8}\.json$/.test(it))).toHaveLength(1)
})
