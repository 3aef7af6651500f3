import { describe, expect, test } from 'vitest'
import { cities } from '../src/cities.ts'
import { currentTime, nextTime } from '../src/next-time.ts'
import { prayerTimesOn } from '../src/prayer-times-on.ts'
import { remaining } from '../src/remaining.ts'
import { expectSameInEveryProcessZone } from './process-zones.ts'

const { toronto } = cities
const times = prayerTimesOn('2026-11-21', toronto)
const minute = 60_000
const just = (time: Date | null, plus = 0) => new Date((time?.getTime() ?? NaN) + plus)

describe('the next time', () => {
  test('is the following one of the day', () => {
    expect(nextTime(just(times.fajr, 1), toronto)).toEqual({ name: 'sunrise', instant: times.sunrise })
    expect(nextTime(just(times.asr, 1), toronto)).toEqual({ name: 'sunset', instant: times.sunset })
  })

  test('at the very instant of one is the one after it', () => {
    expect(nextTime(just(times.dhuhr), toronto).name).toBe('asr')
    expect(nextTime(just(times.dhuhr, -1), toronto).name).toBe('dhuhr')
  })

  test("after the day's last is the first of tomorrow", () => {
    const tomorrow = prayerTimesOn('2026-11-22', toronto)
    expect(nextTime(just(times.isha, minute), toronto)).toEqual({ name: 'fajr', instant: tomorrow.fajr })
  })

  test('is searched among the given names', () => {
    const names = ['fajr', 'dhuhr', 'maghrib'] as const
    expect(nextTime(just(times.dhuhr, minute), toronto, { names }).name).toBe('maghrib')
    expect(nextTime(just(times.isha, minute), toronto, { names: ['midnight'] }).instant).toEqual(
      times.midnight,
    )
  })

  test("in the small hours is still last night's midnight", () => {
    const summer = prayerTimesOn('2026-06-20', toronto)
    const afterTwelve = new Date('2026-06-21T00:05:00-04:00')
    expect(nextTime(afterTwelve, toronto, { names: ['midnight', 'fajr'] })).toEqual({
      name: 'midnight',
      instant: summer.midnight,
    })
  })

  test('waits for the sun to set again at the end of the midnight sun', () => {
    const tromso = { latitude: 69.65, longitude: 18.96, timeZone: 'Europe/Oslo' }
    const { instant } = nextTime(new Date('2026-06-01T12:00:00Z'), tromso, { names: ['sunset'] })
    expect(instant.getUTCMonth()).toBe(6)
  })

  test('follows the method and the rounding it is given', () => {
    const options = { names: ['maghrib'], method: 'tehran', rounding: 'none' } as const
    const { maghrib } = prayerTimesOn('2026-11-21', toronto, options)
    expect(nextTime(just(times.asr), toronto, options).instant).toEqual(maghrib)
  })
})

describe('the current time', () => {
  test('is the last one that has come, from its very instant', () => {
    expect(currentTime(just(times.dhuhr), toronto)).toEqual({ name: 'dhuhr', instant: times.dhuhr })
    expect(currentTime(just(times.dhuhr, -1), toronto).name).toBe('sunrise')
  })

  test("before fajr is yesterday's isha", () => {
    const yesterday = prayerTimesOn('2026-11-20', toronto)
    expect(currentTime(just(times.fajr, -1), toronto)).toEqual({ name: 'isha', instant: yesterday.isha })
  })
})

test('what remains is given whole and in hours, minutes and seconds', () => {
  const now = just(times.maghrib, -(84 * minute + 30_250))
  expect(remaining(now, toronto, { names: ['maghrib'] })).toEqual({
    name: 'maghrib',
    instant: times.maghrib,
    milliseconds: 84 * minute + 30_250,
    hours: 1,
    minutes: 24,
    seconds: 30,
  })
})

test('the evening is the same evening whatever zone the process is in', () => {
  // 21:30 in Toronto is already the next day in UTC.
  const evening = new Date('2026-11-22T02:30:00Z')
  expectSameInEveryProcessZone(() => [
    nextTime(evening, toronto),
    currentTime(evening, toronto),
    remaining(evening, toronto),
  ])
  expect(currentTime(evening, toronto).instant).toEqual(times.isha)
})
