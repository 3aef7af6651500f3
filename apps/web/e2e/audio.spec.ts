import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { locales } from '@islamic-centre/i18n/locales'
import { breaksNoRule } from './axe.ts'
import { coveredFocus, coveredShare } from './covered.ts'
import { onPhone } from './extent.ts'
import { playSlowly } from './play-slowly.ts'
import { expect, test } from './test.ts'

const position = () => document.querySelector('audio')?.currentTime ?? -1

test('a recitation plays on when the reader changes the page and the language', {
  tag: onPhone,
}, async ({ page }) => {
  // On a busy machine pictures that are made on request take all six connections that HTTP/1.1 allows.
  const empty = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }
  await page.route('**/pictures/**', (route) => route.fulfill(empty))
  await page.goto('/fa/home')
  await page.getByRole('button', { name: dictionaries.fa.audio.play, exact: true }).first().click()
  await expect.poll(() => page.evaluate(position)).toBeGreaterThan(0.2)
  await playSlowly(page)
  const player = await page.locator('audio').first().elementHandle()
  await page.getByRole('contentinfo').locator('a[href="/fa/donate"]').first().click()
  await expect(page).toHaveURL(/\/fa\/donate$/)
  // The address changes before the page is shown, and its links with it.
  const otherLanguage = page.getByRole('link', { name: locales.ca.name }).first()
  await expect(otherLanguage).toHaveAttribute('href', '/ca/donate')
  // Not by its place: a page that has just been opened may still scroll.
  await otherLanguage.dispatchEvent('click')
  await expect(page).toHaveURL(/\/ca\/donate$/)
  // The same player goes on: neither restarted nor paused.
  expect(await player?.evaluate((it) => it === document.querySelector('audio'))).toBe(true)
  const before = await page.evaluate(position)
  await expect.poll(() => page.evaluate(position)).toBeGreaterThan(before)
  expect(await page.evaluate(() => document.querySelector('audio')?.paused)).toBe(false)

  // Each page has what is needed to pause it, to go on, and to be rid of it.
  const { audio, site } = dictionaries.ca
  const small = page.getByRole('region', { name: `${audio.label}: ` })
  await small.getByRole('button', { name: audio.pause }).click()
  await expect(small.getByRole('button', { name: audio.play })).toBeVisible()
  await expect.poll(() => coveredShare(page)).toBeLessThanOrEqual(0.25)
  // The page learns the height of the player after it is shown.
  await expect.poll(() => coveredFocus(page)).toEqual([])
  await breaksNoRule(page, { within: '.ui-mini-player' })
  await small.getByRole('button', { name: site.close }).click()
  await expect(small).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
})

test('a recitation plays on when the reader follows a link in an editor’s text', async ({ page }) => {
  await page.goto('/ca/home')
  await page.getByRole('button', { name: dictionaries.ca.audio.play, exact: true }).first().click()
  await expect.poll(() => page.evaluate(position)).toBeGreaterThan(0.2)
  await playSlowly(page)
  const written = page.locator('.ui-markdown a[href="/ca/classes"]').first()
  await written.evaluate((link: HTMLElement) => link.click())
  await page.waitForURL(/\/ca\/home$/)
  const before = await page.evaluate(position)
  await expect.poll(() => page.evaluate(position)).toBeGreaterThan(before)
})
