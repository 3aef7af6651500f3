import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { type Language, locales } from '@islamic-centre/i18n/locales'
import type { Page } from '@playwright/test'
import { pagePath } from '../app/paths/site-pages.ts'
import { breaksNoRule } from './axe.ts'
import { coveredFocus, coveredShare } from './covered.ts'
import { onPhone, sample } from './extent.ts'
import { hydrated, idle } from './page-states.ts'
import { startSite } from './start-site.ts'
import { expect, test } from './test.ts'

let site: Awaited<ReturnType<typeof startSite>>
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  site = await startSite({ cmsUrl: process.env.CMS_URL ?? '', env: { GA4_MEASUREMENT_ID: 'G-TEST123' } })
})
test.afterAll(() => site.stop())

/** In place of Google: its script sets the cookies that the real one sets. Returns what was requested of it. */
async function standInForGoogle(page: Page) {
  const requested: string[] = []
  await page.route(/google/, (route) => {
    requested.push(route.request().url())
    const body = "document.cookie = '_ga=GA1.1.1; path=/'; document.cookie = '_ga_TEST123=GS1.1; path=/'"
    return route.fulfill({ contentType: 'text/javascript', body })
  })
  return requested
}

const script = 'https://www.googletagmanager.com/gtag/js?id=G-TEST123'
const cookies = async (page: Page) => (await page.context().cookies()).map(({ name }) => name).sort()
const commands = (page: Page) => page.evaluate(() => (window.dataLayer ?? []).map((it) => [...it]))
const views = async (page: Page) =>
  (await commands(page)).filter(([command, name]) => command === 'event' && name === 'page_view')
const addresses = async (page: Page) => (await views(page)).map(([, , view]) => view.page_location)
const question = (page: Page, language: Language) =>
  page.getByRole('region', { name: dictionaries[language].consent.label })
const switchTo = (page: Page, language: Language) =>
  page.getByRole('link', { name: locales[language].name }).first().click()

test('Google receives nothing before a visitor agrees; then each page once, by its path, and no advertising data', {
  tag: ['@spec:2.47'],
}, async ({ page }) => {
  const requested = await standInForGoogle(page)
  await page.goto(`${site.url}/fa/donate`)
  await expect(question(page, 'fa')).toBeVisible()
  await page.goto(`${site.url}/fa/events?email=someone@example.org`)
  await hydrated(page)
  await idle(page)
  expect(requested).toEqual([])
  expect(await page.locator('[href*=google], [src*=google]').count()).toBe(0)
  expect(await cookies(page)).toEqual([])
  expect(await commands(page)).toEqual([])

  await question(page, 'fa').getByRole('button', { name: dictionaries.fa.consent.allow }).click()
  await expect(question(page, 'fa')).toHaveCount(0)
  // The page that is open, and none of before.
  await expect.poll(() => addresses(page)).toEqual([`${site.url}/fa/events`])
  await switchTo(page, 'ca')
  await expect.poll(() => addresses(page)).toEqual([`${site.url}/fa/events`, `${site.url}/ca/events`])
  expect((await views(page))[1]?.[2]).toEqual({
    page_location: `${site.url}/ca/events`,
    page_referrer: `${site.url}/fa/events`,
    page_title: await page.title(),
  })
  expect(requested).toEqual([script])
  const all = await commands(page)
  const config = { send_page_view: false, allow_google_signals: false }
  expect(all).toContainEqual(['config', 'G-TEST123', config])
  expect(all[0]).toEqual(['set', expect.objectContaining({ page_location: `${site.url}/fa/events` })])
  expect(JSON.stringify(all)).not.toContain('someone@example.org')
  expect(all).toContainEqual(['consent', 'default', expect.objectContaining({ ad_storage: 'denied' })])
})

test('a visitor who agreed takes it back on the privacy page: the cookies are gone, and nothing is counted', async ({
  page,
}) => {
  const requested = await standInForGoogle(page)
  await page.goto(`${site.url}/ca/donate`)
  await question(page, 'ca').getByRole('button', { name: dictionaries.ca.consent.allow }).click()
  await expect.poll(() => cookies(page)).toEqual(['_ga', '_ga_TEST123'])
  // The answer holds on the next visit.
  await page.goto(`${site.url}${pagePath('ca', 'privacy')}`)
  await expect.poll(() => requested).toEqual([script, script])
  const { choice } = dictionaries.ca.privacy
  const answers = page.getByRole('group', { name: choice.label })
  await expect(answers.getByRole('status')).toHaveText(choice.granted)
  await answers.getByRole('button', { name: choice.deny }).click()
  await expect(answers.getByRole('status')).toHaveText(choice.denied)
  await expect.poll(() => cookies(page)).toEqual([])
  expect(await page.evaluate(() => Reflect.get(window, 'ga-disable-G-TEST123'))).toBe(true)

  const before = (await views(page)).length
  await switchTo(page, 'fa')
  await expect(page).toHaveURL(/\/fa\/privacy$/)
  await idle(page)
  expect(await views(page)).toHaveLength(before)
  await page.goto(`${site.url}/fa/donate`)
  await hydrated(page)
  await idle(page)
  expect(requested).toHaveLength(2)
  await expect(question(page, 'fa')).toHaveCount(0)
})

for (const language of sample('consent-question', ['fa', 'ca'] as const, 1))
  test(`in ${language} the question is no wall: two equal buttons for the keyboard, and it hides nothing`, {
    tag: onPhone,
  }, async ({ page }) => {
    await standInForGoogle(page)
    await page.goto(site.url + pagePath(language, 'contact'))
    const { consent } = dictionaries[language]
    const buttons = [consent.allow, consent.deny].map((name) =>
      question(page, language).getByRole('button', { name, exact: true }),
    )
    const boxes = await Promise.all(buttons.map((it) => it.boundingBox()))
    expect(boxes[0]?.height).toBeGreaterThanOrEqual(44)
    expect(boxes[0]?.width).toBeCloseTo(boxes[1]?.width ?? 0, 0)
    await breaksNoRule(page, { within: '.consent-question' })
    await expect.poll(() => coveredShare(page)).toBeLessThanOrEqual(0.25)
    expect(await coveredFocus(page)).toEqual([])
    await buttons[1]?.focus()
    await page.keyboard.press('Enter')
    await expect(question(page, language)).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
  })

test('a visitor whose browser asks not to be tracked is neither asked nor counted', async ({ page }) => {
  const requested = await standInForGoogle(page)
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  )
  await page.goto(site.url + pagePath('ca', 'privacy'))
  const { choice } = dictionaries.ca.privacy
  await expect(page.getByRole('group', { name: choice.label })).toContainText(choice.refused)
  await page.goto(`${site.url}/ca/donate`)
  await hydrated(page)
  await idle(page)
  await expect(question(page, 'ca')).toHaveCount(0)
  expect(requested).toEqual([])
})
