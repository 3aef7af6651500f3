import { expect, test } from 'vitest'
import { daysLater } from './civil-day.ts'
import { type HijriSettings, hijriDay } from './hijri-day.ts'
import { isFast, ramadanFrom, ramadanNear } from './ramadan.ts'

const undeclared = { hijriOffset: 0, months: [] }
const declared = (year: number, month: number, begins: string, calculated = false) => ({
  year,
  month,
  begins,
  calculated,
})
/** The first days of Ramadan and Shawwal as the npm package @internationalized/date 3.12.1 has them. */
const tables: Record<number, [string, string]> = {
  1448: ['2027-02-08', '2027-03-09'],
  1449: ['2028-01-28', '2028-02-26'],
  1450: ['2029-01-16', '2029-02-14'],
  1451: ['2030-01-05', '2030-02-04'],
  1452: ['2030-12-26', '2031-01-24'],
}
const firstOf = (year: number, month: 9 | 10) => tables[year]?.[month - 9] ?? ''

test('an undeclared Ramadan is that of the Umm al-Qura tables, as another library has them', () => {
  for (const year of Object.keys(tables).map(Number)) {
    const first = firstOf(year, 9)
    const last = daysLater(firstOf(year, 10), -1)
    const found = { year, first, last, beginsCalculated: true, endsCalculated: true }
    expect(ramadanFrom(daysLater(first, -200), undeclared)).toEqual(found)
    expect(ramadanFrom(first, undeclared)).toEqual(found)
    expect(ramadanFrom(last, undeclared)).toEqual(found)
    expect(ramadanFrom(daysLater(first, 29), undeclared)).toEqual(found)
    expect(ramadanFrom(daysLater(first, 30), undeclared).year).toBe(year + 1)
  }
})

test('a declared beginning holds, and with a declared feast the month has its 29 or 30 days', () => {
  const begins = firstOf(1448, 9)
  const late = daysLater(begins, 1)
  for (const length of [29, 30]) {
    const months = [declared(1448, 9, late), declared(1448, 10, daysLater(late, length))]
    expect(ramadanFrom('2026-11-25', { hijriOffset: 0, months })).toEqual({
      year: 1448,
      first: late,
      last: daysLater(late, length - 1),
      beginsCalculated: false,
      endsCalculated: false,
    })
  }
})

test('the 30th that nobody has declared may be of the fast, until the feast is declared', () => {
  const [first, thirtieth] = ['2027-02-08', '2027-03-09']
  const ramadan = declared(1448, 9, first)
  const isFastOn = (day: string, settings: HijriSettings) =>
    isFast(hijriDay(day, settings), hijriDay(daysLater(day, -1), settings))
  const open = { hijriOffset: 0, months: [ramadan] }
  expect(ramadanFrom(thirtieth, open)).toMatchObject({ year: 1448, last: '2027-03-08' })
  expect(ramadanNear(thirtieth, open)?.year).toBe(1448)
  expect([first, thirtieth, daysLater(thirtieth, 1)].map((it) => isFastOn(it, open))).toEqual([
    true,
    true,
    false,
  ])

  const feast = { hijriOffset: 0, months: [ramadan, declared(1448, 10, thirtieth)] }
  expect(ramadanFrom(thirtieth, feast).year).toBe(1449)
  expect(isFastOn(thirtieth, feast)).toBe(false)
})

test('a month that was stored as it was shown counts as calculated', () => {
  const months = [declared(1448, 9, firstOf(1448, 9), true)]
  expect(ramadanFrom('2027-02-20', { hijriOffset: 0, months }).beginsCalculated).toBe(true)
})

test('it is near from two weeks before its first day until its last, by the declared months', () => {
  const begins = daysLater(firstOf(1448, 9), 1)
  const feast = daysLater(begins, 30)
  const settings = { hijriOffset: 0, months: [declared(1448, 9, begins), declared(1448, 10, feast)] }
  const days = Array.from({ length: 120 }, (_, at) => daysLater(begins, at - 60))
  const near = days.filter((day) => ramadanNear(day, settings))
  expect(near.at(0)).toBe(daysLater(begins, -14))
  expect(near.at(-1)).toBe(daysLater(feast, -1))
  expect(near).toHaveLength(44)
})
