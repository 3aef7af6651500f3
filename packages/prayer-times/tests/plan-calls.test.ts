import { describe, expect, test } from 'vitest'
import { cities } from '../src/cities.ts'
import { planCalls } from '../src/plan-calls.ts'
import { prayerTimesOn } from '../src/prayer-times-on.ts'
import { wallClock } from '../src/zone.ts'
import { ephemerisDay } from './ephemeris/ephemeris-day.ts'
import { expectSameInEveryProcessZone } from './process-zones.ts'

const { toronto } = cities

/** An instant on the clock of Toronto, 21 November 2026: fajr 05:51, dhuhr 12:04, sunset 16:48, maghrib 17:07. */
const at = (clock: string) => new Date(`2026-11-21T${clock}-05:00`)
const planned = (clock: string) => planCalls(at(clock), toronto).map(({ name }) => name)

describe('the calls planned on a day', () => {
  test('are dawn, noon and evening, each with its instant', { tags: ['spec:4.9'] }, () => {
    const { fajr, dhuhr, maghrib } = prayerTimesOn('2026-11-21', toronto)
    expect(planCalls(at('01:00:00'), toronto)).toEqual([
      { name: 'fajr', instant: fajr },
      { name: 'dhuhr', instant: dhuhr },
      { name: 'maghrib', instant: maghrib },
    ])
    expect([fajr, dhuhr, maghrib]).toEqual([at('05:51:00'), at('12:04:00'), at('17:07:00')])
  })

  const plans: [clock: string, names: string[], rows?: string[]][] = [
    ['00:00:00', []],
    ['00:59:59', [], ['spec:5.1']],
    ['01:00:00', ['fajr', 'dhuhr', 'maghrib'], ['spec:5.1']],
    ['05:00:00', ['fajr', 'dhuhr', 'maghrib']],
    ['05:50:59', ['fajr', 'dhuhr', 'maghrib']],
    ['05:51:00', ['fajr', 'dhuhr', 'maghrib']],
    ['05:51:59', ['fajr', 'dhuhr', 'maghrib'], ['spec:5.2']],
    ['05:52:00', ['dhuhr', 'maghrib'], ['spec:5.2']],
    ['06:00:00', ['dhuhr', 'maghrib'], ['spec:5.1']],
    ['12:04:30', ['dhuhr', 'maghrib']],
    ['12:05:00', ['maghrib']],
    ['16:59:00', ['maghrib']],
    ['17:08:00', []],
    ['23:59:59', []],
  ]
  for (const [clock, names, rows = []] of plans)
    test(`at ${clock} are ${JSON.stringify(names)}`, { tags: rows }, () => {
      expect(planned(clock)).toEqual(names)
    })

  test('end with sunset instead where that is chosen', { tags: ['spec:4.10'] }, () => {
    const calls = planCalls(at('13:00:00'), toronto, { third: 'sunset' })
    expect(calls).toEqual([{ name: 'sunset', instant: at('16:48:00') }])
  })

  test('leave out a time that does not happen', () => {
    const stockholm = { latitude: 59.33, longitude: 18.07, timeZone: 'Europe/Stockholm' }
    const names = planCalls(new Date('2026-06-21T02:00:00+02:00'), stockholm).map(({ name }) => name)
    expect(names).toEqual(['dhuhr', 'maghrib'])
  })

  test('never reach into another day', () => {
    // So far east of its zone's meridian that fajr of this date comes before its midnight.
    const shifted = { latitude: 43.7, longitude: 20, timeZone: 'America/Toronto' }
    for (let hour = 0; hour < 24; hour++) {
      const now = at(`${String(hour).padStart(2, '0')}:30:00`)
      for (const { instant } of planCalls(now, shifted)) {
        expect(Math.abs(instant.getTime() - now.getTime())).toBeLessThan(24 * 3_600_000)
        expect(instant.getTime()).toBeGreaterThan(now.getTime() - 60_000)
      }
    }
  })

  test('follow the clock on the days it changes', () => {
    const spring = planCalls(new Date('2026-03-08T01:30:00-05:00'), toronto)
    const { fajr, dhuhr, maghrib } = ephemerisDay(
      { year: 2026, month: 3, day: 8 },
      toronto.latitude,
      toronto.longitude,
    )
    const minutes = [fajr, dhuhr, maghrib].map((ms) => Math.round((ms ?? NaN) / 60_000))
    expect(spring.map(({ instant }) => instant.getTime() / 60_000)).toEqual(minutes)
    expect(spring.map(({ instant }) => wallClock(toronto.timeZone, instant.getTime()).hour)).toEqual([
      6, 13, 19,
    ])
    const repeatedHour = new Date('2026-11-01T01:30:00-05:00')
    expect(planCalls(repeatedHour, toronto)).toHaveLength(3)
  })

  test('are the same whatever zone the process is in', () => {
    expectSameInEveryProcessZone(() =>
      ['00:30:00', '04:00:00', '12:04:00', '20:00:00'].map((clock) => planCalls(at(clock), toronto)),
    )
  })
})
