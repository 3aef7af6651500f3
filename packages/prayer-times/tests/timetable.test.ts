import { describe, expect, test } from 'vitest'
import { cities } from '../src/cities.ts'
import { prayerTimesOn } from '../src/prayer-times-on.ts'
import { timetable } from '../src/timetable.ts'
import { wallClock } from '../src/zone.ts'
import { expectSameInEveryProcessZone } from './process-zones.ts'

const { toronto } = cities
const clock = (time: Date | null) => {
  const { hour, minute } = wallClock(toronto.timeZone, time?.getTime() ?? NaN)
  return hour * 60 + minute
}

describe('a timetable', () => {
  test('of a month has each of its days', () => {
    const { days, period, place } = timetable({ year: 2026, month: 11 }, toronto)
    expect({ period, place }).toEqual({ period: { year: 2026, month: 11 }, place: toronto })
    expect(days).toHaveLength(30)
    expect(days[20]).toEqual({
      date: { year: 2026, month: 11, day: 21 },
      times: prayerTimesOn('2026-11-21', toronto),
    })
  })

  test('of a year has 365 days, or 366', () => {
    expect(timetable({ year: 2026 }, toronto).days).toHaveLength(365)
    const leap = timetable({ year: 2028 }, toronto).days
    expect(leap).toHaveLength(366)
    expect(leap.at(-1)?.date).toEqual({ year: 2028, month: 12, day: 31 })
  })

  test('has noon an hour later on the clock from the day summer time begins, and earlier from the day it ends', {
    tags: ['spec:9.4'],
  }, () => {
    const noons = timetable({ year: 2026 }, toronto).days.map(({ times }) => clock(times.dhuhr))
    const jumps = noons.flatMap((noon, index) => {
      const step = noon - (noons[index - 1] ?? noon)
      return Math.abs(step) > 30 ? [{ day: index + 1, hours: Math.round(step / 60) }] : []
    })
    // The 67th day is 8 March, the 305th 1 November.
    expect(jumps).toEqual([
      { day: 67, hours: 1 },
      { day: 305, hours: -1 },
    ])
  })

  test('takes the same options as a day', () => {
    const options = { method: 'tehran', adjustments: { fajr: 2 } } as const
    const { days } = timetable({ year: 2026, month: 2 }, toronto, options)
    expect(days[0]?.times).toEqual(prayerTimesOn('2026-02-01', toronto, options))
  })

  test('is the same whatever zone the process is in', () => {
    expectSameInEveryProcessZone(() => timetable({ year: 2026, month: 3 }, toronto))
  })
})
