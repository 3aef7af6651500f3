import { describe, expect, test } from 'vitest'
import { cities } from '../src/cities.ts'
import { prayerTimesOn } from '../src/prayer-times-on.ts'
import { remaining } from '../src/remaining.ts'
import { timeUntil } from '../src/time-until.ts'
import { expectSameInEveryProcessZone } from './process-zones.ts'

const at = Date.parse('2026-11-21T22:07:00Z')
const from = (now: string) => Date.parse(`2026-11-21T${now}Z`)

describe('the time until an instant', () => {
  test('is given whole and in hours, minutes and seconds, without parts of a second', () => {
    expect(timeUntil(at, new Date(from('20:42:29.750')))).toEqual({
      milliseconds: 5_070_250,
      hours: 1,
      minutes: 24,
      seconds: 30,
    })
  })

  test('counts a running minute as a whole one where seconds are not shown, so zero is only at the instant', () => {
    const shown = (now: string) => {
      const { hours, minutes, seconds } = timeUntil(at, from(now), 'minute')
      return [hours, minutes, seconds]
    }
    expect(shown('20:43:00')).toEqual([1, 24, 0])
    expect(shown('21:06:59.999')).toEqual([1, 1, 0])
    expect(shown('21:07:00')).toEqual([1, 0, 0])
    expect(shown('22:06:01')).toEqual([0, 1, 0])
    expect(shown('22:06:59.999')).toEqual([0, 1, 0])
    expect(shown('22:07:00')).toEqual([0, 0, 0])
  })

  test('is nothing once the instant is over', () => {
    expect(timeUntil(at, at + 5000)).toEqual({ milliseconds: 0, hours: 0, minutes: 0, seconds: 0 })
  })

  test('is what remains to the next time', () => {
    const { maghrib } = prayerTimesOn('2026-11-21', cities.toronto)
    const now = from('20:00:30')
    for (const smallestUnit of ['second', 'minute'] as const) {
      expect(remaining(now, cities.toronto, { names: ['maghrib'], smallestUnit })).toEqual({
        name: 'maghrib',
        instant: maghrib,
        ...timeUntil(maghrib ?? NaN, now, smallestUnit),
      })
    }
  })

  test('is the same whatever zone the process is in', () => {
    expectSameInEveryProcessZone(() => timeUntil(at, from('20:00:30'), 'minute'))
  })
})
