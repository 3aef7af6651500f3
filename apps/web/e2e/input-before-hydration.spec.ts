import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { languages, locales } from '@islamic-centre/i18n/locales'
import type { Page } from '@playwright/test'
import { pagePath, recordPath } from '../app/paths/site-pages.ts'
import { expectCached } from './cached-on-device.ts'
import { onlyInFullRun, sample } from './extent.ts'
import { expect, test, testOfUnavailable } from './test.ts'
import { cutNetwork, onLineValues } from './without-network.ts'

/** Delays the requested files until they are released. */
async function held(page: Page, files: string) {
  const held = Promise.withResolvers<void>()
  await page.route(files, (route) => held.promise.then(() => route.continue()))
  return held.resolve
}

/** A link whose press is not replayed within three seconds is followed: here its code comes, however busy the machine is. */
const withoutFallback = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout: real } = window
    window.setTimeout = ((act: () => void, ms?: number, ...rest: unknown[]) =>
      ms === 3000 ? 0 : real(act, ms, ...rest)) as typeof real
  })

/** A page whose code is delayed until it is released. */
async function withoutItsCode(page: Page, path: string) {
  const letGo = await held(page, '**/assets/*.js')
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return letGo
}

/** The home page, hydrated except for a part whose code is delayed until it is released. */
async function withoutItsPart(page: Page, part: string) {
  const letGo = await held(page, `**/assets/${part}-*`)
  await page.goto(pagePath('fa', 'home'))
  await expect(page.locator('.prayer-call')).not.toHaveAttribute('data-state', 'starting')
  return letGo
}

test('a press is replayed when its target is hydrated', { tag: ['@spec:12.14'] }, async ({ page }) => {
  const letGo = await withoutItsPart(page, 'blocks-below')
  await page.getByRole('button', { name: dictionaries.fa.audio.play, exact: true }).first().click()
  letGo()
  const position = () => document.querySelector('audio')?.currentTime ?? -1
  await expect.poll(() => page.evaluate(position)).toBeGreaterThan(0.2)
  // Once, not twice: that would have been a pause.
  expect(await page.evaluate(() => document.querySelector('audio')?.paused)).toBe(false)
})

test('so is one on the footer', { tag: [onlyInFullRun, '@spec:12.14'] }, async ({ page }) => {
  // The map is on another server, which cannot be reached here.
  await page.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ body: '' }))
  const letGo = await withoutItsPart(page, 'footer')
  await page.getByRole('button', { name: dictionaries.fa.footer.showMap, exact: true }).click()
  letGo()
  await expect(page.getByRole('contentinfo').locator('iframe')).toBeVisible()
})

test('a link of the footer that is pressed before its code is there ends nothing that plays', {
  tag: ['@spec:12.14'],
}, async ({ page }) => {
  const letGo = await withoutItsPart(page, 'footer')
  const document = await page.evaluateHandle(() => window.document)
  await page
    .getByRole('contentinfo')
    .locator(`a[href="${pagePath('fa', 'donate')}"]`)
    .first()
    .click()
  await expect(page).toHaveURL(/\/fa\/donate$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(dictionaries.fa.nav.donate)
  expect(await document.evaluate((before) => before === window.document)).toBe(true)
  letGo()
})

test('the list that is chosen of two before they are hydrated is the one that is shown', {
  tag: ['@spec:12.14'],
}, async ({ page }) => {
  const letGo = await withoutItsPart(page, 'blocks-below')
  const player = page.getByRole('region', { name: dictionaries.fa.audio.label, exact: true })
  const english = player.getByRole('radio', { name: locales.ca.name })
  const before = (await player.getByRole('listitem').allTextContents()).join()
  await player.getByText(locales.ca.name, { exact: true }).click()
  letGo()
  await expect
    .poll(async () => (await player.getByRole('listitem').allTextContents()).join())
    .not.toBe(before)
  await expect(english).toBeChecked()
})

test('of two early inputs the second sees the result of the first', { tag: ['@spec:12.14'] }, async ({
  page,
}) => {
  const letGo = await withoutItsPart(page, 'blocks-below')
  const player = page.getByRole('region', { name: dictionaries.fa.audio.label, exact: true })
  await player.getByText(locales.ca.name, { exact: true }).click()
  await player.getByRole('button', { name: dictionaries.fa.audio.play, exact: true }).click()
  letGo()
  await expect.poll(() => page.evaluate(() => document.querySelector('audio')?.paused)).toBe(false)
  // The sound that plays belongs to the list that is shown.
  await expect(player.getByRole('button', { name: dictionaries.fa.audio.pause, exact: true })).toBeVisible()
})

test('a volume that is set before hydration is applied', {
  tag: [onlyInFullRun, '@spec:12.14'],
}, async ({ page }) => {
  const letGo = await withoutItsCode(page, pagePath('fa', 'lectures'))
  const volume = page.getByRole('slider', { name: dictionaries.fa.audio.volume, exact: true })
  await volume.fill('20')
  letGo()
  await page.waitForFunction(() => window.hydrated)
  await page.getByRole('button', { name: dictionaries.fa.audio.play, exact: true }).first().click()
  await expect.poll(() => page.evaluate(() => document.querySelector('audio')?.volume)).toBeCloseTo(0.2)
  await expect(volume).toHaveValue('20')
})

test('a language that is chosen before hydration is remembered', { tag: ['@spec:12.14'] }, async ({
  page,
  context,
}) => {
  await withoutItsCode(page, pagePath('fa', 'home'))
  await page.getByRole('link', { name: locales.ca.name, exact: true }).click({ noWaitAfter: true })
  await expect(page).toHaveURL(pagePath('ca', 'home'))
  expect(await context.cookies()).toMatchObject([{ name: 'language', value: 'ca', sameSite: 'Lax' }])
})

test.describe('a video that is pressed before hydration', () => {
  const record = recordPath('fa', 'video', 'a-walk-through-the-centre')
  const poster = (page: Page) => page.getByRole('main').locator('.ui-video__start')

  test('plays in its place', { tag: ['@spec:12.14'] }, async ({ page }) => {
    await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: '' }))
    await withoutFallback(page)
    const letGo = await withoutItsCode(page, record)
    await poster(page).click()
    letGo()
    await expect(page.getByRole('main').locator('iframe')).toHaveCount(1)
    await expect(page).toHaveURL(record)
  })

  testOfUnavailable(
    'opens at its provider when the code cannot be loaded',
    { tag: ['@spec:12.14'] },
    async ({ page }) => {
      await page.route('https://www.youtube.com/**', (route) => route.fulfill({ body: 'a video' }))
      await withoutItsCode(page, record)
      await poster(page).click({ noWaitAfter: true })
      await expect(page).toHaveURL(/^https:\/\/www\.youtube\.com\//)
    },
  )
})

test('a picture of an album that is pressed before hydration opens over the page', {
  tag: [onlyInFullRun, '@spec:12.14'],
}, async ({ page }) => {
  const album = recordPath('fa', 'album', 'the-library')
  await withoutFallback(page)
  const letGo = await withoutItsCode(page, album)
  await page.locator('.ui-gallery__link').first().click()
  letGo()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL(album)
})

test('what is typed into the search before hydration is searched', { tag: ['@spec:12.14'] }, async ({
  page,
}) => {
  const letGo = await withoutItsCode(page, pagePath('ca', 'search'))
  const field = page.getByRole('searchbox')
  await field.fill('office hours')
  await page.getByRole('heading', { level: 1 }).click()
  letGo()
  await expect(page.locator('.search-results h3 a').filter({ hasText: 'New office hours' })).toHaveCount(1)
  await expect(field).toHaveValue('office hours')
})

test('a speaker who is chosen before hydration filters the lectures', {
  tag: [onlyInFullRun, '@spec:12.14'],
}, async ({ page }) => {
  const letGo = await withoutItsCode(page, pagePath('fa', 'lectures'))
  const field = page.getByLabel(dictionaries.fa.lectures.voice, { exact: true })
  await field.selectOption({ index: 1 })
  const speaker = await field.inputValue()
  letGo()
  await expect(page).toHaveURL((url) => url.searchParams.get('speaker') === speaker)
  await expect(field).toHaveValue(speaker)
})

test('a city that is chosen for the hall’s screen before hydration is the one it shows', {
  tag: [onlyInFullRun, '@spec:12.14'],
}, async ({ page }) => {
  const letGo = await withoutItsCode(page, pagePath('fa', 'prayerCall'))
  const field = page.getByLabel(dictionaries.fa.screen.city, { exact: true })
  await field.selectOption('london')
  letGo()
  await expect(page).toHaveURL((url) => url.searchParams.get('city') === 'london')
  await expect(field).toHaveValue('london')
})

const withoutNetwork = languages.flatMap((it) => onLineValues.map((value) => [it, value] as const))

for (const [language, onLine] of sample('message-before-hydration', withoutNetwork, 1))
  testOfUnavailable.describe(
    `without a network, where the browser reports ${onLine ? 'online' : 'offline'}`,
    () => {
      testOfUnavailable.use({ serviceWorkers: 'allow' })

      testOfUnavailable(
        `a message in ${language} that is sent before hydration is delayed, and its text stays`,
        { tag: ['@spec:12.14', ...(onLine ? ['@spec:13.2'] : [])] },
        async ({ page, context }) => {
          const contact = pagePath(language, 'contact')
          const words = dictionaries[language].message
          await page.goto(contact)
          await expectCached(page, contact)
          await cutNetwork(context, onLine)
          // The code does not run until the test releases it.
          await page.addInitScript(() => {
            document.addEventListener('readystatechange', () => {
              for (const held of document.querySelectorAll('template[data-code]'))
                held.removeAttribute('data-code')
            })
          })
          await page.goto(contact, { waitUntil: 'load' })
          const form = page.locator('#message')
          const written = language === 'fa' ? 'سلام' : 'Good evening'
          const field = form.getByLabel(words.body, { exact: true })
          await field.fill(written)
          await form.getByRole('button', { name: words.send }).click()
          await page.evaluate(() => {
            for (const held of document.querySelectorAll('template')) held.replaceWith(held.content)
          })
          await expect(form.getByRole('alert').filter({ hasText: words.offline })).toBeVisible()
          await expect(field).toHaveValue(written)
        },
      )
    },
  )
