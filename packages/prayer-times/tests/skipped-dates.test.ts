import { describe, expect, test } from 'vitest'
import { civilDateIn } from '../src/civil-date-in.ts'
import { nextTime } from '../src/next-time.ts'
import { prayerTimesOn } from '../src/prayer-times-on.ts'
import { timetable } from '../src/timetable.ts'
import { expectSameInEveryProcessZone } from './process-zones.ts'

const places = {
  apia: { latitude: -13.83, longitude: -171.77, timeZone: 'Pacific/Apia' },
  fakaofo: { latitude: -9.38, longitude: -171.22, timeZone: 'Pacific/Fakaofo' },
  kwajalein: { latitude: 8.72, longitude: 167.73, timeZone: 'Pacific/Kwajalein' },
  kiritimati: { latitude: 1.87, longitude: -157.4, timeZone: 'Pacific/Kiritimati' },
  manila: { latitude: 14.6, longitude: 120.98, timeZone: 'Asia/Manila' },
}

// The notes of the time zone database (files australasia and asia).
const skipped = [
  { place: 'apia', before: '2011-12-29', date: '2011-12-30', after: '2011-12-31' },
  { place: 'fakaofo', before: '2011-12-29', date: '2011-12-30', after: '2011-12-31' },
  { place: 'kwajalein', before: '1993-08-20', date: '1993-08-21', after: '1993-08-22' },
  { place: 'kiritimati', before: '1994-12-30', date: '1994-12-31', after: '1995-01-01' },
  { place: 'manila', before: '1844-12-30', date: '1844-12-31', after: '1845-01-01' },
] as const

describe.each(skipped)('$date in $place, which its clocks left out', ({ place: id, before, date, after }) => {
  const place = places[id]
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)

  test('is a date that does not exist', () => {
    expect(() => prayerTimesOn(date, place)).toThrowError(
      expect.objectContaining({
        name: 'PrayerTimesError',
        code: 'no-such-date',
        message: `the date {"year":${year},"month":${month},"day":${day}} was left out in ${place.timeZone}. Allowed: a day that its calendars have.`,
      }),
    )
  })

  test('has neighbours with a noon of their own, a day apart by the sun', () => {
    const noons = [before, after].map((it) => prayerTimesOn(it, place, { rounding: 'none' }).dhuhr ?? NaN)
    expect(noons.map((noon) => civilDateIn(place.timeZone, noon))).toEqual(
      [before, after].map((it) => {
        const [year, month, day] = it.split('-').map(Number)
        return { year, month, day }
      }),
    )
    expect((Number(noons[1]) - Number(noons[0])) / 3_600_000).toBeCloseTo(24, 1)
  })

  test('has no row in a timetable', () => {
    const dates = timetable({ year, month }, place).days.map((it) => it.date.day)
    expect(dates).not.toContain(day)
    expect(dates).toHaveLength(30)
  })

  test('does not stand in the way of the next time', () => {
    const { isha } = prayerTimesOn(before, place)
    expect(nextTime(isha ?? NaN, place)).toEqual({ name: 'fajr', instant: prayerTimesOn(after, place).fajr })
  })

  test('is left out whatever zone the process is in', () => {
    expectSameInEveryProcessZone(() => timetable({ year, month }, place))
  })
})

test('the same date exists in a place whose clocks did not move', () => {
  for (const { date } of skipped)
    expect(prayerTimesOn(date, { ...places.apia, timeZone: 'Etc/GMT+11' }).dhuhr).toBeInstanceOf(Date)
})
