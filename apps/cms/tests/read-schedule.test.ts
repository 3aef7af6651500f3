import { readFileSync } from 'node:fs'
import { occurrencesBetween } from '@islamic-centre/schedule/occurrences'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeOf } from '../src/occurrences/centre-place.ts'
import { readSchedule } from '../src/occurrences/read-schedule.ts'
import { shownOccurrence } from '../src/occurrences/shown-occurrence.ts'

const place = placeOf({}, [])
const clock = { by: 'clock', time: '19:00' } as const

it('The example for other programs is a schedule', () => {
  const page = readFileSync(new URL('../../../docs/events-that-repeat.md', import.meta.url), 'utf8')
  const [, example = ''] = /```json\n(.+?)```/s.exec(page) ?? []
  const read = readSchedule(JSON.parse(example), new Date('2026-11-25T12:00:00Z'), place)
  expect(read.fault).toBeUndefined()
})

describe('A hostile schedule', () => {
  const now = new Date('2026-11-25T12:00:00Z')

  it('of any form is a schedule or refused, and never an error', () => {
    const part = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom('2026-11-26', '9999-12-31', '0001-01-01', -1, 0, 1, 1e9, '', null, [], {}),
    )
    const loose = fc.record(
      {
        first: part,
        start: fc.oneof(
          part,
          fc.record({ by: fc.constantFrom('clock', 'prayer'), time: part, prayer: part, minutes: part }),
        ),
        minutes: part,
        repetition: fc.oneof(
          part,
          fc.record({
            every: fc.constantFrom('day', 'week', 'month', 'year', 'hijri-month', 'hijri-year'),
            interval: part,
            weekdays: part,
            on: part,
            month: part,
            days: part,
            eve: part,
          }),
        ),
        ends: fc.oneof(part, fc.record({ on: part, after: part })),
        exceptions: fc.oneof(
          part,
          fc.array(fc.record({ day: part, change: part, startsAt: part, note: part })),
        ),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), loose), (value) => {
        const { schedule, fault } = readSchedule(value, now, place)
        expect(schedule === undefined).toBe(fault !== undefined)
      }),
      { numRuns: 500 },
    )
  })

  it('that is sound shows an occurrence of its own', () => {
    const whole = (min: number, max: number) => fc.integer({ min, max })
    const day = whole(0, 20_000).map((days) =>
      new Date(days * 86_400_000 + Date.parse('1990-01-01')).toISOString().slice(0, 10),
    )
    const weekday = fc.constantFrom('MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU')
    const days = fc
      .tuple(whole(1, 30), whole(1, 30))
      .map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) }))
    const rule = fc.oneof(
      fc.record({ every: fc.constant('day'), interval: whole(1, 365) }),
      fc.record({
        every: fc.constant('week'),
        interval: whole(1, 52),
        weekdays: fc.uniqueArray(weekday, { minLength: 1 }),
      }),
      fc.record({
        every: fc.constant('month'),
        interval: whole(1, 48),
        on: fc.oneof(
          fc.record({ day: whole(1, 31) }),
          fc.record({ nth: fc.constantFrom(1, 2, 3, 4, -1), weekday }),
        ),
      }),
      fc.record({ every: fc.constant('hijri-year'), month: whole(1, 12), days, eve: fc.boolean() }),
    )
    const start = fc.oneof(
      fc.constant(clock),
      fc.record({
        by: fc.constant('prayer'),
        prayer: fc.constantFrom('fajr', 'maghrib'),
        minutes: whole(-180, 180),
      }),
    )
    fc.assert(
      fc.property(fc.record({ first: day, start, minutes: whole(1, 300), repetition: rule }), (value) => {
        const { schedule } = readSchedule(value, now, place)
        if (!schedule) return
        const shown = shownOccurrence(schedule, now, place)
        const { startsAt } = shown ?? { startsAt: now }
        const found = occurrencesBetween(schedule, startsAt, new Date(startsAt.getTime() + 1), place)
        expect(found.map((it) => it.startsAt)).toContainEqual(startsAt)
      }),
      { numRuns: 100 },
    )
  })
})
