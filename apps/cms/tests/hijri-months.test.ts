import { describe, expect, it } from 'vitest'
import { calendarOf, type MonthFields, monthOf, numberOf } from '../src/hijri-months/month-rows.ts'
import { whyRefused } from '../src/hijri-months/why-refused.ts'

const month = (name: MonthFields['month'], startsOn: string, year = 1448): MonthFields => ({
  year,
  month: name,
  startsOn,
})
const sixth = month('jumada_al_thani', '2026-11-12')

describe('The beginning of a month', () => {
  it('makes the month before it 29 or 30 days long', () => {
    expect(whyRefused(month('rajab', '2026-12-11'), [sixth])).toBeUndefined()
    expect(whyRefused(month('rajab', '2026-12-12'), [sixth])).toBeUndefined()
    expect(whyRefused(month('rajab', '2026-12-10'), [sixth])).toMatchObject({ reason: 'length', days: 28 })
    expect(whyRefused(month('rajab', '2026-12-13'), [sixth])).toMatchObject({ reason: 'length', days: 31 })
  })

  it('and so the month itself, where the next one is declared', () => {
    expect(whyRefused(sixth, [month('rajab', '2026-12-13')])).toMatchObject({ reason: 'length', days: 31 })
    expect(whyRefused(sixth, [month('rajab', '2026-12-12')])).toBeUndefined()
  })

  it('leaves each of several months 29 or 30 days', () => {
    const later = (startsOn: string) => whyRefused(month('ramadan', startsOn), [sixth])
    expect(later('2027-02-07')).toBeUndefined()
    expect(later('2027-02-10')).toBeUndefined()
    expect(later('2027-02-11')).toMatchObject({ reason: 'length', days: 91, months: 3 })
    expect(later('2027-02-06')).toMatchObject({ reason: 'length', days: 86, months: 3 })
  })

  it('is declared once', () => {
    expect(whyRefused(month('jumada_al_thani', '2026-11-11'), [sixth])).toEqual({ reason: 'twice' })
  })

  it('is near that of the tables: a slip of the year or the month is found', () => {
    expect(whyRefused(month('rajab', '2026-12-11', 1447), [])).toMatchObject({ reason: 'far' })
    expect(whyRefused(month('shaban', '2026-12-11'), [])).toMatchObject({ reason: 'far' })
  })
})

describe('Months', () => {
  it('are counted through the years', () => {
    expect(monthOf(numberOf(month('dhu_al_hijja', '')) + 1)).toEqual({ year: 1449, month: 'muharram' })
    expect(monthOf(numberOf(sixth))).toEqual({ year: 1448, month: 'jumada_al_thani' })
  })

  it('that nobody declared begin as the tables say, moved where a declared one asks for it', () => {
    const calendar = calendarOf([sixth], 0)
    const begins = [0, 1, 2, 3].map((at) => calendar.beginningOf(numberOf(sixth) + at))
    expect(begins[0]).toBe('2026-11-12')
    for (const [at, day] of begins.slice(1).entries()) {
      const days = (Date.parse(day) - Date.parse(String(begins[at]))) / 86_400_000
      expect([29, 30]).toContain(days)
    }
    expect(calendar.monthOn('2026-11-11')).toBe(numberOf(sixth) - 1)
    expect(calendar.monthOn('2026-11-12')).toBe(numberOf(sixth))
  })
})
