import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { languages } from '@islamic-centre/i18n/locales'
import { pagePath, recordPath } from '../app/paths/site-pages.ts'
import { onlyInFullRun, sample } from './extent.ts'
import { playSlowly } from './play-slowly.ts'
import { expect, test } from './test.ts'

for (const language of sample('sections', languages, 1)) {
  const words = dictionaries[language]

  test.describe(`in ${language}`, () => {
    test('upcoming events come before past events', { tag: ['@spec:10.1'] }, async ({ page }) => {
      await page.goto(pagePath(language, 'events'))
      const headings = page.getByRole('main').getByRole('heading', { level: 2 })
      await expect(headings).toHaveText([words.events.upcoming, words.events.past])
      const moments = (section: string) =>
        page
          .locator(`${section} time[datetime]`)
          .evaluateAll((all) => [...new Set(all.map((it) => Date.parse(it.getAttribute('datetime') ?? '')))])
      const upcoming = await moments('#upcoming')
      expect(upcoming.length).toBeGreaterThan(1)
      expect(upcoming).toEqual(upcoming.toSorted((a, b) => a - b))
      const past = await moments('#past')
      expect(past.length).toBeGreaterThan(1)
      expect(past).toEqual(past.toSorted((a, b) => b - a))
      expect(Math.max(...past)).toBeLessThan(Math.min(...upcoming))
    })

    test('each service is linked from the page of services', { tag: ['@spec:10.2'] }, async ({ page }) => {
      for (const name of ['funeral', 'matrimonial', 'community'] as const) {
        await page.goto(pagePath(language, 'services'))
        await page
          .getByRole('main')
          .locator(`a[href="${pagePath(language, name)}"]`)
          .click()
        await expect(page).toHaveURL(new RegExp(`${pagePath(language, name)}$`))
        await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible()
      }
    })

    test('a class shows its time, its teacher and where to register', { tag: ['@spec:10.4'] }, async ({
      page,
    }) => {
      await page.goto(pagePath(language, 'classes'))
      const registration = page.getByRole('link', { name: new RegExp(`^${words.classes.register}`) })
      // Some need no registration.
      const first = page.getByRole('article').filter({ has: registration }).first()
      for (const fact of [words.classes.time, words.classes.teacher, words.classes.place])
        await expect(first.getByText(fact, { exact: true })).toBeVisible()
      await expect(first.locator(registration)).toHaveAttribute('rel', /noopener/)
    })

    test('a recitation of the lectures page plays on while the reader goes elsewhere', {
      tag: [onlyInFullRun, '@spec:10.3'],
    }, async ({ page }) => {
      await page.goto(pagePath(language, 'lectures'))
      const position = () => page.evaluate(() => document.querySelector('audio')?.currentTime ?? -1)
      await page.getByRole('list', { name: words.audio.tracks }).getByRole('button').nth(2).click()
      await expect.poll(position).toBeGreaterThan(0.2)
      await playSlowly(page)
      await page.getByRole('navigation', { name: words.nav.trail }).getByRole('link').first().click()
      await expect(page).toHaveURL(new RegExp(`${pagePath(language, 'home')}$`))
      const before = await position()
      await expect.poll(position).toBeGreaterThan(before)
    })

    test('the centre can be called, written to and found', { tag: ['@spec:10.5'] }, async ({ page }) => {
      await page.goto(pagePath(language, 'contact'))
      const main = page.getByRole('main')
      await expect(main.locator('#phones a[href^="tel:+"]')).toHaveCount(3)
      await expect(main.locator('a[href^="mailto:"]').first()).toBeVisible()
      await expect(main.locator('address')).toBeVisible()
      await expect(main.locator('iframe')).toHaveCount(0)
    })

    test('donation links open without a referrer', { tag: ['@spec:10.6'] }, async ({ page }) => {
      await page.goto(pagePath(language, 'donate'))
      const ways = page.getByRole('main').locator('a[href^="https:"]')
      await expect(ways).not.toHaveCount(0)
      for (const way of await ways.all()) await expect(way).toHaveAttribute('rel', /noreferrer/)
    })

    test('the pictures of an album are shown, each linking to its full size', {
      tag: ['@spec:10.7'],
    }, async ({ page }) => {
      await page.goto(recordPath(language, 'album', 'the-library'))
      const picture = page.getByRole('main').locator('figure a img').first()
      await picture.scrollIntoViewIfNeeded()
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(100)
      const address = await page.getByRole('main').locator('figure a').first().getAttribute('href')
      expect((await page.request.get(address ?? '')).headers()['content-type']).toMatch(/^image\//)
    })

    test('the second prayer page shows the pictures, the event, the table and links to other timetables', {
      tag: ['@spec:2.16'],
    }, async ({ page }) => {
      await page.goto(pagePath(language, 'prayerCall'))
      await expect(page.getByRole('table', { name: words.prayer.caption })).toBeVisible()
      await expect(page.getByRole('region', { name: words.banner.label })).toBeVisible()
      await expect(page.locator('.ui-markdown').first()).toBeVisible()
      const links = page.getByRole('main').locator('a[href^="https:"]')
      await expect(links).toHaveCount(2)
    })
  })
}
