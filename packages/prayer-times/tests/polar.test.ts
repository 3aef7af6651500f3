import { describe, expect, test } from 'vitest'
import { nextTime } from '../src/next-time.ts'
import { prayerTimesOn } from '../src/prayer-times-on.ts'
import { dayTimeNames } from '../src/time-names.ts'
import { expectSameInEveryProcessZone } from './process-zones.ts'

const tromso = { latitude: 69.65, longitude: 18.96, timeZone: 'Europe/Oslo' }
const longyearbyen = { latitude: 78.22, longitude: 15.65, timeZone: 'Europe/Oslo' }
const ms = (time: Date | null) => time?.getTime() ?? NaN
const rules = ['nearestLatitude', 'nearestDay'] as const

describe.each(rules)('by the rule %s', (polar) => {
  test.each(['2026-06-21', '2026-12-21'])('every time happens on %s, in the order of the day', (date) => {
    for (const place of [tromso, longyearbyen]) {
      const times = prayerTimesOn(date, place, { polar, highLatitude: 'seventhOfTheNight', rounding: 'none' })
      const inOrder = dayTimeNames.slice(0, 8).map((name) => ms(times[name]))
      expect(inOrder).toEqual([...inOrder].sort((a, b) => a - b))
      for (const name of dayTimeNames) expect(times[name], name).toBeInstanceOf(Date)
    }
  })

  test('noon is that of the day itself', () => {
    expect(prayerTimesOn('2026-06-21', tromso, { polar }).dhuhr).toEqual(
      prayerTimesOn('2026-06-21', tromso).dhuhr,
    )
  })

  test('a day on which the sun rises and sets has its own times', () => {
    expect(prayerTimesOn('2026-03-21', tromso, { polar })).toEqual(prayerTimesOn('2026-03-21', tromso))
  })

  test('the next sunset comes within a day', () => {
    const now = new Date('2026-06-21T10:00:00Z')
    const { instant } = nextTime(now, tromso, { polar, names: ['sunset'] })
    expect(instant.getTime() - now.getTime()).toBeLessThan(86_400_000)
  })

  test('is the same whatever zone the process is in', () => {
    expectSameInEveryProcessZone(() => prayerTimesOn('2026-06-21', longyearbyen, { polar }))
  })
})

test('the nearest latitude is toward the equator in steps of half a degree', () => {
  const { sunrise, sunset } = prayerTimesOn('2026-06-21', tromso, {
    polar: 'nearestLatitude',
    rounding: 'none',
  })
  const near = { ...tromso, latitude: 65.65 }
  expect(prayerTimesOn('2026-06-21', near, { rounding: 'none' })).toMatchObject({ sunrise, sunset })
  expect(prayerTimesOn('2026-06-21', { ...near, latitude: 66.15 }).sunrise).toBeNull()
})

test('at the pole no day has a sunrise and a sunset, so its nearest day is none and its nearest latitude is', () => {
  const pole = { latitude: 90, longitude: 0, timeZone: 'UTC' }
  expect(prayerTimesOn('2026-06-21', pole, { polar: 'nearestDay' }).sunrise).toBeNull()
  expect(prayerTimesOn('2026-06-21', pole, { polar: 'nearestLatitude' }).sunrise).toBeInstanceOf(Date)
})
