import { languages } from '@islamic-centre/i18n/locales'
import { type PageName, sitePages } from '@islamic-centre/site-contract/site-paths'
import { pagePath } from '../app/paths/site-pages.ts'
import { coveredFocus, coveredShare } from './covered.ts'
import { sample } from './extent.ts'
import { expect, test } from './test.ts'

const pages = (Object.keys(sitePages) as PageName[]).flatMap((name) =>
  languages.map((language) => pagePath(language, name)),
)

for (const path of sample('covered', pages, 2))
  test(`on a phone at most a quarter of ${path} is covered, and never what has the focus`, {
    tag: ['@spec:10.14'],
  }, async ({ page }) => {
    await page.goto(path)
    for (const [width, height] of [
      [320, 740],
      [360, 640],
      [412, 915],
      [360, 390],
    ] as const) {
      await page.setViewportSize({ width, height })
      const most = height < 400 ? 0 : 0.25
      await expect.poll(() => coveredShare(page), `${width} × ${height}`).toBeLessThanOrEqual(most)
      expect(await coveredFocus(page), `${width} × ${height}`).toEqual([])
    }
  })

for (const language of sample('one-tap', languages, 1))
  test(`in ${language} an elderly visitor with a phone is one tap away from prayer times, events and the telephone for a funeral`, {
    tag: ['@spec:10.2'],
  }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(pagePath(language, 'about'))
    const bar = page.locator('.ui-bottom-bar')
    for (const link of await bar.getByRole('link').all()) await expect(link).toBeInViewport({ ratio: 1 })
    await bar.getByRole('link').nth(1).click()
    await expect(page).toHaveURL(/prayer-times/)
    await expect(bar.locator('[aria-current=page]')).toHaveAttribute('href', /prayer-times/)
    await bar.getByRole('link').nth(2).click()
    await expect(page).toHaveURL(pagePath(language, 'events'))
    await bar.getByRole('link').nth(3).click()
    const first = page.getByRole('main').locator('a[href^="tel:"]').first()
    await expect(first).toBeInViewport({ ratio: 1 })
    await expect(page.locator('#phones li').first().locator('a')).toHaveAttribute(
      'href',
      (await first.getAttribute('href')) ?? '',
    )

    await page.goto(pagePath(language, 'prayerCall'))
    await expect(bar).toBeHidden()
  })
