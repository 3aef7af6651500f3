import { dayTimeNames } from '@islamic-centre/prayer-times'
import { expect, test } from 'vitest'
import { clockChangeIn } from './clock-change.ts'
import { monthOfTimes } from './month-of-times.ts'

const settings = { method: 'jafari', adjustments: {}, hijriOffset: 0, months: [] } as const
const toronto = (language: 'fa' | 'ca', year: number, month: number, of: object = {}) =>
  monthOfTimes(language, { city: 'toronto', month: { year, month } }, { ...settings, ...of })
const shown = (found: ReturnType<typeof toronto>, day: number) =>
  found.days[day - 1]?.clocks.map((clock) => clock?.display)

test('a day has its times from imsak to midnight on the clock of the place', () => {
  expect(shown(toronto('ca', 2026, 11), 21)).toEqual([
    '5:41',
    '5:51',
    '7:20',
    '12:04',
    '4:48',
    '5:07',
    '11:20',
  ])
  expect(shown(toronto('fa', 2026, 11), 21)).toEqual([
    '۰۵:۴۱',
    '۰۵:۵۱',
    '۰۷:۲۰',
    '۱۲:۰۴',
    '۱۶:۴۸',
    '۱۷:۰۷',
    '۲۳:۲۰',
  ])
})

test('afternoon and night are in their order where they are wanted', () => {
  const november = monthOfTimes(
    'ca',
    { city: 'toronto', month: { year: 2026, month: 11 }, withAll: true },
    settings,
  )
  expect(november.times).toEqual([...dayTimeNames].slice(0, -1))
  expect(shown(november, 21)).toEqual([
    '5:41',
    '5:51',
    '7:20',
    '12:04',
    '2:27',
    '4:48',
    '5:07',
    '6:06',
    '11:20',
  ])
  expect(toronto('ca', 2026, 11).times).not.toContain('asr')
})

test('a month has all its days, and a February every fourth year one more', () => {
  const lengths = [1, 2, 4].map((month) => toronto('ca', 2026, month).days.length)
  expect(lengths).toEqual([31, 28, 30])
  expect(toronto('ca', 2028, 2).days.at(-1)?.date).toBe('2028-02-29')
  expect(toronto('ca', 2100, 2).days.at(-1)?.date).toBe('2100-02-28')
})

test('each day is also one of the Jalali and of the Hijri calendar', () => {
  const march = toronto('fa', 2026, 3).days
  // Nowruz of 1405; a leap year, 1403, had a 30th of Esfand.
  expect(march[19]?.jalali).toEqual({ year: 1404, month: 12, day: 29 })
  expect(march[20]?.jalali).toEqual({ year: 1405, month: 1, day: 1 })
  expect(toronto('fa', 2025, 3).days[19]?.jalali).toEqual({ year: 1403, month: 12, day: 30 })
  expect(march[19]?.hijri).toMatchObject({ year: 1447, month: 10, day: 1 })
  expect(toronto('fa', 2026, 3, { hijriOffset: -1 }).days[20]?.hijri).toMatchObject({
    year: 1447,
    month: 10,
    day: 1,
  })
})

test('days are named in full and in short, and Fridays are known', () => {
  const day = (language: 'fa' | 'ca') => toronto(language, 2026, 11).days[5]
  expect(day('ca')).toMatchObject({
    weekday: { long: 'Friday', short: 'Fri' },
    day: { long: '6 Nov', short: '6' },
    friday: true,
  })
  expect(day('fa')).toMatchObject({
    weekday: { long: 'جمعه', short: 'ج' },
    day: { long: '۶ نوامبر', short: '۶' },
    friday: true,
  })
  expect(
    toronto('ca', 2026, 11)
      .days.filter(({ friday }) => friday)
      .map(({ date }) => date.slice(8)),
  ).toEqual(['06', '13', '20', '27'])
})

test('the day on which the clocks change is marked, and noon shifts with them', () => {
  const march = toronto('ca', 2026, 3)
  expect(march.clockChange).toEqual({ forward: true, weekday: 'Sunday', day: 'March 8, 2026' })
  expect([7, 8].map((day) => shown(march, day)?.[3])).toEqual(['12:29', '1:29'])
  // On the first of a month, too: it is compared with the day before it.
  expect(toronto('fa', 2026, 11).clockChange).toEqual({
    forward: false,
    weekday: 'یکشنبه',
    day: '۱ نوامبر ۲۰۲۶',
  })
  expect(toronto('ca', 2026, 12).clockChange).toBeUndefined()
})

test('a zone without daylight saving time has no such day, and a southern one has the opposite change', () => {
  expect(clockChangeIn({ year: 2026, month: 3 }, 'Asia/Tehran')).toBeUndefined()
  expect(clockChangeIn({ year: 2026, month: 10 }, 'Australia/Sydney')).toMatchObject({ forward: true })
})

test('the centre’s adjustments and method are used as given', () => {
  expect(shown(toronto('ca', 2026, 11, { adjustments: { fajr: 2, maghrib: -3 } }), 21)).toEqual([
    '5:43',
    '5:53',
    '7:20',
    '12:04',
    '4:48',
    '5:04',
    '11:20',
  ])
  expect(shown(toronto('ca', 2026, 11, { method: 'tehran' }), 21)?.[1]).not.toBe('5:51')
})

test('the previous and next months are named, and there is none beyond the last', () => {
  expect(toronto('ca', 2026, 12)).toMatchObject({
    name: 'December 2026',
    previous: { month: '2026-11', name: 'November 2026' },
    next: { month: '2027-01', name: 'January 2027' },
  })
  expect(toronto('fa', 2100, 12).next).toBeUndefined()
  expect(toronto('fa', 1900, 1).previous).toBeUndefined()
})

test('it can be serialised: it contains only text and numbers', () => {
  const november = toronto('fa', 2026, 12)
  expect(JSON.parse(JSON.stringify(november))).toEqual({ ...november, clockChange: undefined })
})
