import { describe, expect, test } from 'vitest'
import { toronto } from './calendar.fixture.ts'
import { nextOccurrence, occurrenceOfDay, occurrencesBetween } from './occurrences.ts'
import { scheduleSchema } from './schedule.ts'

const thursdays = {
  first: '2026-11-05',
  start: { by: 'prayer', prayer: 'maghrib', minutes: 15 },
  minutes: 90,
  repetition: { every: 'week', interval: 1, weekdays: ['TH'] },
}
const at = (text: string) => new Date(text)
const startsOf = (input: unknown, from: string, until: string) =>
  occurrencesBetween(scheduleSchema.parse(input), at(from), at(until), toronto).map(
    ({ day, startsAt, exception }) => [day, startsAt.toISOString(), exception?.change],
  )

test('an event that follows Maghrib starts that many minutes after it, and one in progress is included', () => {
  expect(startsOf(thursdays, '2026-11-13T00:00:00Z', '2026-11-20T00:00:00Z')).toEqual([
    ['2026-11-12', '2026-11-12T23:15:00.000Z', undefined],
    ['2026-11-19', '2026-11-19T23:15:00.000Z', undefined],
  ])
})

test('an event whose prayer does not happen on a day does not take place', () => {
  const byFajr = { ...thursdays, start: { by: 'prayer', prayer: 'fajr', minutes: 0 } }
  expect(startsOf(byFajr, '2026-11-01T00:00:00Z', '2026-12-01T00:00:00Z')).toEqual([])
})

describe('A clock time on the days on which the clocks change', () => {
  const nightly = (time: string) => ({
    first: '2026-01-01',
    start: { by: 'clock', time },
    repetition: { every: 'day', interval: 1 },
  })

  test('is moved where the clocks skip it, as RFC 5545 says', () => {
    expect(startsOf(nightly('02:30'), '2026-03-07T12:00:00Z', '2026-03-09T12:00:00Z')).toEqual([
      ['2026-03-08', '2026-03-08T07:30:00.000Z', undefined],
      ['2026-03-09', '2026-03-09T06:30:00.000Z', undefined],
    ])
  })

  test('is the first of two where they repeat it', () => {
    expect(startsOf(nightly('01:30'), '2026-10-31T12:00:00Z', '2026-11-02T12:00:00Z')).toEqual([
      ['2026-11-01', '2026-11-01T05:30:00.000Z', undefined],
      ['2026-11-02', '2026-11-02T06:30:00.000Z', undefined],
    ])
  })
})

describe('With exceptions', () => {
  const input = {
    ...thursdays,
    exceptions: [
      { change: 'cancelled', day: '2026-11-12' },
      { change: 'moved', day: '2026-11-19', startsAt: '2027-02-01T18:00:00-05:00' },
      { change: 'added', day: '2026-11-22', startsAt: '2026-11-22T15:00:00-05:00' },
      { change: 'changed', day: '2026-11-26' },
      { change: 'moved', day: '2026-11-28', startsAt: '2026-11-29T15:00:00-05:00' },
    ],
  }
  const schedule = scheduleSchema.parse(input)

  test('a cancelled one is listed, a moved one has its original day, and an exception of no occurrence is ignored', () => {
    expect(startsOf(input, '2026-11-10T00:00:00Z', '2026-12-02T00:00:00Z')).toEqual([
      ['2026-11-12', '2026-11-12T23:15:00.000Z', 'cancelled'],
      ['2026-11-22', '2026-11-22T20:00:00.000Z', 'added'],
      ['2026-11-26', '2026-11-26T23:15:00.000Z', 'changed'],
    ])
    expect(startsOf(input, '2027-02-01T00:00:00Z', '2027-02-02T00:00:00Z')).toEqual([
      ['2026-11-19', '2027-02-01T23:00:00.000Z', 'moved'],
    ])
  })

  test('the next one is neither over nor cancelled', () => {
    expect(nextOccurrence(schedule, at('2026-11-10T00:00:00Z'), toronto)?.day).toBe('2026-11-22')
    expect(nextOccurrence(schedule, at('2026-11-22T21:00:00Z'), toronto)?.day).toBe('2026-11-22')
    expect(nextOccurrence(schedule, at('2026-11-22T21:30:00Z'), toronto)?.day).toBe('2026-11-26')
  })

  test('each is found by its day', () => {
    expect(occurrenceOfDay(schedule, '2026-11-19', toronto)?.startsAt).toEqual(at('2027-02-01T23:00:00Z'))
    expect(occurrenceOfDay(schedule, '2026-11-12', toronto)?.exception?.change).toBe('cancelled')
    expect(occurrenceOfDay(schedule, '2026-11-28', toronto)).toBeUndefined()
    expect(occurrenceOfDay(schedule, '2026-11-27', toronto)).toBeUndefined()
  })
})

test('an event that does not repeat has one occurrence, and none after it', () => {
  const once = scheduleSchema.parse({ first: '2026-11-26', start: { by: 'clock', time: '19:00' } })
  expect(nextOccurrence(once, at('2026-01-01T00:00:00Z'), toronto)?.day).toBe('2026-11-26')
  expect(nextOccurrence(once, at('2026-11-27T12:00:00Z'), toronto)).toBeUndefined()
})

test('a leap day comes again after four years', () => {
  const leap = scheduleSchema.parse({
    first: '2024-02-29',
    start: { by: 'clock', time: '19:00' },
    repetition: { every: 'year', interval: 1 },
  })
  expect(nextOccurrence(leap, at('2024-03-02T00:00:00Z'), toronto)?.day).toBe('2028-02-29')
})

test.each([
  ['an end before its first day', { ends: { on: '2026-11-04' } }, 'it ends before its first day'],
  ['no weekday', { repetition: { every: 'week', interval: 1, weekdays: [] } }, '>=1'],
  ['an interval of no days', { repetition: { every: 'day', interval: 0 } }, '>=1'],
  ['a day that does not exist', { first: '2026-02-30' }, 'Invalid ISO date'],
  [
    'days of a Hijri month in the wrong order',
    { repetition: { every: 'hijri-month', days: { from: 9, to: 3 }, eve: false } },
    'the first day is after the last',
  ],
  [
    'two exceptions of a day',
    { exceptions: Array.from({ length: 2 }, () => ({ change: 'cancelled', day: '2026-11-12' })) },
    '2026-11-12 has two exceptions',
  ],
])('%s is refused with its reason', (_, change, reason) => {
  const { error } = scheduleSchema.safeParse({ ...thursdays, ...change })
  expect(error?.message).toContain(reason)
})
