import { expect, test } from 'vitest'
import { prayerTimesOfDay } from './prayer-times-of-day.ts'
import { areRowsOver, rowsAt } from './rows-at.ts'

const day = prayerTimesOfDay(new Date('2026-11-21T17:00:00Z'), 'ca', {
  method: 'jafari',
  adjustments: {},
  hijriOffset: 0,
  months: [],
})
const marks = (now?: string) =>
  rowsAt(day, 0, now === undefined ? undefined : Date.parse(now)).map(
    ({ name, isOver, isNext, isTomorrow }) =>
      [name, isOver && 'over', isNext && 'next', isTomorrow && 'tomorrow'].filter(Boolean).join(' '),
  )

test('what is over is marked, and what is next', () => {
  expect(marks('2026-11-21T06:00:00Z')).toEqual(['fajr next', 'sunrise', 'dhuhr', 'sunset', 'maghrib'])
  expect(marks('2026-11-21T21:50:00Z')).toEqual([
    'fajr over',
    'sunrise over',
    'dhuhr over',
    'sunset over',
    'maghrib next',
  ])
})

test('after the evening tomorrow’s dawn is in the place of today’s, with its own times', () => {
  const now = '2026-11-22T00:00:00Z'
  expect(marks(now)).toEqual([
    'fajr next tomorrow',
    'sunrise over',
    'dhuhr over',
    'sunset over',
    'maghrib over',
  ])
  const [dawn] = rowsAt(day, 0, Date.parse(now))
  expect(dawn?.cells).toHaveLength(day.cities.length)
  for (const cell of dawn?.cells ?? []) expect(cell?.at).toMatch(/^2026-11-22T/)
})

test('the rows of a city are over from its Maghrib on, and tomorrow’s imsak is before tomorrow’s dawn', () => {
  const maghrib = Date.parse(day.rows.at(-1)?.cells[0]?.at ?? '')
  const at = [undefined, maghrib - 1, maghrib, maghrib + 3_600_000]
  expect(at.map((now) => areRowsOver(day, 0, now))).toEqual([false, false, true, true])
  expect(day.tomorrowsImsak).toHaveLength(day.cities.length)
  const dawns = day.tomorrow.find(({ name }) => name === 'fajr')?.cells ?? []
  for (const [column, imsak] of day.tomorrowsImsak.entries())
    expect(Date.parse(dawns[column]?.at ?? '') - Date.parse(imsak?.at ?? '')).toBe(600_000)
})

test('without a moment nothing is marked', () => {
  expect(marks()).toEqual(['fajr', 'sunrise', 'dhuhr', 'sunset', 'maghrib'])
})
