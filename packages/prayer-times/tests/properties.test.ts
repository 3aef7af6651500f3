import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../src/calendar-arithmetic.ts'
import type { CivilDate } from '../src/civil-date.ts'
import { civilDateIn } from '../src/civil-date-in.ts'
import { methods } from '../src/methods.ts'
import { currentTime, nextTime } from '../src/next-time.ts'
import { highLatitudeRules } from '../src/night-rules.ts'
import type { PrayerTimesOptions } from '../src/options.ts'
import type { Place } from '../src/place.ts'
import { polarRules } from '../src/polar-rules.ts'
import { prayerTimesOn } from '../src/prayer-times-on.ts'
import { roundings } from '../src/rounding.ts'
import { shafaqs } from '../src/seasonal-twilight.ts'
import { type DayTimes, dayTimeNames } from '../src/time-names.ts'
import { expectSameInEveryProcessZone } from './process-zones.ts'

const minute = 60_000
const hour = 60 * minute

/** A place on the globe, on the clock of its own meridian. */
const placeUpTo = (latitude: number) =>
  fc
    .record({ latitude: degrees(latitude), longitude: degrees(180) })
    .map(({ latitude, longitude }): Place => ({ latitude, longitude, timeZone: zoneAt(longitude) }))

const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true })

function zoneAt(longitude: number): string {
  const hours = Math.round(longitude / 15)
  return hours === 0 ? 'Etc/GMT' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`
}

/** Every day of 1900 to 2100. */
const date = fc
  .integer({ min: 0, max: 73_413 })
  .map((days): CivilDate => addDays({ year: 1900, month: 1, day: 1 }, days))

const keys = <Key extends string>(table: { readonly [key in Key]: unknown }) => Object.keys(table) as Key[]

const options: fc.Arbitrary<PrayerTimesOptions> = fc.record(
  {
    method: fc.constantFrom(...keys(methods)),
    asrFactor: fc.constantFrom(1, 2),
    midnight: fc.constantFrom('sunsetToFajr', 'sunsetToSunrise'),
    highLatitude: fc.constantFrom(...keys(highLatitudeRules)),
    shafaq: fc.constantFrom(...keys(shafaqs)),
    polar: fc.constantFrom(...keys(polarRules)),
    rounding: fc.constantFrom(...keys(roundings)),
  },
  { requiredKeys: [] },
)

const ms = (time: Date | null) => time?.getTime() ?? NaN

/** The times that happen, in the order of their names. */
const inOrder = (times: DayTimes, names: readonly (keyof DayTimes)[]) =>
  names.map((name) => times[name]?.getTime()).filter((time) => time !== undefined)

const isAscending = (times: readonly number[]) =>
  times.every((time, index) => index === 0 || time >= (times[index - 1] ?? 0))

describe('on any day of 1900 to 2100', () => {
  test('anywhere on the globe, by any method and rule, a time is an instant near its day, or null', () => {
    fc.assert(
      fc.property(date, placeUpTo(90), options, (date, place, options) => {
        const times = prayerTimesOn(date, place, options)
        const noon = Date.UTC(date.year, date.month - 1, date.day, 12) - place.longitude * 4 * minute
        expect(Object.keys(times)).toEqual(dayTimeNames)
        for (const time of Object.values(times)) {
          if (time !== null) expect(Math.abs(time.getTime() - noon)).toBeLessThan(26 * hour)
        }
        expect(times.dhuhr).toBeInstanceOf(Date)
      }),
      { numRuns: 5000 },
    )
  })

  test('the times that happen come in the order of the day', () => {
    fc.assert(
      fc.property(date, placeUpTo(89), (date, place) => {
        const times = prayerTimesOn(date, place, { rounding: 'none' })
        expect(isAscending(inOrder(times, dayTimeNames.slice(0, 8)))).toBe(true)
        const night = [
          times.sunset,
          times.midnight,
          prayerTimesOn(addDays(date, 1), place, { rounding: 'none' }).fajr,
        ]
        expect(isAscending(night.filter((time) => time !== null).map(ms))).toBe(true)
      }),
      { numRuns: 3000 },
    )
  })

  test('a high-latitude rule preserves that order, and gives every night with a sunset its fajr and isha', () => {
    const rule = fc.constantFrom('middleOfTheNight', 'seventhOfTheNight', 'twilightAngle')
    fc.assert(
      fc.property(date, placeUpTo(64), rule, (date, place, highLatitude) => {
        const times = prayerTimesOn(date, place, { rounding: 'none', highLatitude })
        expect(inOrder(times, dayTimeNames)).toHaveLength(10)
        expect(isAscending(inOrder(times, dayTimeNames.slice(0, 8)))).toBe(true)
      }),
      { numRuns: 3000 },
    )
  })

  test('up to 45 degrees all ten times happen, and drift by less than four minutes from day to day', () => {
    fc.assert(
      fc.property(date, placeUpTo(45), (date, place) => {
        const today = prayerTimesOn(date, place, { rounding: 'none' })
        const tomorrow = prayerTimesOn(addDays(date, 1), place, { rounding: 'none' })
        for (const name of dayTimeNames) {
          expect(Math.abs(ms(tomorrow[name]) - ms(today[name]) - 24 * hour)).toBeLessThan(4 * minute)
        }
      }),
      { numRuns: 3000 },
    )
  })

  test('a step along the meridian moves no time by a jump', () => {
    fc.assert(
      fc.property(date, placeUpTo(45), (date, place) => {
        const here = prayerTimesOn(date, place, { rounding: 'none' })
        const there = prayerTimesOn(date, { ...place, latitude: place.latitude + 0.01 }, { rounding: 'none' })
        for (const name of dayTimeNames)
          expect(Math.abs(ms(there[name]) - ms(here[name]))).toBeLessThan(minute / 4)
      }),
      { numRuns: 1500 },
    )
  })

  test('noon is on the requested civil date, in zones on either side of the date line', () => {
    const zones = fc.constantFrom(
      'Pacific/Kiritimati',
      'Pacific/Pago_Pago',
      'Asia/Tehran',
      'America/Toronto',
      'UTC',
    )
    const meridians: { readonly [zone: string]: number } = {
      'Pacific/Kiritimati': -157.4,
      'Pacific/Pago_Pago': -170.7,
      'Asia/Tehran': 51.4,
      'America/Toronto': -79.5,
      UTC: 0,
    }
    const recent = fc
      .integer({ min: 36_000, max: 73_413 })
      .map((days) => addDays({ year: 1900, month: 1, day: 1 }, days))
    fc.assert(
      fc.property(recent, degrees(60), zones, (date, latitude, timeZone) => {
        const place = { latitude, longitude: meridians[timeZone] ?? 0, timeZone }
        expect(civilDateIn(timeZone, prayerTimesOn(date, place).dhuhr ?? NaN)).toEqual(date)
      }),
      { numRuns: 2000 },
    )
  })
})

test('the next time is after now, and no other of its names comes between', () => {
  const instants = fc.date({ min: new Date('1990-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(instants, placeUpTo(60), (now, place) => {
      const next = nextTime(now, place)
      expect(next.instant.getTime()).toBeGreaterThan(now.getTime())
      const between = new Date((now.getTime() + next.instant.getTime()) / 2)
      if (between.getTime() < next.instant.getTime()) expect(nextTime(between, place)).toEqual(next)
    }),
    { numRuns: 1000 },
  )
})

test('the next time is the first of any day around, by any option, and the current one the last', () => {
  const instants = fc.date({ min: new Date('1990-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
  const adjusted = fc.option(fc.constantFrom({ isha: 150 }, { fajr: -170 }, { lastThird: 60 }), {
    nil: undefined,
  })
  fc.assert(
    fc.property(instants, placeUpTo(60), options, adjusted, (now, place, options, adjustments) => {
      const given = { ...options, ...(adjustments && { adjustments }) }
      const today = civilDateIn(place.timeZone, now)
      const around = [-2, -1, 0, 1, 2].flatMap((days) => {
        const times = prayerTimesOn(addDays(today, days), place, given)
        return inOrder(times, dayTimeNames)
      })
      const ahead = around.filter((time) => time > now.getTime())
      const behind = around.filter((time) => time <= now.getTime())
      expect(nextTime(now, place, { ...given, names: dayTimeNames }).instant.getTime()).toBe(
        Math.min(...ahead),
      )
      expect(currentTime(now, place, { ...given, names: dayTimeNames }).instant.getTime()).toBe(
        Math.max(...behind),
      )
    }),
    { numRuns: 1000 },
  )
})

test('a sample over the globe is the same whatever zone the process is in', () => {
  const sample = fc.sample(fc.tuple(date, placeUpTo(90), options), { numRuns: 200, seed: 16 })
  expectSameInEveryProcessZone(() =>
    sample.map(([date, place, options]) => prayerTimesOn(date, place, options)),
  )
})
