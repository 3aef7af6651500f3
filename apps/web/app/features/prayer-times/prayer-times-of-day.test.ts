import { cities, prayerTimesOn } from '@islamic-centre/prayer-times'
import { expect, test } from 'vitest'
import { isEve } from './is-eve.ts'
import { prayerTimesOfDay } from './prayer-times-of-day.ts'

const settings = { method: 'jafari', adjustments: {}, hijriOffset: 0, months: [] } as const
const clocks = (now: string, city: number) =>
  prayerTimesOfDay(new Date(now), 'ca', settings).rows.map(({ name, cells }) => [name, cells[city]?.clock])

test('the table has dawn, sunrise, noon, sunset and evening of Toronto’s day', {
  tags: ['spec:2.21', 'spec:9.5'],
}, () => {
  expect(clocks('2026-11-21T17:00:00Z', 0)).toEqual([
    ['fajr', '5:51'],
    ['sunrise', '7:20'],
    ['dhuhr', '12:04'],
    ['sunset', '4:48'],
    ['maghrib', '5:07'],
  ])
})

test('a moment is written to the minute, and its half of the day where the clock has 12 hours', () => {
  const first = (language: 'fa' | 'ca') =>
    prayerTimesOfDay(new Date('2026-11-21T17:00:00Z'), language, settings).rows[0]?.cells[0]
  expect(first('ca')).toEqual({ at: '2026-11-21T10:51Z', clock: '5:51', period: 'am' })
  expect(first('fa')).toEqual({ at: '2026-11-21T10:51Z', clock: '۰۵:۵۱' })
})

test('late in the evening it is still today in Toronto, even if the server’s day is over', () => {
  const { dates } = prayerTimesOfDay(new Date('2026-11-22T03:30:00Z'), 'ca', settings)
  expect(dates.gregorian).toBe('November 21, 2026')
  expect(dates.jalali).toEqual({ year: 1405, month: 8, day: 30 })
  expect(clocks('2026-11-22T03:30:00Z', 0)).toEqual(clocks('2026-11-21T17:00:00Z', 0))
})

test('nothing shown but the eve changes before Toronto’s midnight', () => {
  const shown = (now: string) => {
    const { isEve, ...day } = prayerTimesOfDay(new Date(now), 'ca', settings)
    return JSON.stringify(day)
  }
  expect(shown('2026-11-21T05:00:00Z')).toBe(shown('2026-11-22T04:59:59Z'))
  expect(shown('2026-11-21T05:00:00Z')).not.toBe(shown('2026-11-22T05:00:00Z'))
})

test('the day after the clocks go forward is tomorrow, not the day after', () => {
  const { rows, tomorrow } = prayerTimesOfDay(new Date('2026-03-08T04:30:00Z'), 'ca', settings)
  const daysOf = (shown: typeof tomorrow | typeof rows) =>
    new Set(shown.map(({ cells }) => cells[0]?.at.slice(0, 10)))
  expect([...daysOf(rows)]).toEqual(['2026-03-07'])
  expect([...daysOf(tomorrow)]).toEqual(['2026-03-08'])
})

test('from Maghrib on it is the eve of the next Hijri day, at the very second', () => {
  const dayAt = (now: string) => prayerTimesOfDay(new Date(now), 'ca', settings)
  // Maghrib is at 5:07 p.m.
  expect(dayAt('2026-11-21T22:06:59Z').isEve).toBe(false)
  expect(dayAt('2026-11-21T22:07:00Z').isEve).toBe(true)
  expect(dayAt('2026-11-22T05:00:00Z').isEve).toBe(false)
  const { hijri, nextHijri } = dayAt('2026-11-21T22:07:00Z').dates
  expect(hijri).toEqual({ year: 1448, month: 6, day: 11, calculated: true })
  expect(nextHijri).toEqual(dayAt('2026-11-22T12:00:00Z').dates.hijri)
})

test('a place without Maghrib has no eve', () => {
  const rows = [{ name: 'maghrib' as const, cells: [undefined] }]
  expect(isEve({ rows }, 0, Date.now())).toBe(false)
})

test('a declared month decides the Hijri date of today and of the eve', () => {
  const month = { year: 1448, month: 6, begins: '2026-11-12', calculated: false }
  const { dates } = prayerTimesOfDay(new Date('2026-11-21T17:00:00Z'), 'fa', { ...settings, months: [month] })
  expect(dates.hijri).toEqual({ year: 1448, month: 6, day: 10, calculated: false })
  expect(dates.nextHijri).toEqual({ year: 1448, month: 6, day: 11, calculated: false })
})

test('beside the five rows are imsak and midnight, and afternoon and night only where they are wanted', () => {
  const others = (withAll?: boolean) =>
    prayerTimesOfDay(new Date('2026-11-21T17:00:00Z'), 'ca', settings, withAll).others
  expect(others().map(({ name }) => name)).toEqual(['imsak', 'midnight'])
  expect(others(true).map(({ name }) => name)).toEqual(['imsak', 'asr', 'isha', 'midnight'])
  const { asr, isha } = prayerTimesOn('2026-11-21', cities.montreal)
  const inMontreal = others(true).map(({ cells }) => cells[4]?.at)
  expect(inMontreal.slice(1, 3).map((at) => Date.parse(at ?? ''))).toEqual([asr?.getTime(), isha?.getTime()])
})
