import { describe, expect, test } from 'vitest'
import { prayerTimesOn } from '../src/prayer-times-on.ts'
import { expectSameInEveryProcessZone } from './process-zones.ts'

const stockholm = { latitude: 59.33, longitude: 18.07, timeZone: 'Europe/Stockholm' }
const tromso = { latitude: 69.65, longitude: 18.96, timeZone: 'Europe/Oslo' }
const ms = (time: Date | null) => time?.getTime() ?? NaN
const summer = (
  highLatitude?: 'middleOfTheNight' | 'seventhOfTheNight' | 'twilightAngle' | 'seasonalTwilight',
) => prayerTimesOn('2026-06-21', stockholm, { rounding: 'none', ...(highLatitude && { highLatitude }) })

describe('a summer night in Stockholm, where the sun stays within 8 degrees of the horizon', () => {
  test('has no fajr, isha or midnight by itself, which are null', () => {
    const { imsak, fajr, sunrise, maghrib, isha, midnight } = summer()
    expect({ imsak, fajr, isha, midnight }).toEqual({ imsak: null, fajr: null, isha: null, midnight: null })
    expect(sunrise).toBeInstanceOf(Date)
    expect(maghrib).toBeInstanceOf(Date)
  })

  test('has them at the middle of the night, a seventh of it, or so many sixtieths, by rule', () => {
    const { sunset } = summer()
    const tomorrow = prayerTimesOn('2026-06-22', stockholm, { rounding: 'none' })
    const night = ms(tomorrow.sunrise) - ms(sunset)
    const after = (time: Date | null) => (ms(time) - ms(sunset)) / night
    expect(after(summer('middleOfTheNight').isha)).toBeCloseTo(1 / 2, 4)
    expect(after(summer('seventhOfTheNight').isha)).toBeCloseTo(1 / 7, 4)
    expect(after(summer('seventhOfTheNight').maghrib)).toBeCloseTo(1 / 7, 4)
    expect(after(summer('twilightAngle').isha)).toBeCloseTo(14 / 60, 4)
    expect(after(summer('twilightAngle').maghrib)).toBeCloseTo(4 / 60, 4)
  })

  test('gives fajr its part of the night that ends with its own sunrise', () => {
    const yesterday = prayerTimesOn('2026-06-20', stockholm, { rounding: 'none' })
    const { fajr, sunrise } = summer('seventhOfTheNight')
    const night = ms(sunrise) - ms(yesterday.sunset)
    expect((ms(sunrise) - ms(fajr)) / night).toBeCloseTo(1 / 7, 4)
  })

  test('takes the middle of sunset and the fajr of the rule as midnight', () => {
    const tomorrow = prayerTimesOn('2026-06-22', stockholm, {
      rounding: 'none',
      highLatitude: 'seventhOfTheNight',
    })
    const { sunset, midnight } = summer('seventhOfTheNight')
    expect(Math.abs(ms(midnight) - (ms(sunset) + ms(tomorrow.fajr)) / 2)).toBeLessThan(1000)
  })

  test("follows the Moonsighting Committee's season with its rule", () => {
    const { sunrise, fajr, isha, sunset } = summer('seasonalTwilight')
    expect(ms(sunrise) - ms(fajr)).toBeGreaterThan(40 * 60_000)
    expect(ms(isha) - ms(sunset)).toBeGreaterThan(40 * 60_000)
  })
})

test('the red twilight of a spring evening ends before the blend of both, and the white one after it', () => {
  const london = { latitude: 51.5, longitude: 0, timeZone: 'Europe/London' }
  const ishaBy = (shafaq?: 'general' | 'ahmer' | 'abyad') =>
    ms(
      prayerTimesOn('2026-03-21', london, { highLatitude: 'seasonalTwilight', ...(shafaq && { shafaq }) })
        .isha,
    )
  expect(ishaBy('ahmer')).toBeLessThan(ishaBy('general'))
  expect(ishaBy('abyad')).toBeGreaterThan(ishaBy('general'))
  expect(ishaBy()).toBe(ishaBy('general'))
})

test('a rule leaves alone a twilight that is shorter than it allows', () => {
  const winter = { rounding: 'none' } as const
  const plain = prayerTimesOn('2026-12-21', stockholm, winter)
  expect(prayerTimesOn('2026-12-21', stockholm, { ...winter, highLatitude: 'middleOfTheNight' })).toEqual(
    plain,
  )
})

test('under the midnight sun there is noon and asr, and neither sunrise nor sunset under any rule', () => {
  for (const highLatitude of ['none', 'middleOfTheNight', 'seasonalTwilight'] as const) {
    const { dhuhr, asr, ...others } = prayerTimesOn('2026-06-21', tromso, { highLatitude })
    expect(dhuhr).toBeInstanceOf(Date)
    expect(asr).toBeInstanceOf(Date)
    expect(new Set(Object.values(others))).toEqual(new Set([null]))
  }
})

test('in the polar night fajr and isha come by their angles, without a sunrise, asr or sunset between them', () => {
  const { fajr, sunrise, dhuhr, asr, sunset, isha } = prayerTimesOn('2026-12-21', tromso)
  expect([sunrise, asr, sunset]).toEqual([null, null, null])
  expect(ms(fajr)).toBeLessThan(ms(dhuhr))
  expect(ms(isha)).toBeGreaterThan(ms(dhuhr))
})

test('rules give the same times whatever zone the process is in', () => {
  expectSameInEveryProcessZone(() => [summer('seasonalTwilight'), summer('twilightAngle')])
})
