import { describe, expect, test } from 'vitest'
import { isoDate } from '../src/calendar-arithmetic.ts'
import { prayerTimesOn } from '../src/prayer-times-on.ts'
import { timeNames } from '../src/time-names.ts'
import { additions } from './ephemeris/additions.ts'
import { type Comparison, compared } from './ephemeris/compare.ts'
import { ephemerisDay } from './ephemeris/ephemeris-day.ts'
import { datesOf, readReference, referenceTables } from './ephemeris/reference-tables.ts'
import { expectSameInEveryProcessZone } from './process-zones.ts'

const fiveSeconds = 5

describe.each(referenceTables)('$title', (table) => {
  test('every one of the seven times is within 5 seconds of the ephemeris before rounding', {
    tags: ['spec:9.2'],
  }, () => {
    const wrong: Comparison[] = []
    let count = 0
    for (const comparison of compared(table)) {
      count++
      if (comparison.error === null || !(Math.abs(comparison.error) <= fiveSeconds)) wrong.push(comparison)
    }
    expect(wrong).toEqual([])
    expect(count).toBeGreaterThan(0.98 * table.places.length * table.days * timeNames.length)
  })

  test('the committed values are what the ephemeris answers', () => {
    const reference = readReference(table)
    const dates = datesOf(table)
    for (const { id, latitude, longitude } of table.places) {
      for (let index = 11; index < dates.length; index += 397) {
        const date = dates[index]
        if (!date) continue
        const day = ephemerisDay(date, latitude, longitude)
        const midnight = Date.UTC(date.year, date.month - 1, date.day)
        for (const name of timeNames) {
          const time = day[name]
          const committed = reference.get(id)?.get(name)?.[index] ?? null
          const what = `${id} ${name} ${isoDate(date)}`
          if (time === null) expect(committed, what).toBeNull()
          else expect(committed, what).toBeCloseTo((time - midnight) / 100, -0.3)
        }
      }
    }
  })

  test('the times are the same whatever zone the process is in', () => {
    expectSameInEveryProcessZone(() =>
      table.places.map((place) => prayerTimesOn(table.first, place, { rounding: 'none' })),
    )
  })
})

test.each(additions)('$what is within $allowed seconds of $against', ({ differences, allowed }) => {
  const all = differences()
  expect(all.length).toBeGreaterThan(16)
  for (const seconds of all) expect(Math.abs(seconds)).toBeLessThanOrEqual(allowed)
})

test('no year of 1600 to 2400 is further off', () => {
  const place = { latitude: 43.7061, longitude: -79.5152, timeZone: 'Etc/GMT+5' }
  for (const year of [1600, 1700, 1800, 1900, 1950, 2100, 2200, 2300, 2399]) {
    for (let month = 1; month <= 12; month++) {
      const date = { year, month, day: 15 }
      const times = prayerTimesOn(date, place, { rounding: 'none' })
      const day = ephemerisDay(date, place.latitude, place.longitude)
      for (const name of timeNames) {
        const error = ((times[name]?.getTime() ?? NaN) - (day[name] ?? NaN)) / 1000
        expect(Math.abs(error), `${name} ${isoDate(date)}`).toBeLessThan(fiveSeconds)
      }
    }
  }
})
