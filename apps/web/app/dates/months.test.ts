import { expect, test } from 'vitest'
import { formatMonthParam, monthAfter, parseMonth } from './months.ts'

test('a URL names a month by year and number', () => {
  expect(parseMonth('2026-11')).toEqual({ year: 2026, month: 11 })
  expect(parseMonth('2026-02')).toEqual({ year: 2026, month: 2 })
})

test.each([
  '2026-13',
  '2026-00',
  '2026-1',
  '2026-011',
  '26-11',
  '1899-12',
  '2101-01',
  '۲۰۲۶-۱۱',
  'x',
  '',
  undefined,
])('%s is no month of this site', (text) => {
  expect(parseMonth(text)).toBeUndefined()
})

test('December is followed by January, and the range of months is limited', () => {
  expect(monthAfter({ year: 2026, month: 12 })).toEqual({ year: 2027, month: 1 })
  expect(monthAfter({ year: 2027, month: 1 }, -1)).toEqual({ year: 2026, month: 12 })
  expect(monthAfter({ year: 2026, month: 11 }, 12)).toEqual({ year: 2027, month: 11 })
  expect(monthAfter({ year: 1900, month: 1 }, -1)).toBeUndefined()
  expect(monthAfter({ year: 2100, month: 12 })).toBeUndefined()
})

test('a formatted month can be parsed again', () => {
  const march = { year: 1907, month: 3 }
  expect(formatMonthParam(march)).toBe('1907-03')
  expect(parseMonth(formatMonthParam(march))).toEqual(march)
})
