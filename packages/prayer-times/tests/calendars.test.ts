import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, isoDate } from '../src/calendar-arithmetic.ts'
import { cities } from '../src/cities.ts'
import type { CivilDate } from '../src/civil-date.ts'
import { civilDateIn } from '../src/civil-date-in.ts'
import { civilDateOfHijri, hijriDate } from '../src/hijri-date.ts'
import type { DeclaredMonth } from '../src/hijri-months.ts'
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

describe('with declared months', () => {
  // Ramadan 1445 by the offices that follow the sighted moon; the tables begin it a day earlier.
  const ramadan = { year: 1445, month: 9, begins: '2024-03-12' }
  const shawwal = { year: 1445, month: 10, begins: '2024-04-10' }

  test('a declared month begins on its day, and the month before it ends on the day before', () => {
    const months = [shawwal, ramadan]
    expect(hijriDate('2024-03-11')).toEqual({ year: 1445, month: 9, day: 1 })
    expect(hijriDate('2024-03-11', { months })).toEqual({ year: 1445, month: 8, day: 30 })
    expect(hijriDate('2024-03-12', { months })).toEqual({ year: 1445, month: 9, day: 1 })
    expect(hijriDate('2024-04-10', { months })).toEqual({ year: 1445, month: 10, day: 1 })
    expect(civilDateOfHijri({ year: 1445, month: 9, day: 29 }, { months })).toEqual({
      year: 2024,
      month: 4,
      day: 9,
    })
    expect(() => civilDateOfHijri({ year: 1445, month: 9, day: 30 }, { months })).toThrowError(
      /does not exist/,
    )
  })

  test('months far from them are as calculated, and an empty list changes nothing', () => {
    const months = [{ ...ramadan, begins: '2024-03-14' }]
    for (let days = 0; days < 365; days += 7) {
      const [early, late] = [
        addDays({ year: 2022, month: 1, day: 1 }, days),
        addDays({ year: 2025, month: 6, day: 1 }, days),
      ]
      expect(hijriDate(early, { months })).toEqual(hijriDate(early))
      expect(hijriDate(late, { months })).toEqual(hijriDate(late))
      expect(hijriDate(late, { months: [], adjustDays: 1 })).toEqual(hijriDate(late, { adjustDays: 1 }))
    }
  })

  test('over thirty years no date repeats or is skipped, and each leads back', () => {
    // Months of 29 and 30 days near the tables, of which a community declared some.
    const sighted = fc.record({
      lengths: fc.array(fc.constantFrom(29, 30), { minLength: 60, maxLength: 60 }),
      declared: fc.array(fc.boolean(), { minLength: 60, maxLength: 60 }),
      moved: fc.integer({ min: -2, max: 2 }),
      adjustDays: fc.integer({ min: -2, max: 2 }),
    })
    fc.assert(
      fc.property(sighted, ({ lengths, declared, moved, adjustDays }) => {
        let begins = addDays({ year: 2026, month: 6, day: 16 }, moved)
        const months = lengths.flatMap((length, at) => {
          const month = { year: 1448 + Math.floor(at / 12), month: (at % 12) + 1, begins }
          begins = addDays(begins, length)
          return declared[at] ? [month] : []
        })
        const options = { months, adjustDays }
        let last = hijriDate('2012-01-01', options)
        for (let days = 1; days < 30 * 365; days++) {
          const civil = addDays({ year: 2012, month: 1, day: 1 }, days)
          const hijri = hijriDate(civil, options)
          const isNextDay = hijri.month === last.month && hijri.day === last.day + 1
          const isNextMonth = hijri.month === (last.month % 12) + 1 && hijri.day === 1 && last.day >= 29
          if (!isNextDay && !isNextMonth) expect([last, hijri]).toEqual('a day and the next one')
          if (hijri.day > 30) expect(hijri).toEqual('a day of at most thirty')
          if (days % 13 === 0) expect(civilDateOfHijri(hijri, options)).toEqual(civil)
          last = hijri
        }
        for (const { year, month, begins: day } of months)
          expect(hijriDate(day, options)).toEqual({ year, month, day: 1 })
      }),
      { numRuns: 3 },
    )
  })

  test.each<[string, unknown, string]>([
    [
      'a month of 28 days',
      [ramadan, { ...shawwal, begins: '2024-04-09' }],
      'from the declared month 1445-9 (2024-03-12) to 1445-10 (2024-04-09) it is 28 days. Allowed: 29 or 30 days for each month, 29 to 30.',
    ],
    ['a month of 31 days', [ramadan, { ...shawwal, begins: '2024-04-12' }], 'it is 31 days'],
    ['a month that is declared twice', [ramadan, ramadan], 'one declaration of a month'],
    ['another month', [{ ...ramadan, begins: '2024-04-10' }], 'at most 14 days from 2024-03-11'],
    ['no such month', [{ ...ramadan, month: 13 }], 'a month from 1 to 12'],
    ['no such day', [{ ...ramadan, begins: '2024-02-30' }], 'the date "2024-02-30" does not exist'],
    [
      'a misspelt name',
      [{ year: 1445, month: 9, begin: '2024-03-12' }],
      'the option "months.begin" is not known',
    ],
    ['no list', ramadan, 'an array of { year, month, begins }'],
    ['nothing in the list', [null], 'months null cannot be used'],
  ])('%s is refused', (_what, months, message) => {
    expect(() => hijriDate('2024-03-12', { months: months as DeclaredMonth[] })).toThrowError(
      expect.objectContaining({ name: 'PrayerTimesError', message: expect.stringContaining(message) }),
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
