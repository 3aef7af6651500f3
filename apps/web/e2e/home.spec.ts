import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { type Language, languages, locales } from '@islamic-centre/i18n/locales'
import { beginningOf, dayOf } from '../app/dates/civil-day.ts'
import { breaksNoRule } from './axe.ts'
import { onlyInFullRun, onPhone, sample } from './extent.ts'
import { hydrated, idle, picturesLoaded } from './page-states.ts'
import { expect, test, testOfUnavailable } from './test.ts'

const sampled = sample('home', languages, 1)
const other = (language: Language) => languages.find((it) => it !== language) ?? language

for (const language of languages) {
  const words = dictionaries[language]
  const { htmlLang, dir } = locales[language]
  const extent = sampled.includes(language) ? [] : [onlyInFullRun]

  test.describe(`the home page in ${language}`, () => {
    test('shows what the content server holds, five times for five cities and the next prayer', {
      tag: [onPhone, '@spec:1.1', '@spec:1.8', '@spec:2.3', '@spec:2.21', '@spec:2.48', '@spec:4.1'],
    }, async ({ page }) => {
      await page.goto(`/${language}/home`)
      await expect(page.locator('html')).toHaveAttribute('lang', htmlLang)
      await expect(page.locator('html')).toHaveAttribute('dir', dir)
      await expect(page).toHaveTitle(words.site.name)
      for (const heading of [words.prayer.title, words.announcements.title, words.audio.title])
        await expect(page.getByRole('heading', { name: heading })).toBeVisible()
      await expect(page.getByRole('contentinfo')).toContainText(words.footer.registrationNumber)

      const table = page.getByRole('table', { name: words.prayer.caption })
      for (const city of Object.values(words.cities)) await expect(table).toContainText(city)
      for (const name of ['fajr', 'sunrise', 'dhuhr', 'sunset', 'maghrib'] as const) {
        const row = table.getByRole('row', { name: words.times[name] })
        await expect(row.locator('time')).toHaveCount(5)
      }

      await expect(page.getByText(words.prayer.next)).toBeVisible()
      await expect(page.locator('.ui-next-prayer time').first()).toHaveAttribute('datetime', /T.*Z$/)

      const banner = page.getByRole('main').locator('img').first()
      await expect
        .poll(() => banner.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
        .toBeGreaterThan(500)
    })

    test('after the evening prayer shows what is over, and tomorrow’s dawn', { tag: extent }, async ({
      page,
    }) => {
      const table = page.getByRole('table', { name: words.prayer.caption })
      const rows = table.locator('tbody tr')
      // Toronto’s evening prayer is at 17:07.
      await page.clock.setFixedTime('2026-11-21T12:30:00-05:00')
      await page.goto(`/${language}/home`)
      await expect(page.locator('.ui-next-prayer')).toContainText(words.times.maghrib)
      await expect(table.locator('[data-over]')).toHaveCount(3)
      const dawn = await rows.first().locator('time').first().getAttribute('datetime')

      await page.clock.setFixedTime('2026-11-21T19:00:00-05:00')
      await page.reload()
      await hydrated(page)
      await expect(page.locator('.ui-next-prayer')).toContainText(words.prayer.dawnTomorrow)
      await expect(rows).toHaveCount(5)
      await expect(table.locator('[data-over]')).toHaveCount(4)
      await expect(table.locator('[data-next]')).toContainText(
        words.prayer.tomorrow.replace('{{time}}', words.times.fajr),
      )
      const next = rows.first().locator('time').first()
      await expect(next).toHaveAttribute('datetime', /^2026-11-22T/)
      expect(await next.getAttribute('datetime')).not.toBe(dawn)
      await expect(page.locator('.ui-next-prayer time').first()).toHaveAttribute(
        'datetime',
        (await next.getAttribute('datetime')) ?? '',
      )
    })

    test('is shown in the other language: switching preserves the path and drops the query', {
      tag: [...extent, '@spec:2.36', '@spec:2.37', '@spec:2.45'],
    }, async ({ page }) => {
      await page.goto(`/${language}/home?from=here`)
      await page
        .getByRole('link', { name: locales[other(language)].name })
        .first()
        .click()
      await expect(page).toHaveURL(new RegExp(`/${other(language)}/home$`))
      await expect(page.locator('html')).toHaveAttribute('dir', locales[other(language)].dir)
      await expect(
        page.getByRole('heading', { name: dictionaries[other(language)].prayer.title }),
      ).toBeVisible()
      await expect(
        page.locator('link[rel=stylesheet][href*=rtl], link[rel=stylesheet][href*=ltr]'),
      ).toHaveCount(1)
    })

    test('requests nothing again when it hydrates, and loads the stylesheet and the fonts of its own language only', {
      tag: [...extent, '@spec:2.46', '@spec:7.14', '@spec:9.2'],
    }, async ({ page }) => {
      const fonts: string[] = []
      const requested: string[] = []
      page.on('request', (request) => {
        if (request.resourceType() === 'font') fonts.push(request.url())
        if (['fetch', 'xhr'].includes(request.resourceType())) requested.push(request.url())
      })
      await page.goto(`/${language}/home`)
      await hydrated(page)
      await picturesLoaded(page)
      await idle(page)
      expect(requested).toEqual([])
      await expect(page.locator(`link[rel=stylesheet][href*=${dir}]`)).toHaveCount(1)
      expect(fonts.length).toBeGreaterThan(0)
      const foreign = dir === 'rtl' ? /source-s/i : /vazirmatn/i
      expect(fonts.filter((font) => foreign.test(font))).toEqual([])
      // The preloaded fonts are those that the page uses, each loaded once.
      const sheet = await page.request.get(
        (await page.locator(`link[rel=stylesheet][href*=${dir}]`).getAttribute('href')) ?? '',
      )
      const rules = await sheet.text()
      const preloaded = page.locator('link[rel=preload][as=font]')
      const faces = await preloaded.evaluateAll((links) => links.map((it) => it.getAttribute('href') ?? ''))
      expect(faces).toHaveLength(2)
      for (const face of faces) {
        expect(fonts.filter((font) => font.endsWith(face))).toHaveLength(1)
        expect(rules).toContain(face)
      }
    })

    test('breaks no accessibility rule that axe can check', { tag: extent }, async ({ page }) => {
      await page.goto(`/${language}/home`)
      await hydrated(page)
      await breaksNoRule(page)
    })

    test('fits a narrow phone: nothing scrolls sideways, and the layout does not shift while the page loads', {
      tag: extent,
    }, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      // With its fonts in the cache: on a slow machine they may come after the text, which then moves.
      await page.goto(`/${language}/contact-us`)
      await page.evaluate(() => document.fonts.ready)
      await page.addInitScript(() => {
        type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }
        const shifts: { value: number; moved: string[] }[] = []
        Object.assign(window, { shifts })
        const nameOf = (node: Node | null) => (node instanceof Element ? node.outerHTML.slice(0, 120) : '')
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as Shift[])
            shifts.push({ value, moved: sources.map(({ node }) => nameOf(node)) })
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(`/${language}/home`)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBe(0)
      for (const section of await page.getByRole('main').locator('section').all())
        await section.scrollIntoViewIfNeeded()
      await picturesLoaded(page)
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(7500)
      const shifts = await page.evaluate(
        () => (window as unknown as { shifts: { value: number; moved: string[] }[] }).shifts,
      )
      const sum = shifts.reduce((all, { value }) => all + value, 0)
      expect(sum, JSON.stringify(shifts, null, 2)).toBeLessThan(0.01)
    })
  })

  testOfUnavailable(
    `the calls in ${language} take the same room on a phone before their script runs and after, whichever is next`,
    { tag: extent },
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      const height = () => page.locator('.prayer-call').evaluate((it) => it.getBoundingClientRect().height)
      const scripts = '**/assets/*.js'
      await page.route(scripts, (route) => route.abort())
      // Without scripts the page is never hydrated, which `goto` would wait for.
      await page.goto(`/${language}/home`, { waitUntil: 'load' })
      await page.evaluate(() => document.fonts.ready)
      const before = await height()
      await page.unroute(scripts)
      for (const hours of [10, 14, 20]) {
        await page.clock.setFixedTime(beginningOf(dayOf(new Date())).getTime() + hours * 60 * 60_000)
        await page.goto(`/${language}/home`)
        // To evaluate code in the page counts as a gesture, after which the calls may sound.
        await expect
          .poll(() =>
            page.evaluate(() => document.querySelectorAll('[data-state=armed] .prayer-call__next').length),
          )
          .toBe(1)
        expect(await height(), `${hours}:00`).toBe(before)
      }
    },
  )

  test.describe(`the home page in ${language}, without JavaScript`, () => {
    test.use({ javaScriptEnabled: false })

    test('can be read and left', { tag: extent }, async ({ page }) => {
      await page.goto(`/${language}/home`)
      await expect(page.getByRole('table', { name: words.prayer.caption })).toBeVisible()
      await expect(page.getByRole('heading', { name: words.announcements.title })).toBeVisible()
      await expect(page.locator(`a[href="/${other(language)}/home"]`).first()).toBeAttached()
    })
  })
}
