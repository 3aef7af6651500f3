import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { cities } from '../src/cities.ts'
import { civilDateIn } from '../src/civil-date-in.ts'
import { hijriDate } from '../src/hijri-date.ts'
import { jalaliDate } from '../src/jalali-date.ts'
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
  // Pairs from the Umm al-Qura calendar's own site, stored with the times of Makkah (tests/fixtures/adhan-times).
  const { source } = JSON.parse(
    readFileSync(new URL('./fixtures/adhan-times/Makkah-UmmAlQura.json', import.meta.url), 'utf8'),
  ) as { source: string[] }
  const pairs = source.flatMap((line) => {
    const parts = /^(\d+)\/(\d+)\/(16) +- +(\d+)\/(\d+)\/(14\d\d)/.exec(line)?.slice(1).map(Number)
    return parts ? [parts] : []
  })

  test('is that of the Umm al-Qura calendar', () => {
    expect(pairs.length).toBeGreaterThan(8)
    for (const [gregorianMonth = 0, gregorianDay = 0, short = 0, day, month, year] of pairs) {
      const date = { year: 2000 + short, month: gregorianMonth, day: gregorianDay }
      expect(hijriDate(date)).toEqual({ year, month, day })
    }
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
