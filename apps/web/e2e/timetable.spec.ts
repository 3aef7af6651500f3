import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { formatClock, formatGregorianMonth } from '@islamic-centre/i18n/formats'
import { type Language, languages, locales, otherLanguages } from '@islamic-centre/i18n/locales'
import { type CityId, civilDateIn } from '@islamic-centre/prayer-times'
import type { Locator } from '@playwright/test'
import { formatMonthParam, type Month, monthAfter } from '../app/dates/months.ts'
import { pagePath, timetablePath } from '../app/paths/site-pages.ts'
import { breaksNoRule } from './axe.ts'
import { onlyInFullRun, sample } from './extent.ts'
import { hydrated } from './page-states.ts'
import { readSitemap } from './read-sitemap.ts'
import { expect, loud, test } from './test.ts'
import { all, lastDay, timesOn, timeZone } from './timetable-times.ts'

const presentMonth = () => formatMonthParam(civilDateIn(timeZone, new Date()))
const clocksOn = (language: Language, date: string, city: CityId) =>
  timesOn(date, city).map((at) => formatClock(language, at, timeZone).clock)

const heading = (language: Language, city: CityId, month: Month) => {
  const words = dictionaries[language]
  const name = formatGregorianMonth(language, new Date(Date.UTC(month.year, month.month - 1, 15)), 'UTC')
  return words.timetable.heading.replace('{{city}}', words.cities[city]).replace('{{month}}', name)
}

async function expectMonth(table: Locator, language: Language, city: CityId, month: Month) {
  const days = table.locator('tbody tr:has(th)')
  await expect(days).toHaveCount(lastDay(month))
  const first = `${formatMonthParam(month)}-01`
  const last = `${formatMonthParam(month)}-${lastDay(month)}`
  await expect(days.first().getByRole('cell')).toHaveText(clocksOn(language, first, city), {
    useInnerText: true,
  })
  await expect(days.last().getByRole('cell')).toHaveText(clocksOn(language, last, city), {
    useInnerText: true,
  })
}

for (const language of sample('timetable', languages, 1)) {
  const words = dictionaries[language]
  const march = { year: 2026, month: 3 }
  const path = timetablePath(language, 'toronto', '2026-03')

  test.describe(`in ${language}`, () => {
    test('the month is linked from the table of today on every page that shows it', async ({
      page,
      baseURL,
    }) => {
      for (const from of ['prayerCall', 'home'] as const) {
        await page.goto(pagePath(language, from))
        const section = page.getByRole('region', { name: words.prayer.title })
        await section.getByRole('link', { name: words.timetable.title }).click()
        await expect(page).toHaveURL(baseURL + timetablePath(language, 'toronto', presentMonth()))
      }
      const month = civilDateIn(timeZone, new Date())
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading(language, 'toronto', month))
      await expectMonth(page.getByRole('table'), language, 'toronto', month)
    })

    test('other months and cities are a key press away', async ({ page, baseURL }) => {
      await page.goto(path)
      const leads = async (link: Locator, city: CityId, month: Month) => {
        await link.press('Enter')
        await expect(page).toHaveURL(baseURL + timetablePath(language, city, formatMonthParam(month)))
        const title = page.getByRole('heading', { level: 1 })
        await expect(title).toHaveText(heading(language, city, month))
        // The keyboard goes on from the new page's heading.
        await expect(title).toBeFocused()
        await expectMonth(page.getByRole('table'), language, city, month)
      }
      await leads(page.getByRole('link', { name: words.timetable.next }), 'toronto', { year: 2026, month: 4 })
      await leads(page.getByRole('link', { name: words.timetable.previous }), 'toronto', march)
      const towns = page.getByRole('navigation', { name: words.timetable.cities })
      await leads(towns.getByRole('link', { name: words.cities.montreal }), 'montreal', march)
    })

    test('a visitor who wants afternoon and night sees them in each month and city, and in the files', {
      tag: ['@spec:10.9'],
    }, async ({ page, request, baseURL }) => {
      const { showTimes, hideTimes, next, csv, openCalendar, cities: towns } = words.timetable
      const first = page.locator('tbody tr:has(th)').first().getByRole('cell')
      const clocks = (date: string, city: CityId) =>
        timesOn(date, city, all).map((at) => formatClock(language, at, timeZone).clock)
      await page.goto(path)
      await hydrated(page)
      await page.evaluate(() => scrollTo(0, 200))
      const choice = page.getByRole('link', { name: showTimes })
      await choice.focus()
      await choice.press('Enter')
      await expect(page).toHaveURL(`${baseURL}${path}?times=all`)
      await expect(first).toHaveText(clocks('2026-03-01', 'toronto'), { useInnerText: true })
      // The keyboard is still where it was, and so is the page.
      await expect(page.getByRole('link', { name: hideTimes })).toBeFocused()
      expect(await page.evaluate(() => scrollY)).toBe(200)
      await expect(page.getByRole('columnheader', { name: words.times.asr, exact: true })).toBeVisible()

      await page.getByRole('link', { name: next }).click()
      await expect(first).toHaveText(clocks('2026-04-01', 'toronto'), { useInnerText: true })
      const cityLinks = page.getByRole('navigation', { name: towns })
      await cityLinks.getByRole('link', { name: words.cities.montreal }).click()
      await expect(page).toHaveURL(`${baseURL}${timetablePath(language, 'montreal', '2026-04')}?times=all`)
      await expect(first).toHaveText(clocks('2026-04-01', 'montreal'), { useInnerText: true })
      await expect(cityLinks.locator('[aria-current=page]')).toHaveText(words.cities.montreal)
      for (const other of otherLanguages(language))
        await expect(page.getByRole('link', { name: locales[other].name }).first()).toHaveAttribute(
          'href',
          `${timetablePath(other, 'montreal', '2026-04')}?times=all`,
        )

      for (const [name, path] of [
        [csv, `${timetablePath(language, 'montreal', '2026-04')}/timetable.csv?times=all`],
        [openCalendar, `${timetablePath(language, 'montreal')}/calendar.ics?times=all`],
      ] as const) {
        const href = await page.getByRole('link', { name }).getAttribute('href')
        expect(href?.replace(/^webcal:.*?(?=\/(?:fa|ca)\/)/, '')).toBe(path)
        const text = await (await request.get(path)).text()
        expect(text).toContain(words.times.asr)
        expect(text).toContain(words.times.isha)
        const usual = await (await request.get(path.replace('?times=all', ''))).text()
        expect(usual).not.toContain(words.times.isha)
        // What is no choice leads to the file as it is usually.
        const other = await request.get(path.replace('all', 'none'), { maxRedirects: 0 })
        expect([other.status(), other.headers().location]).toEqual([302, path.replace('?times=all', '')])
      }

      await breaksNoRule(page)
      await page.emulateMedia({ media: 'print' })
      for (const format of ['A4', 'Letter']) {
        const pdf = (await page.pdf({ format })).toString('latin1')
        expect(pdf.match(/\/Type \/Page\b/g), format).toHaveLength(1)
      }
      await page.emulateMedia({ media: 'screen' })
      await page.getByRole('link', { name: hideTimes }).click()
      await expect(page).toHaveURL(baseURL + timetablePath(language, 'montreal', '2026-04'))
      await expectMonth(page.getByRole('table'), language, 'montreal', { year: 2026, month: 4 })
    })

    test('shows its method, place and time zone, and when the clocks change', async ({ page }) => {
      await page.goto(path)
      const main = page.getByRole('main')
      await expect(main).toContainText(words.methods.jafari)
      await expect(main).toContainText(timeZone)
      await expect(main).toContainText(
        words.timetable.qibla
          .replace('{{degrees}}', language === 'fa' ? '۵۴' : '54')
          .replace('{{direction}}', words.timetable.compass[45]),
      )
      await expect(main.locator('.timetable__change')).toContainText(
        language === 'fa' ? 'یکشنبه ۸ مارس ۲۰۲۶' : 'Sunday, March 8, 2026',
      )
      const nowruz = page.getByRole('row').filter({ has: page.locator('time[datetime="2026-03-21"]') })
      await expect(nowruz).toContainText(language === 'fa' ? '۱ فروردین' : '2 Shawwal')
      await expect(nowruz).toContainText(language === 'fa' ? '۲ شوال' : '2 Shawwal')
    })

    test('today is marked in the visitor’s time zone, not in the cached page', async ({ page, request }) => {
      const address = timetablePath(language, 'toronto', '2026-11')
      expect(await (await request.get(address)).text()).not.toContain('data-today')
      // After midnight in Tehran, where this visitor is; in Toronto it is still the 20th.
      await page.clock.setFixedTime(new Date('2026-11-21T04:59:00Z'))
      await page.goto(address)
      const marked = page.locator('tr[aria-current=date]')
      await expect(marked).toHaveCount(1)
      await expect(marked.locator('time').first()).toHaveAttribute('datetime', '2026-11-20')
      await expect(marked).toContainText(words.timetable.today)
      await page.clock.setFixedTime(new Date('2026-11-21T05:00:00Z'))
      await expect(marked.locator('time').first()).toHaveAttribute('datetime', '2026-11-21')
    })

    for (const colorScheme of sample('timetable-colours', ['light', 'dark'] as const, 1))
      test(`breaks no accessibility rule that axe can check, ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme })
        await page.goto(timetablePath(language, 'toronto', presentMonth()))
        await expect(page.locator('tr[aria-current=date]')).toHaveCount(1)
        await breaksNoRule(page)
      })

    test('fits a narrow screen without sideways scrolling, in a legible font size', {
      tag: onlyInFullRun,
    }, async ({ page }) => {
      await page.goto(path)
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 700 })
        const widths = () => [document.documentElement.scrollWidth, document.documentElement.clientWidth]
        await expect.poll(() => page.evaluate(widths), `${width} px`).toEqual([width, width])
      }
      const place = page.getByRole('group', { name: words.timetable.title })
      expect(await place.evaluate((it) => it.scrollWidth - it.clientWidth)).toBeLessThanOrEqual(0)
      const sizes = await page
        .getByRole('main')
        .evaluate((main) =>
          [...main.querySelectorAll('td, th, time, bdi, p, a, button')].map((it) =>
            Number.parseFloat(getComputedStyle(it).fontSize),
          ),
        )
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(13)
    })

    test('has title, alternates and breadcrumbs in both languages', async ({ page, baseURL }) => {
      await page.goto(`${path}?from=elsewhere`)
      await expect(page).toHaveTitle(`${heading(language, 'toronto', march)} · ${words.site.name}`)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', baseURL + path)
      const alternates = await page
        .locator('link[rel=alternate][hreflang]')
        .evaluateAll((all) => all.map((it) => [it.getAttribute('hreflang'), it.getAttribute('href')]))
      expect(alternates).toEqual([
        ...languages.map((it) => [locales[it].htmlLang, baseURL + timetablePath(it, 'toronto', '2026-03')]),
        ['x-default', baseURL + timetablePath('fa', 'toronto', '2026-03')],
      ])
      await expect(page.locator('meta[name=description]')).toHaveAttribute(
        'content',
        new RegExp(words.cities.toronto),
      )
      const data = await page.locator('script[type="application/ld+json"]').allTextContents()
      const trail = data.map((it) => JSON.parse(it)).find((it) => it['@type'] === 'BreadcrumbList')
      expect(trail?.itemListElement.map((it: { item: string }) => it.item)).toEqual([
        baseURL + pagePath(language, 'home'),
        baseURL + pagePath(language, 'prayerCall'),
        baseURL + path,
      ])
    })

    loud(
      'without a network the device computes the next month itself',
      { tag: ['@spec:10.9'] },
      async ({ page, context }) => {
        await page.goto(path)
        await hydrated(page)
        // The code that computes the month, and the texts of its page.
        for (const file of [/timetable-on-device-/, new RegExp(`/${language}-[\\w-]{8}\\.json$`)])
          await expect
            .poll(() => page.evaluate(() => performance.getEntriesByType('resource').map((it) => it.name)))
            .toContainEqual(expect.stringMatching(file))
        await context.setOffline(true)
        await page.getByRole('link', { name: words.timetable.next }).click()
        const april = { year: 2026, month: 4 }
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading(language, 'toronto', april))
        await expectMonth(page.getByRole('table'), language, 'toronto', april)
        // A device without the centre's calculation method shows no times rather than wrong ones.
        await page.evaluate(() => localStorage.clear())
        await page.getByRole('link', { name: words.timetable.next }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.errors.title)
      },
    )

    loud('a month or a city that is not there is a page with a way on', async ({ page }) => {
      const missing = [
        'atlantis',
        'atlantis/2026-11',
        'constructor/2026-11',
        'toronto/2026-13',
        'toronto/1899-12',
        'toronto/2101-01',
        'toronto/today',
      ]
      for (const nowhere of sample('months-that-are-not-there', missing, 3)) {
        const response = await page.goto(`/${language}/prayer-times/${nowhere}`)
        expect(response?.status(), nowhere).toBe(404)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.errors.notFound)
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      }
      await page.getByRole('main').getByRole('link', { name: words.nav.prayerCall }).click()
      await expect(page.getByRole('table')).toBeVisible()
    })
  })
}

loud(
  'the URL without a month redirects to the present month of Toronto, a city’s to that of the city',
  async ({ request }) => {
    for (const [from, city] of [
      ['/fa/prayer-times', 'toronto'],
      ['/ca/prayer-times/montreal', 'montreal'],
    ] as const) {
      const response = await request.get(from, { maxRedirects: 0 })
      expect(response.status()).toBe(302)
      expect(response.headers().location).toBe(
        timetablePath(from.startsWith('/fa') ? 'fa' : 'ca', city, presentMonth()),
      )
    }
  },
)

loud('the sitemap has this month and the next', async ({ baseURL }) => {
  const { urls } = await readSitemap(baseURL)
  const month = civilDateIn(timeZone, new Date())
  for (const it of [month, monthAfter(month) ?? month])
    expect(urls).toContain(`${baseURL}${timetablePath('ca', 'toronto', formatMonthParam(it))}`)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the month is shown, without controls that need scripts', async ({ page }) => {
    const { timetable } = dictionaries.fa
    await page.goto(timetablePath('fa', 'toronto', '2026-03'))
    await expect(page.locator('tbody tr:has(th)')).toHaveCount(31)
    await expect(page.getByText(timetable.print, { exact: true })).toBeHidden()
    await expect(page.getByText(timetable.copy, { exact: true })).toBeHidden()
    await expect(page.getByRole('link', { name: timetable.csv })).toBeVisible()
  })
})
