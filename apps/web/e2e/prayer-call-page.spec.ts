import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { formatClock, formatGregorianDay } from '@islamic-centre/i18n/formats'
import {
  type CityId,
  cities,
  civilDateIn,
  type MethodId,
  methods,
  prayerTimesOn,
  tableRows,
  timeNames,
} from '@islamic-centre/prayer-times'
import type { Page } from '@playwright/test'
import { breaksNoRule, colourRules } from './axe.ts'
import { onlyInFullRun, sample } from './extent.ts'
import { hallScreen } from './hall-screen.ts'
import { expect, languages, test } from './test.ts'

const minute = 60_000
const hour = 60 * minute
const path = (language: string, query = '') => `/${language}/plusoneazan${query}`
/** An instant as the tables of a page write it. */
const minuteOf = (at: Date | null) => at?.toISOString().replace(':00.000', '') ?? ''
const screenOf = (page: Page) => page.locator('.call-screen')
/** The instant of a wall time in Toronto, on a day of standard time. */
const winter = (clock: string) => `2026-11-21T${clock}-05:00`

for (const language of sample('prayer-call-page', languages, 1)) {
  const words = dictionaries[language]
  test.describe(`in ${language}`, () => {
    for (const [width, height] of sample(
      'screens',
      [
        [1920, 1080],
        [3840, 2160],
        [1080, 1920],
        [1440, 900],
        [1366, 768],
      ] as const,
      1,
    ))
      test(`on ${width} by ${height} clock, next call, times and dates fill the screen, large and uncut`, {
        tag: ['@spec:11.5'],
      }, async ({ page, baseURL }) => {
        await page.setViewportSize({ width, height })
        const hall = await hallScreen(page, baseURL ?? '', { at: winter('16:00:00'), path: path(language) })
        try {
          const screen = screenOf(page)
          await expect(screen.locator('.wall-clock')).toContainText(
            formatClock(language, new Date(winter('16:00:00')), 'America/Toronto').clock,
          )
          await expect(screen.locator('.next-call')).toContainText(words.times.maghrib)
          await expect(screen.locator('.times-of-city__rows dt')).toHaveText(
            tableRows.map((row) => words.timetable.short[timeNames[row] as 'fajr']),
          )
          await expect(screen.locator('.times-of-city__others dt')).toHaveText([
            words.times.imsak,
            words.times.midnight,
          ])
          const { imsak, midnight } = prayerTimesOn('2026-11-21', cities.toronto)
          for (const [at, time] of [imsak, midnight].entries())
            await expect(screen.locator('.times-of-city__others time').nth(at)).toHaveAttribute(
              'datetime',
              minuteOf(time),
            )
          await expect(screen.locator('.todays-dates dd')).toHaveCount(3)
          // Its times are the centre's.
          await expect(screen.locator('.call-screen__method')).toHaveCount(0)
          // Legible from across a hall: letters of a fortieth of the shorter side, the clock many times that.
          const minSize = Math.min(width, height) / 40
          for (const [part, times] of [
            ['.wall-clock', 6],
            ['.next-call__name', 2],
            ['.next-call__remaining', 1],
            ['.times-of-city__rows dd', 1.6],
            ['.times-of-city__others', 1],
            ['.todays-dates', 1],
          ] as const) {
            const size = await screen
              .locator(part)
              .first()
              .evaluate((it) => Number.parseFloat(getComputedStyle(it).fontSize))
            expect(size, part).toBeGreaterThanOrEqual(times * minSize)
          }
          const cut = await page.evaluate(() => {
            const inside = document.querySelectorAll('.call-screen :is(p, dd, dt, h2, button, select)')
            return [...inside]
              .filter((it) => {
                const { left, right, top, bottom } = it.getBoundingClientRect()
                const slide = it.closest('.ui-slides')
                const wide = it.scrollWidth > it.clientWidth + 1 && getComputedStyle(it).display !== 'inline'
                return (
                  !slide &&
                  !it.matches('.ui-visually-hidden, .ui-visually-hidden *') &&
                  right > left &&
                  (left < -1 || right > innerWidth + 1 || top < 0 || bottom > innerHeight + 1 || wide)
                )
              })
              .map((it) => it.outerHTML.slice(0, 120))
          })
          expect(cut).toEqual([])
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        } finally {
          await hall.stop()
        }
      })

    test('afternoon and night are on the screen where its address has them', async ({ page }) => {
      // After Maghrib imsak is that of the next day.
      const today = civilDateIn(cities.toronto.timeZone, new Date())
      const { dhuhr, asr } = prayerTimesOn(today, cities.london)
      await page.clock.setFixedTime(dhuhr ?? 0)
      await page.goto(path(language, '?times=all&city=london'))
      const others = screenOf(page).locator('.times-of-city__others')
      await expect(others.locator('dt')).toHaveText(
        (['imsak', 'asr', 'isha', 'midnight'] as const).map((name) => words.times[name]),
      )
      await expect(others.locator('time').nth(1)).toHaveAttribute('datetime', minuteOf(asr))
    })

    test('it breaks no accessibility rule, bright and dimmed, on a wall screen and on a phone', {
      tag: ['@spec:11.5'],
    }, async ({ page, baseURL }) => {
      await page.setViewportSize({ width: 1920, height: 1080 })
      const query = '?dim=20:00-21:00&city=atlantis'
      const hall = await hallScreen(page, baseURL ?? '', {
        at: winter('19:59:00'),
        path: path(language, query),
        isRunning: true,
      })
      try {
        await breaksNoRule(page)
        await hall.pass(2 * minute)
        await expect(screenOf(page)).toHaveClass(/call-screen--dimmed/)
        await breaksNoRule(page, { rules: colourRules })
        await page.setViewportSize({ width: 360, height: 740 })
        await breaksNoRule(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
      } finally {
        await hall.stop()
      }
    })

    test('a page left open moves to the new day at midnight, in clock, dates and times', {
      tag: [onlyInFullRun, '@spec:4.13'],
    }, async ({ page, baseURL }) => {
      const hall = await hallScreen(page, baseURL ?? '', { at: winter('23:58:30'), path: path(language) })
      try {
        const day = (date: string) => formatGregorianDay(language, new Date(`${date}T17:00:00Z`), 'UTC')
        await expect(page.locator('.todays-dates')).toContainText(day('2026-11-21'))
        await hall.nextRequest(() => hall.pass(45_000))
        await hall.nextRequest(() => hall.pass(minute))
        await expect(page.locator('.todays-dates')).toContainText(day('2026-11-22'))
        const dawn = minuteOf(prayerTimesOn('2026-11-22', cities.toronto).fajr)
        await expect(page.locator(`.times-of-city time[datetime="${dawn}"]`)).toBeVisible()
        await expect(page.locator(`.ui-prayer-table time[datetime="${dawn}"]`).first()).toBeVisible()
        expect(await hall.isSameDocument()).toBe(true)
      } finally {
        await hall.stop()
      }
    })

    test('settings in the address move table, clock, times and calls together', {
      tag: ['@spec:4.10', '@spec:11.10'],
    }, async ({ page, baseURL }) => {
      const query = '?city=montreal&method=tehran&third=sunset&calls=noon,evening'
      const hall = await hallScreen(page, baseURL ?? '', {
        at: winter('12:30:00'),
        path: path(language, query),
      })
      try {
        const expected = async (city: CityId, method: MethodId) => {
          const { fajr, sunset } = prayerTimesOn('2026-11-21', cities[city], { method: methods[method] })
          await expect(page.locator('.next-call')).toContainText(words.cities[city])
          await expect(page.locator('.next-call time')).toHaveAttribute(
            'datetime',
            sunset?.toISOString() ?? '',
          )
          await expect(page.locator('.next-call')).toContainText(words.times.sunset)
          await expect(page.locator('.times-of-city time').first()).toHaveAttribute(
            'datetime',
            minuteOf(fajr),
          )
          await expect(page.locator('.ui-prayer-table th[data-chosen]')).toHaveText(words.cities[city])
          await expect(page.locator('.ui-prayer-table td[data-chosen] time').first()).toHaveAttribute(
            'datetime',
            minuteOf(fajr),
          )
          await expect(page.locator('.prayer-call')).toContainText(words.cities[city])
        }
        await expected('montreal', 'tehran')
        await expect(page.locator('.call-screen__marks')).toBeEmpty()
        // Tomorrow's dawn is not called here.
        await hall.pass(8 * hour)
        await expect(page.locator('.next-call')).toContainText(words.times.dhuhr)
        await page.getByLabel(words.screen.city, { exact: true }).selectOption('london')
        await expect(page).toHaveURL(/city=london&method=tehran&third=sunset/)
        await expect(page.locator('.ui-prayer-table th[data-chosen]')).toHaveText(words.cities.london)
        await expect(page.locator('.next-call')).toContainText(words.cities.london)
        expect(await hall.isSameDocument()).toBe(true)
      } finally {
        await hall.stop()
      }
    })

    test('a screen with another method than the centre’s names both, legible from afar, and no other screen does', {
      tag: ['@spec:4.10'],
    }, async ({ page, baseURL }) => {
      await page.setViewportSize({ width: 1920, height: 1080 })
      const hall = await hallScreen(page, baseURL ?? '', {
        at: winter('12:30:00'),
        path: path(language, '?method=tehran'),
      })
      try {
        const named = page.locator('.call-screen__method')
        await expect(named).toHaveText(
          words.screen.otherMethod
            .replace('{{method}}', words.methods.tehran)
            .replace('{{centre}}', words.methods.jafari),
        )
        const size = await named.evaluate((it) => Number.parseFloat(getComputedStyle(it).fontSize))
        expect(size).toBeGreaterThanOrEqual(1080 / 40)
        await expect(named).toBeInViewport({ ratio: 1 })
        await page.setViewportSize({ width: 360, height: 740 })
        await expect(named).toBeVisible()
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
      } finally {
        await hall.stop()
      }
    })

    test('a bad setting is named on the screen and ignored', { tag: ['@spec:11.10'] }, async ({
      page,
      baseURL,
    }) => {
      const query = '?city=atlantis&method=mine&third=midnight&calls=dawn,sunrise&dim=22-5'
      const hall = await hallScreen(page, baseURL ?? '', {
        at: winter('12:30:00'),
        path: path(language, query),
      })
      try {
        const marks = page.locator('.call-screen__marks')
        for (const named of [
          'city=atlantis',
          'method=mine',
          'third=midnight',
          'calls=dawn,sunrise',
          'dim=22-5',
        ])
          await expect(marks.getByText(named, { exact: true })).toBeVisible()
        await expect(marks.getByText(words.screen.refused)).toHaveCount(5)
        const evening = prayerTimesOn('2026-11-21', cities.toronto).maghrib?.toISOString() ?? ''
        await expect(page.locator('.next-call time')).toHaveAttribute('datetime', evening)
        await expect(page.locator('.next-call')).toContainText(words.cities.toronto)
      } finally {
        await hall.stop()
      }
    })

    test('a clock that is wrong by more than twenty seconds is reported, and a right one is not', {
      tag: ['@spec:11.9'],
    }, async ({ page, baseURL }) => {
      const hall = await hallScreen(page, baseURL ?? '', { at: winter('12:30:00'), path: path(language) })
      try {
        const marks = page.locator('.call-screen__marks')
        const [fast = '', slow = ''] = [words.screen.clockFast, words.screen.clockSlow].map(
          (it) => it.split('{{by}}')[1],
        )
        await expect(marks).toBeEmpty()
        hall.server.clockAhead = -45_000
        await hall.nextRequest(() => hall.pass(5 * minute))
        await expect(marks).toContainText(fast)
        hall.server.clockAhead = 3 * minute
        await hall.nextRequest(() => hall.pass(5 * minute))
        await expect(marks).toContainText(slow)
        await expect(marks).not.toContainText(fast)
        hall.server.clockAhead = 0
        await hall.nextRequest(() => hall.pass(5 * minute))
        await expect(marks).toBeEmpty()
      } finally {
        await hall.stop()
      }
    })
  })
}
