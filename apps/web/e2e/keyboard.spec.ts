import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { languages, locales, otherLanguages } from '@islamic-centre/i18n/locales'
import type { Locator, Page } from '@playwright/test'
import { pagePath } from '../app/paths/site-pages.ts'
import { sample } from './extent.ts'
import { hydrated } from './page-states.ts'
import { expect, test, withMotion } from './test.ts'

test.use(withMotion)

/** Some of what has the focus is on the screen, and not behind header or player (WCAG 2.2, 2.4.11). */
const focusIsSeen = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    const sticky = 'header, .ui-mini-player'
    if (!focused || focused === document.body || focused.closest(sticky)) return true
    const { left, right, top, bottom } = focused.getBoundingClientRect()
    return [0.1, 0.5, 0.9].some((part) => {
      const on = document.elementFromPoint((left + right) / 2, top + (bottom - top) * part)
      return on !== null && !on.closest(sticky)
    })
  })

/** Presses Tab until the target is reached, and checks that every stop is visible. */
async function tabTo(page: Page, place: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const there = () => place.evaluate((it) => it === document.activeElement)
  for (let presses = 0; presses < 120 && !(await there()); presses++) {
    await page.keyboard.press(key)
    if (!(await focusIsSeen(page))) await expect.poll(() => focusIsSeen(page)).toBe(true)
  }
  await expect(place).toBeFocused()
}

for (const language of sample('keyboard', languages, 1)) {
  const { audio, banner, carousel, cities, footer, prayer, site } = dictionaries[language]
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first()

  test(`in ${language} the home page can be used by keyboard alone`, async ({ page }) => {
    await page.goto(pagePath(language, 'home'))
    await hydrated(page)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: site.skipToContent })).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()

    // The pictures stop, and go on one by one.
    const pictures = page.getByRole('region', { name: banner.label })
    const shown = () =>
      pictures
        .getByRole('group', { includeHidden: true })
        .evaluateAll((all) => all.map((it) => it.hasAttribute('inert')))
    await tabTo(page, pictures.getByRole('button', { name: carousel.pause }))
    await page.keyboard.press('Enter')
    await expect(pictures.getByRole('button', { name: carousel.play })).toBeFocused()
    const before = await shown()
    await tabTo(page, pictures.getByRole('button', { name: carousel.next, exact: true }))
    await page.keyboard.press('Space')
    await expect.poll(shown).not.toEqual(before)

    // Montreal's times come first once they are chosen.
    const table = page.getByRole('table', { name: prayer.caption })
    const montreal = table.getByRole('button', { name: cities.montreal })
    await tabTo(page, montreal)
    await page.keyboard.press('Enter')
    await expect(montreal).toHaveAttribute('aria-pressed', 'true')
    await expect(table.getByRole('columnheader').nth(1)).toHaveText(cities.montreal)
    await expect(page.locator('.ui-next-prayer__place')).toHaveText(cities.montreal)

    const player = page.getByRole('region', { name: audio.label, exact: true })
    await tabTo(page, button(page, audio.play))
    await page.keyboard.press('Enter')
    const sound = () => page.evaluate(() => document.querySelector('audio')?.currentTime ?? 0)
    await expect.poll(sound).toBeGreaterThan(0)
    await page.keyboard.press('Space')
    await expect(button(page, audio.play)).toBeFocused()
    const paused = await sound()
    await tabTo(page, player.getByRole('slider', { name: audio.seek }), 'Shift+Tab')
    await page.keyboard.press('ArrowUp')
    await expect.poll(sound).toBeGreaterThan(paused)

    // To the end of the page and back; no stop is behind the header.
    const last = page.getByRole('contentinfo').getByRole('button', { name: footer.showMap })
    await tabTo(page, last)
    await tabTo(page, page.getByRole('contentinfo').locator('a[href^="tel:+"]').first(), 'Shift+Tab')
    await tabTo(page, montreal, 'Shift+Tab')
  })

  for (const other of otherLanguages(language))
    test(`from ${language} to ${other}, to the contact page and to its phone number by keyboard alone`, async ({
      page,
    }) => {
      await page.goto(pagePath(language, 'services'))
      await hydrated(page)
      await tabTo(page, page.getByRole('link', { name: locales[other].name }).first())
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`${pagePath(other, 'services')}$`))
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      const contact = page
        .getByRole('banner')
        .locator(`a[href="${pagePath(other, 'contact')}"]`)
        .first()
      await tabTo(page, contact, 'Shift+Tab')
      await page.keyboard.press('Enter')
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText(dictionaries[other].nav.contact)
      await expect(heading).toBeFocused()
      await tabTo(page, page.getByRole('main').locator('a[href^="tel:+"]').first())
    })
}
