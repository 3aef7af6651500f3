import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { cities, prayerTimesOn } from '@islamic-centre/prayer-times'
import type { Page } from '@playwright/test'
import { callIsAhead, chimeFor, counts, sleepUntil, state } from './due-call.ts'
import { isFull, sample } from './extent.ts'
import { expect, test } from './test.ts'

const { toronto } = cities
const words = dictionaries.ca.call
const second = 1000
const minute = 60 * second
const day = 24 * 60 * minute

type Played = { at: number; source: string }

declare global {
  interface Window {
    played: Played[]
    /** Resolves as soon as one more sound has started. */
    more: (than: number) => Promise<void>
  }
}

/** Records the sounds that play, from the `playing` events; the silent probe of the autoplay policy is not counted. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const waiting: { than: number; settle: () => void }[] = []
    window.played = []
    window.more = (than) =>
      new Promise((settle) => {
        if (window.played.length > than) settle()
        else waiting.push({ than, settle })
      })
    document.addEventListener(
      'playing',
      ({ target }) => {
        const { duration, currentSrc } = target as HTMLAudioElement
        // A stalled sound fires `playing` again on a busy machine; each sound has its own URL.
        if (!(duration > 1) || window.played.some(({ source }) => source === currentSrc)) return
        window.played.push({ at: Date.now(), source: currentSrc })
        for (const { than, settle } of waiting) if (window.played.length > than) settle()
      },
      true,
    )
  })

/** The prayer times of a day in Toronto from the package, and which of them have calls. */
function momentsOf(date: Date) {
  const written = date.toISOString().slice(0, 10)
  const { fajr, sunrise, dhuhr, sunset, maghrib } = prayerTimesOn(written, toronto)
  const ms = (it: Date | null) => it?.getTime() ?? Number.NaN
  return { calls: [fajr, dhuhr, maghrib].map(ms), others: [sunrise, sunset].map(ms) }
}

const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) => new Date(Date.parse(`${first}T12:00:00Z`) + index * day))

/** Opens the page two minutes before, and stops its clock at the moment. */
async function openAt(page: Page, moment: number) {
  await listen(page)
  await page.clock.install({ time: moment - 2 * minute })
  await page.goto('/ca/plusoneazan')
  await expect(page.locator('.prayer-call[data-state=armed]')).toBeVisible()
  await page.clock.pauseAt(moment)
}

/** Compares the sounds that played with the calls that were due. */
async function compare(page: Page, title: string, planned: readonly number[]) {
  const played = await page.evaluate(() => window.played)
  const within = (moment: number) => played.filter(({ at }) => Math.abs(at - moment) < second)
  const count = {
    planned: planned.length,
    sounded: planned.filter((it) => within(it).length > 0).length,
    missed: planned.filter((it) => within(it).length === 0).length,
    doubled: planned.filter((it) => within(it).length > 1).length,
    unplanned: played.filter(({ at }) => !planned.some((it) => Math.abs(at - it) < second)).length,
  }
  console.log(title, JSON.stringify(count))
  expect(count).toEqual({
    planned: planned.length,
    sounded: planned.length,
    missed: 0,
    doubled: 0,
    unplanned: 0,
  })
}

test('days across the end of daylight saving: each call sounds once at its second, and nothing else does', {
  tag: ['@spec:4.9', '@spec:4.11', '@spec:11.1'],
}, async ({ page }) => {
  const days = isFull ? daysFrom('2026-10-27', 10) : daysFrom('2026-10-31', 2)
  const start = Date.parse(isFull ? '2026-10-27T00:20:00-04:00' : '2026-10-31T17:30:00-04:00')
  // Around a moment every timer fires at its own time: each simulated second costs sixty frames.
  const around = isFull ? 30 * second : 3 * second
  await openAt(page, start)
  let now = start
  const goTo = async (moment: number) => {
    // At most half an hour is skipped at once; the rest of the day runs.
    for (; moment - now > 30 * minute; now += 30 * minute) await page.clock.fastForward(30 * minute)
    if (moment > now) await page.clock.fastForward(moment - now)
    now = Math.max(now, moment)
  }
  const run = async (ms: number) => {
    await page.clock.runFor(ms)
    now += ms
  }
  let sounds = 0
  for (const date of days) {
    const { calls, others } = momentsOf(date)
    const midnight = Date.parse(`${date.toISOString().slice(0, 10)}T05:00:00Z`)
    for (const moment of [midnight, ...calls, ...others].sort((one, other) => one - other)) {
      if (moment < now) continue
      await goTo(moment - around)
      await run(moment - now)
      if (calls.includes(moment)) await page.evaluate((than) => window.more(than), sounds++)
      await run(around)
    }
  }
  await compare(
    page,
    'days:',
    days.flatMap((date) => momentsOf(date).calls).filter((it) => it >= start),
  )
})

for (const [quarter, first, count] of sample(
  'quarter',
  [
    ['winter', '2026-01-01', 91],
    ['spring', '2026-04-02', 91],
    ['summer', '2026-07-02', 91],
    ['autumn', '2026-10-01', 92],
  ] as const,
  1,
))
  test(`every call of a year, ${quarter}: two minutes around it are simulated`, {
    tag: ['@spec:4.9', '@spec:9.6', '@spec:11.1'],
  }, async ({ page }) => {
    const planned = sample(quarter, daysFrom(first, count), 6).flatMap((date) => momentsOf(date).calls)
    await openAt(page, (planned[0] ?? 0) - 3 * minute)
    let now = (planned[0] ?? 0) - 3 * minute
    for (const [index, moment] of planned.entries()) {
      await page.clock.fastForward(moment - minute - now)
      const sounded = page.evaluate((than) => window.more(than), index)
      await page.clock.fastForward(minute)
      await sounded
      await page.clock.fastForward(minute)
      now = moment + minute
    }
    await compare(page, `${quarter}:`, planned)
  })

const element = (page: Page) =>
  page.evaluate(() => {
    const { currentTime, paused, duration } = document.querySelectorAll('audio')[1] as HTMLAudioElement
    return { currentTime, paused, duration }
  })

test('a page with autoplay allowed, opened before the call, sounds it in real time to its end', {
  tag: ['@spec:11.3'],
}, async ({ page }) => {
  await callIsAhead(page)
  await page.goto('/ca/plusoneazan')
  await expect(state(page, 'armed')).toBeVisible()
  await sleepUntil(page, -6 * second)
  await expect(page.getByText(chimeFor('ca'))).toBeVisible()
  await expect.poll(async () => (await element(page)).currentTime).toBeGreaterThan(2)
  // Started once, and not paused before its end.
  await expect.poll(() => counts(page)).toEqual([1, 1])
  await expect(page.getByText(words.states.armed)).toBeVisible()
})

test('it can be stopped, and ends when the page is left', { tag: ['@spec:4.12'] }, async ({ page }) => {
  await page.goto('/ca/home')
  await page.getByRole('button', { name: words.settings }).click()
  await page.getByRole('button', { name: words.test }).click()
  await expect.poll(async () => (await element(page)).currentTime).toBeGreaterThan(0.2)
  await page.getByRole('button', { name: words.stop, exact: true }).click()
  await expect.poll(async () => (await element(page)).paused).toBe(true)
  await page.getByRole('button', { name: words.test }).click()
  await expect.poll(async () => (await element(page)).currentTime).toBeGreaterThan(0.2)
  await page.getByRole('contentinfo').locator('a[href="/ca/donate"]').first().click()
  await expect(page).toHaveURL(/\/ca\/donate$/)
  await expect.poll(async () => (await element(page)).paused).toBe(true)
})

test('of two tabs one sounds', { tag: ['@spec:11.4'] }, async ({ context }) => {
  const tabs = [await context.newPage(), await context.newPage()]
  for (const tab of tabs) {
    await listen(tab)
    await callIsAhead(tab)
    await tab.goto('/ca/plusoneazan')
    await expect(state(tab, 'armed')).toBeVisible()
  }
  await Promise.all(tabs.map((tab) => sleepUntil(tab, -1000)))
  const playedInTabs = async () => {
    const all = await Promise.all(tabs.map((tab) => tab.evaluate(() => window.played.length)))
    return all.reduce((sum, it) => sum + it, 0)
  }
  const elsewhere = words.last.elsewhere.replace('{{name}}', dictionaries.ca.times.maghrib)
  const sounding = async () => {
    const all = await Promise.all(tabs.map((tab) => tab.getByText(elsewhere).count()))
    return all.reduce((sum, it) => sum + it, 0)
  }
  await expect.poll(sounding).toBe(1)
  expect(await playedInTabs()).toBe(1)
})
