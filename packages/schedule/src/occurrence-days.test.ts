import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { toronto } from './calendar.fixture.ts'
import { daysAfter } from './civil-days.ts'
import { occurrenceDays } from './occurrence-days.ts'
import { type Repetition, type Schedule, scheduleSchema, weekdays } from './schedule.ts'

const schedule = (first: string, repetition: Repetition, ends?: Schedule['ends']): Schedule =>
  scheduleSchema.parse({ first, start: { by: 'clock', time: '19:00' }, repetition, ends })

const interval = (most: number) => fc.integer({ min: 1, max: most })
const repetitions: fc.Arbitrary<Repetition> = fc.oneof(
  fc.record({ every: fc.constant('day' as const), interval: interval(40) }),
  fc.record({
    every: fc.constant('week' as const),
    interval: interval(9),
    weekdays: fc.uniqueArray(fc.constantFrom(...weekdays), { minLength: 1 }),
  }),
  fc.record({
    every: fc.constant('month' as const),
    interval: interval(7),
    on: fc.oneof(
      fc.record({ day: fc.integer({ min: 1, max: 31 }) }),
      fc.record({ nth: fc.constantFrom(1, 2, 3, 4, -1), weekday: fc.constantFrom(...weekdays) }),
    ),
  }),
  fc.record({ every: fc.constant('year' as const), interval: interval(3) }),
) as fc.Arbitrary<Repetition>
const days = (from: string, count: number) =>
  fc.integer({ min: 0, max: count }).map((it) => daysAfter(from, it))

/** RFC 5545's words for a repetition, written here again so that a mistake of the package is seen. */
function rruleOf(repetition: Repetition): string {
  switch (repetition.every) {
    case 'day':
      return `FREQ=DAILY;INTERVAL=${repetition.interval}`
    case 'week':
      return `FREQ=WEEKLY;INTERVAL=${repetition.interval};BYDAY=${repetition.weekdays.join()}`
    case 'month':
      return `FREQ=MONTHLY;INTERVAL=${repetition.interval};${
        'day' in repetition.on
          ? `BYMONTHDAY=${repetition.on.day}`
          : `BYDAY=${repetition.on.nth}${repetition.on.weekday}`
      }`
    default:
      return `FREQ=YEARLY;INTERVAL=${'interval' in repetition ? repetition.interval : 1}`
  }
}

/** The days by another implementation. */
function daysByIcal(first: string, repetition: Repetition, last: string): string[] {
  const rule = ICAL.Recur.fromString(rruleOf(repetition))
  const found: string[] = []
  const iterator = rule.iterator(ICAL.Time.fromDateString(first))
  for (let next = iterator.next(); next; next = iterator.next()) {
    const day = next.toString().slice(0, 10)
    if (day > last) break
    // ical.js has 1 March in years without 29 February, where RFC 5545 has no day.
    if (repetition.every !== 'year' || day.slice(5) === first.slice(5)) found.push(day)
  }
  return found
}

test('ten years of any rule are those of another implementation', () => {
  fc.assert(
    fc.property(days('2024-01-01', 1200), repetitions, (first, repetition) => {
      const last = daysAfter(first, 3650)
      expect(occurrenceDays(schedule(first, repetition), first, last, toronto)).toEqual(
        daysByIcal(first, repetition, last),
      )
    }),
  )
})

test('a rule that ends after a number of times has these, however late it is asked', () => {
  fc.assert(
    fc.property(days('2024-01-01', 400), repetitions, interval(60), (first, repetition, count) => {
      const last = daysAfter(first, 2000)
      const all = daysByIcal(first, repetition, last).slice(0, count)
      const counted = schedule(first, repetition, { after: count })
      expect(occurrenceDays(counted, first, last, toronto)).toEqual(all)
      expect(occurrenceDays(counted, daysAfter(first, 300), last, toronto)).toEqual(
        all.filter((it) => it >= daysAfter(first, 300)),
      )
    }),
  )
})

const hijri = fc.record({
  every: fc.constantFrom('hijri-month' as const, 'hijri-year' as const),
  month: fc.integer({ min: 1, max: 12 }),
  days: fc
    .tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 30 }))
    .map(([one, other]) => ({ from: Math.min(one, other), to: Math.max(one, other) })),
  eve: fc.boolean(),
})

test('ten years of any rule of the Hijri calendar are those of each day looked at', () => {
  fc.assert(
    fc.property(days('2024-01-01', 1200), hijri, (first, repetition) => {
      const last = daysAfter(first, 3650)
      const expected: string[] = []
      for (let day = first; day <= last; day = daysAfter(day, 1)) {
        const { month, day: number } = toronto.hijriDate(repetition.eve ? daysAfter(day, 1) : day)
        const inMonth = repetition.every === 'hijri-month' || month === repetition.month
        if (inMonth && number >= repetition.days.from && number <= repetition.days.to) expected.push(day)
      }
      expect(occurrenceDays(schedule(first, repetition), first, last, toronto)).toEqual(expected)
      const counted = schedule(first, repetition, { after: 7 })
      expect(occurrenceDays(counted, first, last, toronto)).toEqual(expected.slice(0, 7))
    }),
    { numRuns: 30 },
  )
})

test('a rule for ever is as near at the end of the calendar as at its first day', () => {
  const daily = schedule('1990-01-01', { every: 'day', interval: 1 })
  expect(occurrenceDays(daily, '2026-11-25', '2026-11-26', toronto)).toEqual(['2026-11-25', '2026-11-26'])
  const yearly = schedule('1990-01-01', {
    every: 'hijri-year',
    month: 8,
    days: { from: 15, to: 15 },
    eve: false,
  })
  expect(occurrenceDays(yearly, '2026-01-01', '2027-12-31', toronto)).toHaveLength(2)
})
