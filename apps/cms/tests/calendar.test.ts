import { expect, it } from 'vitest'
import { calendarFrom } from '../demo/seed/calendar'

it('A demo date is counted on the calendar of Ontario, not of the machine', () => {
  // Late on the 20th in Toronto, already the 21st in UTC.
  const on = calendarFrom(new Date('2026-11-21T03:30:00Z'))
  expect(on.date(0)).toBe('2026-11-20')
  expect(on.date(-20)).toBe('2026-10-31')
})

it('A demo event has the same hour after a change of the clocks', () => {
  const on = calendarFrom(new Date('2026-10-30T16:00:00Z'))
  expect(on.time(0, '19:00')).toBe('2026-10-30T23:00:00.000Z')
  expect(on.time(3, '19:00')).toBe('2026-11-03T00:00:00.000Z')
})

it('The next Thursday is never today', () => {
  const thursday = calendarFrom(new Date('2026-11-19T15:00:00Z'))
  expect(thursday.weekday('thursday', 0, '19:00')).toBe('2026-11-27T00:00:00.000Z')
  expect(thursday.weekday('friday', 0, '19:00')).toBe('2026-11-21T00:00:00.000Z')
  expect(thursday.weekday('thursday', -2, '19:00')).toBe('2026-11-13T00:00:00.000Z')
})

it.each([
  ['2026-01-20', '2025-01-26', '2025-03-29'],
  ['2026-03-09', '2026-01-25', '2025-03-29'],
  ['2026-05-01', '2026-01-25', '2026-03-19'],
  ['2026-12-31', '2026-01-25', '2026-03-19'],
])('What belongs to a season has a date of that season, seeded on %s', (today, winter, ramadan) => {
  const on = calendarFrom(new Date(`${today}T15:00:00Z`))
  expect(on.date(on.latest({ month: 1, weekday: 'sunday' }))).toBe(winter)
  // The last day of Ramadan by the calendar of Umm al-Qura.
  expect(on.date(on.latest({ islamicMonth: 'Ramadan' }))).toBe(ramadan)
})
