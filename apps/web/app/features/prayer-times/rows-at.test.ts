import { expect, test } from 'vitest'
import { prayerTimesOfDay } from './prayer-times-of-day.ts'
import { rowsAt } from './rows-at.ts'

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

test('without a moment nothing is marked', () => {
  expect(marks()).toEqual(['fajr', 'sunrise', 'dhuhr', 'sunset', 'maghrib'])
})
