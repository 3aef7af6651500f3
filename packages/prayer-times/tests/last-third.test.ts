import { CalculationMethod, Coordinates, PrayerTimes, SunnahTimes } from 'adhan'
import { describe, expect, test } from 'vitest'
import { addDays, isoDate } from '../src/calendar-arithmetic.ts'
import { cities } from '../src/cities.ts'
import { nextTime } from '../src/next-time.ts'
import { prayerTimesOn } from '../src/prayer-times-on.ts'
import { expectSameInEveryProcessZone } from './process-zones.ts'

const { toronto } = cities
const ms = (time: Date | null) => time?.getTime() ?? NaN

describe('the last third of the night', () => {
  test("and its middle to fajr are those of adhan's SunnahTimes, every day of 2026", () => {
    const parameters = CalculationMethod.Karachi()
    const coordinates = new Coordinates(toronto.latitude, toronto.longitude)
    for (let day = 0; day < 365; day++) {
      const date = addDays({ year: 2026, month: 1, day: 1 }, day)
      const theirs = new SunnahTimes(
        new PrayerTimes(coordinates, new Date(date.year, date.month - 1, date.day, 12), parameters),
      )
      const ours = prayerTimesOn(date, toronto, { method: 'karachi', midnight: 'sunsetToFajr' })
      // Each takes rounded times, and rounds again.
      expect(
        Math.abs(ms(ours.lastThird) - theirs.lastThirdOfTheNight.getTime()),
        isoDate(date),
      ).toBeLessThanOrEqual(60_000)
      expect(
        Math.abs(ms(ours.midnight) - theirs.middleOfTheNight.getTime()),
        isoDate(date),
      ).toBeLessThanOrEqual(60_000)
    }
  })

  test('begins two thirds of the way from sunset to the next fajr, whatever night midnight is the middle of', () => {
    for (const midnight of ['sunsetToFajr', 'sunsetToSunrise'] as const) {
      const options = { rounding: 'none', midnight } as const
      const { sunset, lastThird } = prayerTimesOn('2026-11-21', toronto, options)
      const { fajr } = prayerTimesOn('2026-11-22', toronto, options)
      expect((ms(lastThird) - ms(sunset)) / (ms(fajr) - ms(sunset))).toBeCloseTo(2 / 3, 6)
    }
  })

  test('is found after midnight, though it is of the evening before', () => {
    const { lastThird } = prayerTimesOn('2026-11-21', toronto)
    const names = ['lastThird', 'fajr'] as const
    expect(nextTime(new Date('2026-11-22T06:00:00Z'), toronto, { names })).toEqual({
      name: 'lastThird',
      instant: lastThird,
    })
    expect(nextTime(ms(lastThird), toronto, { names }).name).toBe('fajr')
  })

  test('is the same whatever zone the process is in', () => {
    expectSameInEveryProcessZone(() => prayerTimesOn('2026-11-21', toronto).lastThird)
  })
})
