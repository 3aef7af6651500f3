import { cities, prayerTimesOn } from '@islamic-centre/prayer-times'
import { expect, test } from 'vitest'
import { daysLater } from '../../dates/civil-day.ts'
import { nextOfFast } from './fast-moments.ts'
import { prayerTimesOfDay } from './prayer-times-of-day.ts'

const first = '2027-02-09'
const last = daysLater(first, 28)
const settings = {
  method: 'jafari',
  adjustments: {},
  hijriOffset: 0,
  months: [
    { year: 1448, month: 9, begins: first, calculated: false },
    { year: 1448, month: 10, begins: daysLater(last, 1), calculated: false },
  ],
} as const

const ids = Object.keys(cities) as (keyof typeof cities)[]

/** What is counted in a city at a moment of a day. */
function countedAt(now: Date, column: number) {
  const { fast } = prayerTimesOfDay(now, 'ca', settings)
  const next = fast && nextOfFast(fast, column, now.getTime())
  return next && `${next.name} ${new Date(next.at).toISOString()}`
}

for (const [column, city] of ids.entries()) {
  const timeOf = (day: string, name: 'imsak' | 'maghrib') => {
    const at = prayerTimesOn(day, cities[city])[name]
    if (!at) throw new Error('These cities have each time each day.')
    return at
  }
  const second = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1000)

  test(`in ${city} the fast is counted until iftar by day and until imsak by night, at the second`, () => {
    const day = daysLater(first, 9)
    const [imsak, iftar] = [timeOf(day, 'imsak'), timeOf(day, 'maghrib')]
    const next = timeOf(daysLater(day, 1), 'imsak')
    expect(countedAt(second(imsak, -1), column)).toBe(`imsak ${imsak.toISOString()}`)
    expect(countedAt(imsak, column)).toBe(`iftar ${iftar.toISOString()}`)
    expect(countedAt(second(iftar, -1), column)).toBe(`iftar ${iftar.toISOString()}`)
    // Before midnight and after it, the same imsak.
    expect(countedAt(iftar, column)).toBe(`imsak ${next.toISOString()}`)
    expect(countedAt(second(next, -3600), column)).toBe(`imsak ${next.toISOString()}`)
  })

  test(`in ${city} the first imsak is counted from the Maghrib before it`, () => {
    const eve = daysLater(first, -1)
    const [maghrib, imsak] = [timeOf(eve, 'maghrib'), timeOf(first, 'imsak')]
    expect(countedAt(second(maghrib, -1), column)).toBeUndefined()
    expect(countedAt(maghrib, column)).toBe(`imsak ${imsak.toISOString()}`)
    expect(countedAt(second(imsak, -1), column)).toBe(`imsak ${imsak.toISOString()}`)
  })

  test(`in ${city} nothing is counted after the last iftar, and on days without a fast`, () => {
    const iftar = timeOf(last, 'maghrib')
    expect(countedAt(second(iftar, -1), column)).toBe(`iftar ${iftar.toISOString()}`)
    for (const now of [
      iftar,
      second(iftar, 5 * 3600),
      second(iftar, 20 * 3600),
      new Date('2026-11-25T12:00Z'),
    ])
      expect(countedAt(now, column)).toBeUndefined()
  })
}

test('the data of a page on other days has no moments of the fast', () => {
  expect(prayerTimesOfDay(new Date('2026-11-25T12:00Z'), 'fa', settings)).not.toHaveProperty('fast')
})
