import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { languages } from '@islamic-centre/i18n/locales'
import { pagePath } from '../app/paths/site-pages.ts'
import { onPhone, sample } from './extent.ts'
import { hydrated } from './page-states.ts'
import { expect, test } from './test.ts'

for (const language of sample('navigation', languages, 1)) {
  const { nav } = dictionaries[language]

  test(`in ${language} a client-side navigation announces the title, and moves the focus to the heading`, {
    tag: onPhone,
  }, async ({ page }) => {
    await page.goto(pagePath(language, 'services'))
    await hydrated(page)
    const announcement = page.getByRole('status').first()
    await expect(announcement).toHaveText('')
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')

    await page
      .getByRole('main')
      .locator(`a[href="${pagePath(language, 'funeral')}"]`)
      .click()
    await expect(page).toHaveURL(new RegExp(`${pagePath(language, 'funeral')}$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(announcement).toHaveText(await page.title())
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)

    await page.getByRole('navigation', { name: nav.trail }).getByRole('link', { name: nav.services }).click()
    await expect(announcement).toHaveText(new RegExp(`^${nav.services}`))
  })
}

test('a link to the home page moves the focus to its heading, which stays invisible', async ({ page }) => {
  const { nav } = dictionaries.fa
  await page.goto(pagePath('fa', 'services'))
  await hydrated(page)
  await page.getByRole('navigation', { name: nav.trail }).getByRole('link', { name: nav.home }).click()
  await expect(page).toHaveURL(pagePath('fa', 'home'))
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeFocused()
  const { width, height } = (await heading.boundingBox()) ?? {}
  expect(width).toBeLessThanOrEqual(1)
  expect(height).toBeLessThanOrEqual(1)
})

test('going back restores the scroll position', async ({ page }) => {
  await page.goto('/fa/events')
  await hydrated(page)
  const link = page.getByRole('contentinfo').locator('a[href="/fa/donate"]')
  const left = page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        addEventListener('click', () => resolve(Math.round(scrollY)), { capture: true, once: true }),
      ),
  )
  await link.click()
  const before = await left
  expect(before).toBeGreaterThan(500)
  await expect(page).toHaveURL(/\/fa\/donate$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/fa\/events$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(before)
})

test('a URL with a fragment opens at its target', async ({ page }) => {
  await page.goto('/ca/events#past')
  await expect(page.getByRole('heading', { name: dictionaries.ca.events.past })).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300)
})

test('a URL with an unknown or malformed fragment opens the page all the same', async ({ page }) => {
  await page.goto('/ca/services')
  const link = page.getByRole('main').locator('a[href="/ca/services/funeral"]')
  await page.evaluate(() => history.replaceState(history.state, '', '/ca/services#%E0%A4%A'))
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/\/ca\/services#%E0%A4%A$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('the code of a section is loaded only when it is visited', { tag: ['@spec:2.14'] }, async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  const ofSection = (it: string) =>
    /\/(about-us(?:\.bio)?|classes|contact-us|donate|events|gallery|lectures|services?)-[\w-]{8}\.js$/.test(
      it,
    )
  await page.goto('/fa/home')
  await hydrated(page)
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter(ofSection)).toEqual([])
  await page.getByRole('contentinfo').locator('a[href="/fa/donate"]').click()
  await expect(page).toHaveURL(/\/fa\/donate$/)
  expect(scripts.filter(ofSection)).toEqual([expect.stringMatching(/\/donate-/)])
})
