import { describe, expect, test } from 'vitest'
import { addDays, isoDate } from '../src/calendar-arithmetic.ts'
import { cities } from '../src/cities.ts'
import type { CivilDate } from '../src/civil-date.ts'
import { civilDateIn } from '../src/civil-date-in.ts'
import { civilDateOfHijri, hijriDate } from '../src/hijri-date.ts'
import { jalaliDate } from '../src/jalali-date.ts'
import { ummAlQuraPairs } from './ephemeris/umm-al-qura.ts'
import { expectSameInEveryProcessZone } from './process-zones.ts'

describe('the civil date in a zone', () => {
  const instant = new Date('2026-11-22T02:30:00Z')

  test('is the one on its own wall calendars', () => {
    expect(civilDateIn('America/Toronto', instant)).toEqual({ year: 2026, month: 11, day: 21 })
    expect(civilDateIn('Asia/Tehran', instant)).toEqual({ year: 2026, month: 11, day: 22 })
    expect(civilDateIn('Pacific/Kiritimati', instant.getTime())).toEqual({ year: 2026, month: 11, day: 22 })
  })

  test('turns at local midnight', () => {
    expect(civilDateIn('America/Toronto', new Date('2026-07-01T03:59:59.999Z')).day).toBe(30)
    expect(civilDateIn('America/Toronto', new Date('2026-07-01T04:00:00Z')).day).toBe(1)
  })
})

describe('the Hijri date', () => {
  test('is that of the Umm al-Qura calendar', () => {
    expect(ummAlQuraPairs.length).toBeGreaterThan(8)
    for (const { civil, hijri } of ummAlQuraPairs) expect(hijriDate(civil)).toEqual(hijri)
  })

  test.each([
    ['1 Ramadan 1446', '2025-03-01', { year: 1446, month: 9, day: 1 }],
    ['1 Shawwal 1446', '2025-03-30', { year: 1446, month: 10, day: 1 }],
    ['1 Muharram 1447', '2025-06-26', { year: 1447, month: 1, day: 1 }],
    ['1 Ramadan 1447', '2026-02-18', { year: 1447, month: 9, day: 1 }],
  ])('%s was on %s', (_name, date, hijri) => {
    expect(hijriDate(date)).toEqual(hijri)
  })

  test('is shifted by a community’s day adjustment, also across the end of a month', () => {
    expect(hijriDate('2026-02-18', { adjustDays: -1 })).toEqual({ year: 1447, month: 8, day: 29 })
    expect(hijriDate('2026-02-18', { adjustDays: 1 })).toEqual({ year: 1447, month: 9, day: 2 })
  })
})

describe('the civil date of a Hijri date', () => {
  test('is that of the Umm al-Qura calendar', () => {
    for (const { civil, hijri } of ummAlQuraPairs) expect(civilDateOfHijri(hijri)).toEqual(civil)
  })

  test('leads back to every day of 1900 to 2077, and to days of every month of 1600 to 2400', () => {
    const first = { year: 1600, month: 1, day: 1 }
    const inTables = (date: CivilDate) => date.year >= 1900 && date.year < 2078
    for (let days = 0; days < 292_500; days++) {
      const date = addDays(first, days)
      if (!inTables(date) && days % 11 !== 0) continue
      const found = civilDateOfHijri(hijriDate(date))
      if (isoDate(found) !== isoDate(date)) expect(found).toEqual(date)
    }
  })

  test('follows the same adjustment', () => {
    for (const adjustDays of [-2, -1, 1, 2]) {
      const hijri = hijriDate('2026-02-18', { adjustDays })
      expect(civilDateOfHijri(hijri, { adjustDays })).toEqual({ year: 2026, month: 2, day: 18 })
    }
  })

  test.each<[string, unknown]>([
    ['a 30th of a month that had 29 days', { year: 1446, month: 9, day: 30 }],
    ['a 31st', { year: 1446, month: 9, day: 31 }],
    ['a month after the last', { year: 1446, month: 13, day: 1 }],
    ['a day of part numbers', { year: 1446, month: 9, day: 1.5 }],
    ['a year before 1600 of the Gregorian calendar', { year: 1000, month: 1, day: 1 }],
    ['a year after 2400', { year: 1900, month: 1, day: 1 }],
    ['nothing', null],
    ['text', '1446-09-01'],
  ])('does not exist for %s', (_what, date) => {
    expect(() => civilDateOfHijri(date as CivilDate)).toThrowError(
      expect.objectContaining({ name: 'PrayerTimesError', code: 'no-such-date' }),
    )
  })
})

describe('the Jalali date', () => {
  test.each([
    ['Nowruz 1404', '2025-03-21', { year: 1404, month: 1, day: 1 }],
    ['the last day of the leap year 1403', '2025-03-20', { year: 1403, month: 12, day: 30 }],
    ['Nowruz 1405', '2026-03-21', { year: 1405, month: 1, day: 1 }],
    ['22 Bahman 1357', '1979-02-11', { year: 1357, month: 11, day: 22 }],
    ['30 Aban 1405', '2026-11-21', { year: 1405, month: 8, day: 30 }],
  ])('%s was on %s', (_name, date, jalali) => {
    expect(jalaliDate(date)).toEqual(jalali)
  })
})

test('dates are the same whatever zone the process is in', () => {
  expectSameInEveryProcessZone(() =>
    ['2026-03-20', '2026-03-21', '2026-12-31'].map((date) => [
      hijriDate(date, { adjustDays: 1 }),
      jalaliDate(date),
      civilDateIn(cities.toronto.timeZone, Date.parse(date)),
    ]),
  )
})
