import { expect, test } from 'vitest'
import { isListed, isMonthParam, parseCalendarMonth } from './calendar-range.ts'

const now = new Date('2026-11-25T12:00:00Z')

test('the calendar has the months of five years before and after this one', () => {
  expect(parseCalendarMonth('2021-01', now)).toEqual({ year: 2021, month: 1 })
  expect(parseCalendarMonth('2031-12', now)).toEqual({ year: 2031, month: 12 })
  for (const text of ['2020-12', '2032-01', '2026-13', '2026-1', '9999-01', 'ashura', ''])
    expect(parseCalendarMonth(text, now), text).toBeUndefined()
})

test('the present year is that of Toronto', () => {
  const newYearInUtc = new Date('2027-01-01T03:00:00Z')
  expect(parseCalendarMonth('2032-01', newYearInUtc)).toBeUndefined()
  expect(parseCalendarMonth('2032-01', new Date('2027-01-01T06:00:00Z'))).toBeDefined()
})

test('search engines list the years beside this one', () => {
  expect(isListed({ year: 2025, month: 1 }, now)).toBe(true)
  expect(isListed({ year: 2027, month: 12 }, now)).toBe(true)
  expect(isListed({ year: 2028, month: 1 }, now)).toBe(false)
})

test('what begins with a digit is meant as a month', () => {
  expect(isMonthParam('2026-13')).toBe(true)
  expect(isMonthParam('ashura')).toBe(false)
})
