import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysLater } from './civil-day.ts'
import { hijriDay, hijriDaysBetween, settingsNear } from './hijri-day.ts'

const month = (year: number, name: number, begins: string, calculated = false) => ({
  year,
  month: name,
  begins,
  calculated,
})
const settings = {
  hijriOffset: 0,
  months: [month(1448, 5, '2026-10-13', true), month(1448, 6, '2026-11-12')],
}
test('a date is calculated where nobody has declared its month', () => {
  const calculated = (date: string) => hijriDay(date, settings).calculated
  expect(calculated('2026-11-11')).toBe(true)
  expect(calculated('2026-11-12')).toBe(false)
  expect(calculated('2027-01-01')).toBe(true)
})

test('a declared month decides the dates of its days', () => {
  expect(hijriDay('2026-11-25', settings)).toEqual({ year: 1448, month: 6, day: 14, calculated: false })
})

/** Months one after another of 29 or 30 days, every third of which is declared. */
const declarations = fc.array(fc.constantFrom(29, 30), { minLength: 24, maxLength: 60 }).map((lengths) => {
  let begins = '2026-06-16'
  return lengths.flatMap((days, at) => {
    const number = 12 * 1448 + at
    const found = month(Math.floor(number / 12), (number % 12) + 1, begins)
    begins = daysLater(begins, days)
    return at % 3 === 0 ? [found] : []
  })
})

test('what a page is given of the months decides its dates as all of them do', () => {
  fc.assert(
    fc.property(declarations, fc.integer({ min: -200, max: 2000 }), (months, days) => {
      const all = { hijriOffset: 0, months }
      const day = daysLater('2026-11-25', days)
      try {
        hijriDay(day, all)
      } catch {
        // Too far from the tables.
        return
      }
      const near = settingsNear(all, day)
      expect(near.months.length).toBeLessThanOrEqual(5)
      for (const shown of [daysLater(day, -31), day, daysLater(day, 31)])
        expect(hijriDay(shown, near)).toEqual(hijriDay(shown, all))
    }),
  )
})

test('the dates of a span of days are those of each day', () => {
  fc.assert(
    fc.property(declarations, fc.integer({ min: -100, max: 800 }), (months, days) => {
      const all = { hijriOffset: 0, months }
      const first = daysLater('2026-11-25', days)
      const dates = Array.from({ length: 130 }, (_, at) => daysLater(first, at))
      try {
        for (const date of dates) hijriDay(date, all)
      } catch {
        // Too far from the tables.
        return
      }
      const between = hijriDaysBetween(all, first, dates.at(-1) ?? '')
      expect(dates.map(between)).toEqual(dates.map((date) => hijriDay(date, all)))
    }),
    { numRuns: 20 },
  )
})
