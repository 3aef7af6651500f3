import { expect, test } from 'vitest'
import { prayerTimesOfDay } from './prayer-times-of-day.ts'

const settings = { method: 'jafari', adjustments: {}, hijriOffset: 0 } as const
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

test('nothing shown changes before Toronto’s midnight, so a page may be cached until then', () => {
  const shown = (now: string) => JSON.stringify(prayerTimesOfDay(new Date(now), 'ca', settings))
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
