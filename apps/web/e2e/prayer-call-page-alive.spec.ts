import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { formatGregorianDay } from '@islamic-centre/i18n/formats'
import type { Page } from '@playwright/test'
import { dataPathOf, routesParam } from '../app/platform/react-router-internals.ts'
import { onlyInFullRun, sample } from './extent.ts'
import { type HallScreen, hallScreen } from './hall-screen.ts'
import { notifyOfChange } from './notify-of-change.ts'
import { proxyContentServer } from './proxy-content-server.ts'
import { startSite } from './start-site.ts'
import { testOfUnavailable as calm, expect, test } from './test.ts'

const minute = 60_000
const hour = 60 * minute
/** The instant of a wall time in Toronto. Dawn is at 5:51, noon at 12:04. */
const winter = (clock: string) => `2026-11-21T${clock}-05:00`
const words = dictionaries.ca
const path = '/ca/plusoneazan'

/** Waits for one more request to the server and for the time to act on it, and checks that the document is the same. */
async function asksAndStays(page: Page, hall: HallScreen, ms: number) {
  const answered = page.waitForResponse((it) => it.url().endsWith('/now'))
  await hall.nextRequest(() => hall.pass(ms))
  await (await answered).finished()
  expect(await hall.isSameDocument()).toBe(true)
}

const secret = 'shared by these tests and their sites'
const mainEvent = 'api::main-page-event.main-page-event'
/** Changes the event of the main page, and waits until the site shows it. */
async function isPublished(siteUrl: string, shownAt: string, title: string) {
  expect(await notifyOfChange(siteUrl, secret, mainEvent)).toBe(204)
  // The document and the data of a later navigation are cached separately.
  for (const address of [shownAt, dataPathOf(shownAt)])
    await expect.poll(async () => (await fetch(siteUrl + address)).text()).toContain(title)
}

const isTaken = (hall: HallScreen) => expect.poll(() => hall.isSameDocument().catch(() => true)).toBe(false)

test('a new build is loaded after dawn, and not before it nor within five minutes of it', {
  tag: ['@spec:9.15', '@spec:11.8'],
}, async ({ page, baseURL }) => {
  const hall = await hallScreen(page, baseURL ?? '', { at: winter('05:39:00'), path })
  try {
    hall.server.build = 'next'
    for (let request = 0; request < 3; request++) await asksAndStays(page, hall, 5 * minute + 15_000)
    await hall.pass(5 * minute + 15_000)
    await isTaken(hall)
    await page.clock.resume()
    await expect(page.locator('.prayer-call[data-state=armed]')).toBeVisible()
  } finally {
    await hall.stop()
  }
})

test('a new build is not loaded within five minutes of noon, nor after it', {
  tag: onlyInFullRun,
}, async ({ page, baseURL }) => {
  const hall = await hallScreen(page, baseURL ?? '', { at: winter('11:55:00'), path })
  try {
    hall.server.build = 'next'
    await asksAndStays(page, hall, 5 * minute)
    await asksAndStays(page, hall, 6 * minute)
    await asksAndStays(page, hall, 2 * hour)
    await asksAndStays(page, hall, 5 * hour)
  } finally {
    await hall.stop()
  }
})

test('a new build is not loaded while something plays, and is when it is silent', {
  tag: ['@spec:11.8'],
}, async ({ page, baseURL }) => {
  const hall = await hallScreen(page, baseURL ?? '', { at: winter('08:00:00'), path })
  try {
    await page.getByRole('button', { name: words.call.settings }).click()
    await page.getByRole('button', { name: words.call.test }).click()
    await expect(page.locator('.prayer-call[data-state=playing]')).toBeVisible()
    await page.evaluate(() => {
      for (const audio of document.querySelectorAll('audio')) audio.loop = true
    })
    hall.server.build = 'next'
    await asksAndStays(page, hall, 6 * minute)
    await asksAndStays(page, hall, 6 * minute)
    await page.getByRole('button', { name: words.call.stop, exact: true }).click()
    await expect(page.locator('.prayer-call[data-state=armed]')).toBeVisible()
    await hall.pass(6 * minute)
    await isTaken(hall)
  } finally {
    await hall.stop()
  }
})

calm(
  'without its server the screen stays, is not reloaded, and reports it after an hour',
  { tag: ['@spec:11.7'] },
  async ({ page, baseURL }) => {
    const hall = await hallScreen(page, baseURL ?? '', { at: winter('08:00:00'), path })
    try {
      const table = page.getByRole('table', { name: words.prayer.caption })
      const stale = page.locator('.call-screen__stale')
      const read = page.waitForResponse(/plusoneazan/)
      await hall.nextRequest(() => hall.pass(6 * minute))
      await (await read).finished()
      hall.server.isUnavailable = true
      hall.server.build = 'next'
      for (let request = 0; request < 9; request++) await hall.pass(6 * minute)
      await expect(page.locator('.wall-clock')).toContainText('9')
      await expect(stale).toHaveCount(0)
      // A request that fails late begins the next pause late.
      await expect(async () => {
        await hall.pass(minute)
        await expect(stale).toBeVisible({ timeout: 2000 })
      }).toPass()
      // The clock may have moved on before the page has read the response.
      const readAt = (await stale.textContent())?.match(/8:\d\d(?=\u00a0a\.m\.)/)?.[0]
      const sinceRead = (await page.evaluate(() => Date.now())) - Date.parse(winter(`0${readAt}:00`))
      expect(sinceRead, readAt).toBeGreaterThan(hour)
      expect(sinceRead, readAt).toBeLessThan(hour + 10 * minute)
      await expect(table).toBeVisible()
      await expect(page.locator('.next-call')).toContainText(words.times.dhuhr)
      expect(await hall.isSameDocument()).toBe(true)
      hall.server.build = undefined
      hall.server.isUnavailable = false
      await expect(async () => {
        await hall.pass(minute)
        await expect(stale).toHaveCount(0, { timeout: 2000 })
      }).toPass()
      expect(await hall.isSameDocument()).toBe(true)
    } finally {
      await hall.stop()
    }
  },
)

calm(
  'a change of an editor appears without a reload, and content that cannot be read stays as it was',
  {
    tag: ['@spec:11.7'],
  },
  async ({ page }) => {
    let title: string | undefined
    let down = false
    const between = await proxyContentServer((_url, body) => {
      if (down) return { status: 503 }
      if (!title || !body.includes('mainPageEvent')) return undefined
      return {
        status: 200,
        body: { data: { mainPageEvent: { documentId: 'event', Title: title, Content: 'Come' } } },
      }
    })
    const site = await startSite({ cmsUrl: between.url, env: { WEBHOOK_SECRET: secret } })
    const hall = await hallScreen(page, site.url, { at: winter('08:00:00'), path })
    try {
      title = 'A title of this morning'
      await isPublished(site.url, path, title)
      await hall.nextRequest(() => hall.pass(6 * minute))
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
      down = true
      await notifyOfChange(site.url, secret, mainEvent)
      const read = page.waitForResponse((it) => it.url().includes(`${dataPathOf(path)}?${routesParam}=`))
      await hall.nextRequest(() => hall.pass(6 * minute))
      await (await read).finished()
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
      // Hidden while an item of the programme has its turn.
      await expect(page.locator('.call-screen__pictures .ui-banner-slider')).toBeAttached()
      expect(await hall.isSameDocument()).toBe(true)
    } finally {
      await hall.stop()
      await site.stop()
      between.stop()
    }
  },
)

for (const language of sample('home-left-open', ['fa', 'ca'] as const, 1))
  calm(
    `home left open in ${language} is revalidated at midnight, and the scroll position is preserved`,
    {
      tag: ['@spec:4.13', '@spec:9.15'],
    },
    async ({ page }) => {
      let title: string | undefined
      const between = await proxyContentServer((_url, body) =>
        title && body.includes('mainPageEvent')
          ? {
              status: 200,
              body: { data: { mainPageEvent: { documentId: 'event', Title: title, Content: 'Come' } } },
            }
          : undefined,
      )
      const site = await startSite({ cmsUrl: between.url, env: { WEBHOOK_SECRET: secret } })
      const home = `/${language}/home`
      try {
        await page.clock.install({ time: new Date(winter('23:50:00')) })
        await page.goto(site.url + home)
        await expect(page.locator('.prayer-call:not([data-state=starting])')).toBeVisible()
        await page.evaluate(() => Object.assign(window, { marked: true }))
        await page.locator('.ui-section').nth(2).scrollIntoViewIfNeeded()
        const place = () => page.evaluate(() => scrollY)
        const before = await place()
        expect(before).toBeGreaterThan(100)
        title = 'On the last minute'
        await isPublished(site.url, home, title)
        // The page opens in less than nine minutes, and reads its data again before midnight.
        await page.clock.pauseAt(new Date(winter('23:59:15')))
        await expect(page.getByRole('heading', { name: title })).toBeAttached()
        title = 'On the new day'
        await isPublished(site.url, home, title)
        // The network fails for a moment.
        const failed = page.waitForEvent('requestfailed')
        await page.route('**/now', (route) => route.abort())
        await page.clock.fastForward(minute)
        await failed
        await page.unroute('**/now')
        await expect(async () => {
          await page.clock.fastForward(10_000)
          await expect(page.getByRole('heading', { name: title })).toBeAttached({ timeout: 5000 })
        }).toPass()
        expect(await page.evaluate(() => Date.now())).toBeLessThan(
          new Date(winter('23:59:15')).getTime() + 2 * minute,
        )
        const day = formatGregorianDay(language, new Date('2026-11-22T17:00:00Z'), 'UTC')
        await expect(page.locator('.ui-next-prayer__dates')).toContainText(day)
        expect(await place()).toBe(before)
        expect(await page.evaluate(() => Reflect.get(window, 'marked'))).toBe(true)
      } finally {
        await site.stop()
        between.stop()
      }
    },
  )
