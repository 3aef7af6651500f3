import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { languages, locales } from '@islamic-centre/i18n/locales'
import type { Page } from '@playwright/test'
import { pagePath } from '../app/paths/site-pages.ts'
import { expectCached } from './cached-on-device.ts'
import { sample } from './extent.ts'
import { hydrated } from './page-states.ts'
import { expect, test } from './test.ts'

const storedBy = (page: Page) =>
  page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await caches.keys()),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
  ])

test.describe('on the device of a visitor', () => {
  test.use({ serviceWorkers: 'allow' })

  test('what the site stores is on its privacy page, and nothing else', async ({ page }) => {
    const { audio, footer } = dictionaries.fa
    await page.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ body: '' }))
    await page.goto(pagePath('fa', 'home'))
    await hydrated(page)
    await page.locator('.ui-prayer-table button').nth(1).click()
    await page.getByRole('button', { name: audio.play, exact: true }).first().click()
    await page.getByRole('button', { name: footer.showMap }).first().click()
    await page.getByRole('link', { name: locales.ca.name }).first().click()
    await expect(page).toHaveURL(pagePath('ca', 'home'))
    await expectCached(page, pagePath('ca', 'home'))
    await page.goto(pagePath('ca', 'privacy'))

    const cookies = (await page.context().cookies()).map(({ name }) => name)
    const stored = [...cookies, ...(await storedBy(page))]
    const listed = await page.locator('.stored-items code').allTextContents()
    const isListed = (name: string) =>
      listed.some((it) => (it.endsWith('*') ? name.startsWith(it.slice(0, -1)) : name === it))
    expect(stored.filter((it) => !isListed(it))).toEqual([])
    const expected = ['language', 'city', 'prayer-settings', 'map-wanted', 'files', 'workbox-expiration']
    expect(stored).toEqual(expect.arrayContaining(expected))
    expect(listed).not.toContain('_ga')
  })
})

for (const language of sample('privacy', languages, 1))
  test(`the privacy page in ${language} says after how many days the content server deletes messages`, async ({
    page,
    request,
  }) => {
    const { data } = await (await request.get(`${process.env.CMS_URL}/api/about`)).json()
    expect(data.messageRetentionDays).toBe(365)
    await page.goto(pagePath(language, 'privacy'))
    const days = new Intl.NumberFormat(locales[language].htmlLang).format(data.messageRetentionDays)
    await expect(
      page.getByRole('region', { name: dictionaries[language].privacy.messagesHeading }),
    ).toContainText(days)
    await expect(page.getByText(dictionaries[language].privacy.counting.none)).toBeVisible()
  })
