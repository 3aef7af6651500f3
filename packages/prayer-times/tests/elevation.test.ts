import { expect, test } from 'vitest'
import { prayerTimesOn } from '../src/prayer-times-on.ts'
import { dayTimeNames } from '../src/time-names.ts'
import { expectSameInEveryProcessZone } from './process-zones.ts'

const place = { latitude: 35.8, longitude: 51.4, timeZone: 'Asia/Tehran' }
const on = (elevation: number) =>
  prayerTimesOn('2026-03-21', { ...place, elevation }, { method: 'karachi', rounding: 'none' })
const ms = (time: Date | null) => time?.getTime() ?? NaN

test('on a mountain the sun rises earlier and sets later, by as much as the horizon is lower', () => {
  const level = on(0)
  const high = on(1800)
  // The dip of praytimes.org, 0.0347 degrees times the root of the metres, at four minutes a degree of the equator.
  const minutes = (0.0347 * Math.sqrt(1800) * 4) / Math.cos((35.8 * Math.PI) / 180)
  expect((ms(level.sunrise) - ms(high.sunrise)) / 60_000).toBeCloseTo(minutes, 0)
  expect((ms(high.sunset) - ms(level.sunset)) / 60_000).toBeCloseTo(minutes, 0)
  expect(high.maghrib).toEqual(high.sunset)
  for (const name of ['fajr', 'dhuhr', 'asr', 'isha'] as const) expect(high[name]).toEqual(level[name])
})

test('below the horizon it is as on it', () => {
  expect(on(-430)).toEqual(on(0))
  expect(on(0)).toEqual(prayerTimesOn('2026-03-21', place, { method: 'karachi', rounding: 'none' }))
  expect(Object.keys(on(-430))).toEqual(dayTimeNames)
})

test('times of a mountain are the same whatever zone the process is in', () => {
  expectSameInEveryProcessZone(() => on(1800))
})
