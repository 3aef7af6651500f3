import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hijriDay } from '../../dates/hijri-day.ts'
import { occasionsOnDays, type YearlyDay } from './occasions-on-days.ts'

const within = (from: string, to: string, hijriOffset = 0) => ({
  from,
  to,
  hijri: (day: string) => hijriDay(day, { hijriOffset, months: [] }),
})
const daysOf = (occasion: YearlyDay, from: string, to: string, hijriOffset?: number) =>
  occasionsOnDays([occasion], within(from, to, hijriOffset)).map(({ date }) => date)

test('Nowruz is on its day, and 30 Esfand in leap years, as the University of Tehran published them', () => {
  const nowruz = { calendar: 'solar_hijri', month: 1, day: 1 } as const
  expect(daysOf(nowruz, '2020-01-01', '2026-12-31')).toEqual([
    '2020-03-20',
    '2021-03-21',
    '2022-03-21',
    '2023-03-21',
    '2024-03-20',
    '2025-03-21',
    '2026-03-21',
  ])
  const leapDay = { calendar: 'solar_hijri', month: 12, day: 30 } as const
  expect(daysOf(leapDay, '2020-04-01', '2026-12-31')).toEqual(['2021-03-20', '2025-03-20'])
})

test('29 February is in leap years', () => {
  const leapDay = { calendar: 'gregorian', month: 2, day: 29 } as const
  expect(daysOf(leapDay, '2023-01-01', '2029-12-31')).toEqual(['2024-02-29', '2028-02-29'])
})

test('Eid al-Fitr is on the day of the Umm al-Qura tables, and moves with the centre’s offset', () => {
  const eid = { calendar: 'hijri', month: 10, day: 1 } as const
  expect(daysOf(eid, '2025-01-01', '2026-12-31')).toEqual(['2025-03-30', '2026-03-20'])
  expect(daysOf(eid, '2025-01-01', '2025-12-31', -1)).toEqual(['2025-03-31'])
})

test('two occasions of one day are both on it, those of the Hijri calendar first', () => {
  const found = occasionsOnDays(
    [
      { calendar: 'gregorian', month: 3, day: 20 },
      { calendar: 'hijri', month: 10, day: 1 },
    ] as const,
    within('2026-03-20', '2026-03-20'),
  )
  expect(found.map(({ occasion, year }) => [occasion.calendar, year])).toEqual([
    ['hijri', 1447],
    ['gregorian', 2026],
  ])
})

interface ReferenceDate {
  set(fields: { day: number }): ReferenceDate
  subtract(duration: { days: number }): ReferenceDate
  toString(): string
}
interface ReferenceCalendar {
  getDaysInMonth(date: ReferenceDate): number
}
type NewCalendar = new () => ReferenceCalendar
interface Reference {
  CalendarDate: new (calendar: ReferenceCalendar, year: number, month: number, day: number) => ReferenceDate
  GregorianCalendar: NewCalendar
  IslamicUmalquraCalendar: NewCalendar
  PersianCalendar: NewCalendar
  toCalendar(date: ReferenceDate, calendar: ReferenceCalendar): ReferenceDate
}
// Another library with its own Umm al-Qura table and its own arithmetic of the solar Hijri year; `hijriDate` is `Intl`'s.
// Required by its file: its types are TypeScript sources that our compiler options do not accept, and so is its `source`.
const { CalendarDate, GregorianCalendar, IslamicUmalquraCalendar, PersianCalendar, toCalendar }: Reference =
  createRequire(import.meta.url)(
    fileURLToPath(new URL('../../../node_modules/@internationalized/date/dist/index.cjs', import.meta.url)),
  )
const calendars = {
  hijri: new IslamicUmalquraCalendar(),
  solar_hijri: new PersianCalendar(),
  gregorian: new GregorianCalendar(),
}
const whole = { hijri: [1436, 1465], solar_hijri: [1394, 1422], gregorian: [2015, 2043] } as const

/** The civil day in a year of the occasion's calendar; none where the year does not have it. */
function expectedDay({ calendar, month, day }: YearlyDay, year: number, hijriOffset: number): string[] {
  const first = new CalendarDate(calendars[calendar], year, month, 1)
  const length = calendars[calendar].getDaysInMonth(first)
  if (day > length && calendar !== 'hijri') return []
  const civil = toCalendar(first.set({ day: Math.min(day, length) }), calendars.gregorian)
  return [civil.subtract({ days: calendar === 'hijri' ? hijriOffset : 0 }).toString()]
}

const yearlyDay = fc.record({
  calendar: fc.constantFrom('hijri', 'solar_hijri', 'gregorian'),
  month: fc.integer({ min: 1, max: 12 }),
  day: fc.oneof(fc.integer({ min: 1, max: 31 }), fc.integer({ min: 29, max: 31 })),
})

test('each occasion is once in each year of its calendar, and never in a year without its day', () => {
  fc.assert(
    fc.property(
      fc.array(yearlyDay, { minLength: 20, maxLength: 60 }),
      fc.integer({ min: -3, max: 3 }),
      (all, offset) => {
        // A Hijri month has no day 31, which the content server refuses.
        const occasions = all
          .filter(({ calendar, day }) => calendar !== 'hijri' || day < 31)
          .map((it, id) => ({ ...it, id }))
        const found = occasionsOnDays(occasions, within('2014-06-01', '2044-06-01', offset))
        for (const occasion of occasions) {
          const [first, last] = whole[occasion.calendar]
          const days = found
            .filter((it) => it.occasion === occasion && it.year >= first && it.year <= last)
            .map(({ year, date }) => [year, date])
          const years = Array.from({ length: last - first + 1 }, (_, at) => first + at)
          expect(days).toEqual(
            years.flatMap((year) => expectedDay(occasion, year, offset).map((date) => [year, date])),
          )
        }
      },
    ),
    { numRuns: 4 },
  )
})
