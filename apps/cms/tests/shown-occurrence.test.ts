import { type Schedule, scheduleSchema } from '@islamic-centre/schedule/schedule'
import { describe, expect, it } from 'vitest'
import { placeOf } from '../src/occurrences/centre-place.ts'
import { shownOccurrence } from '../src/occurrences/shown-occurrence.ts'

const place = placeOf({}, [])
const clock = { by: 'clock', time: '19:00' } as const
const everyDay = { every: 'day', interval: 1 } as const
const parsed = (value: object): Schedule => scheduleSchema.parse(value)

describe('The occurrence that an entry shows', () => {
  const now = new Date('2026-11-25T12:00:00Z')
  const thursdays = {
    first: '2020-01-02',
    start: clock,
    minutes: 90,
    repetition: { every: 'week', interval: 1, weekdays: ['TH'] },
  }
  const shown = (value: object, at = now) => shownOccurrence(parsed(value), at, place)

  it('is the next one, until it ends', () => {
    const next = { startsAt: new Date('2026-11-27T00:00:00Z'), endsAt: new Date('2026-11-27T01:30:00Z') }
    expect(shown(thursdays)).toEqual({ ...next, until: next.endsAt })
    expect(shown(thursdays, new Date('2026-11-27T01:29:00Z'))).toMatchObject(next)
    expect(shown(thursdays, next.endsAt)?.startsAt).toEqual(new Date('2026-12-04T00:00:00Z'))
  })

  it('is not one that is cancelled', () => {
    const exceptions = [{ day: '2026-11-26', change: 'cancelled' }]
    expect(shown({ ...thursdays, exceptions })?.startsAt).toEqual(new Date('2026-12-04T00:00:00Z'))
  })

  it('without an end is over with its day', () => {
    const { minutes: _, ...endless } = thursdays
    const midnight = new Date('2026-11-27T05:00:00Z')
    expect(shown(endless, new Date('2026-11-27T04:59:00Z'))).toEqual({
      startsAt: new Date('2026-11-27T00:00:00Z'),
      endsAt: null,
      until: midnight,
    })
    expect(shown(endless, midnight)?.startsAt).toEqual(new Date('2026-12-04T00:00:00Z'))
  })

  it('is the last one where all are over, and one that is cancelled only where all are', () => {
    const over = { ...thursdays, ends: { on: '2021-03-01' } }
    expect(shown(over)).toEqual({
      startsAt: new Date('2021-02-26T00:00:00Z'),
      endsAt: new Date('2021-02-26T01:30:00Z'),
    })
    const cancelled = { day: '2021-02-25', change: 'cancelled' }
    expect(shown({ ...over, exceptions: [cancelled] })?.startsAt).toEqual(new Date('2021-02-19T00:00:00Z'))
    const once = { first: '2021-02-25', start: clock, minutes: 90 }
    expect(shown({ ...once, exceptions: [cancelled] })?.startsAt).toEqual(new Date('2021-02-26T00:00:00Z'))
  })

  it('of a rule for ever is found by computing few days', () => {
    let computed = 0
    const counting = {
      ...place,
      prayerTime: (...asked: Parameters<typeof place.prayerTime>) => {
        computed++
        return place.prayerTime(...asked)
      },
    }
    const start = { by: 'prayer', prayer: 'maghrib', minutes: 15 } as const
    const daily = parsed({ first: '1990-01-01', start, minutes: 60, repetition: everyDay })
    expect(shownOccurrence(daily, now, counting)?.startsAt).toBeInstanceOf(Date)
    const ended = { ...daily, ends: { on: '2016-01-01' } }
    expect(shownOccurrence(ended, now, counting)?.startsAt).toBeInstanceOf(Date)
    expect(computed).toBeLessThan(10_000)
  })
})
