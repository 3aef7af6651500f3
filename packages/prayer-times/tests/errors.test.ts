import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cities } from '../src/cities.ts'
import { civilDateIn } from '../src/civil-date-in.ts'
import { hijriDate } from '../src/hijri-date.ts'
import { toIcs } from '../src/ics.ts'
import { jalaliDate } from '../src/jalali-date.ts'
import { currentTime, nextTime } from '../src/next-time.ts'
import { planCalls } from '../src/plan-calls.ts'
import { PrayerTimesError } from '../src/prayer-times-error.ts'
import { prayerTimesOn } from '../src/prayer-times-on.ts'
import { qibla } from '../src/qibla.ts'
import { remaining } from '../src/remaining.ts'
import { timetable } from '../src/timetable.ts'
import { expectSameInEveryProcessZone } from './process-zones.ts'

const { toronto } = cities
const now = new Date('2026-11-21T12:00:00Z')
const northPole = { latitude: 90, longitude: 0, timeZone: 'UTC' }
const any = (value: unknown) => value as never

function thrownBy(work: () => unknown): { code: string; message: string } {
  try {
    work()
  } catch (error) {
    if (error instanceof PrayerTimesError) return { code: error.code, message: error.message }
    throw error
  }
  throw new Error('nothing was thrown')
}

describe('an error says what was given, why it cannot be used, and what is allowed', () => {
  test.each<[string, string, () => unknown, string]>([
    [
      'a latitude out of range',
      'no-such-place',
      () => prayerTimesOn('2026-11-21', { ...toronto, latitude: 91 }),
      'the latitude 91 is not on the globe. Allowed: -90 to 90 degrees.',
    ],
    [
      'a longitude that is no number',
      'no-such-place',
      () => qibla({ latitude: 1, longitude: NaN }),
      'the longitude NaN is not on the globe. Allowed: -180 to 180 degrees.',
    ],
    [
      'a date that does not exist',
      'no-such-date',
      () => prayerTimesOn('2026-02-29', toronto),
      'the date "2026-02-29" does not exist. Allowed: a day of 1600 to 2400 as YYYY-MM-DD or { year, month, day }; of a Date: civilDateIn.',
    ],
    [
      'a date in fields that does not exist',
      'no-such-date',
      () => jalaliDate({ year: 2026, month: 13, day: 1 }),
      'the date {"year":2026,"month":13,"day":1} does not exist.',
    ],
    [
      'a Date in place of a civil date',
      'no-such-date',
      () => prayerTimesOn(any(now), toronto),
      'civilDateIn',
    ],
    [
      'an unknown zone',
      'unknown-time-zone',
      () => prayerTimesOn('2026-11-21', { ...toronto, timeZone: 'Mars/Olympus' }),
      'the time zone "Mars/Olympus" is unknown here. Allowed: an IANA name, such as America/Toronto.',
    ],
    [
      'no zone at all, which Intl would take for that of the process',
      'unknown-time-zone',
      () => civilDateIn(any(undefined), now),
      'the time zone undefined is unknown here.',
    ],
    [
      'an unknown method',
      'unknown-method',
      () => prayerTimesOn('2026-11-21', toronto, { method: any('shia') }),
      'method "shia" cannot be used. Allowed: jafari, tehran, muslimWorldLeague,',
    ],
    [
      'a name that every object has, as a method',
      'unknown-method',
      () => prayerTimesOn('2026-11-21', toronto, { method: any('toString') }),
      'method "toString" cannot be used.',
    ],
    [
      'an angle out of range',
      'bad-option',
      () => prayerTimesOn('2026-11-21', toronto, { fajrAngle: 60 }),
      'fajrAngle 60 cannot be used. Allowed: 1 to 30.',
    ],
    [
      'an isha angle that is no number, for a method with minutes',
      'bad-option',
      () => prayerTimesOn('2026-11-21', toronto, { method: 'qatar', ishaAngle: NaN }),
      'ishaAngle NaN cannot be used. Allowed: 1 to 30.',
    ],
    [
      'maghrib after isha',
      'bad-option',
      () => prayerTimesOn('2026-11-21', toronto, { maghribAngle: 16 }),
      'ishaAngle 14 cannot be used. Allowed: 16 to 30.',
    ],
    [
      'an unknown rule',
      'bad-option',
      () => prayerTimesOn('2026-11-21', toronto, { highLatitude: any('nearestDay') }),
      'highLatitude "nearestDay" cannot be used. Allowed: none, middleOfTheNight, seventhOfTheNight, twilightAngle, seasonalTwilight.',
    ],
    [
      'minutes that are no number',
      'bad-option',
      () => prayerTimesOn('2026-11-21', toronto, { adjustments: { fajr: Infinity } }),
      'adjustments.fajr Infinity cannot be used. Allowed: -180 to 180.',
    ],
    [
      'a method that says no isha',
      'bad-option',
      () => prayerTimesOn('2026-11-21', toronto, { method: { fajrAngle: 15 } }),
      'ishaMinutes undefined',
    ],
    [
      'an Invalid Date',
      'no-such-instant',
      () => nextTime(new Date(NaN), toronto),
      'the instant NaN cannot be used. Allowed: a valid Date, or milliseconds since 1970, in the years 1602 to 2398.',
    ],
    [
      'an unknown third call',
      'bad-option',
      () => planCalls(now, toronto, { third: any('isha') }),
      'third "isha" cannot be used. Allowed: maghrib, sunset.',
    ],
    [
      'an unknown name',
      'unknown-name',
      () => nextTime(now, toronto, { names: any(['noon']) }),
      'the names ["noon"] cannot be used. Allowed: one or more of imsak, fajr,',
    ],
    [
      'no name at all',
      'unknown-name',
      () => currentTime(now, toronto, { names: [] }),
      'the names [] cannot be used.',
    ],
    [
      'a time that never comes',
      'never-happens',
      () => nextTime(now, northPole, { names: ['fajr'], fajrAngle: 30 }),
      'none of fajr happens at this place within 400 days.',
    ],
    [
      'more days than the moon can be off',
      'bad-option',
      () => hijriDate('2026-11-21', { adjustDays: 6 }),
      'adjustDays 6 cannot be used. Allowed: a whole number from -5 to 5.',
    ],
    [
      'events without a length',
      'bad-option',
      () => toIcs(timetable({ year: 2026, month: 1 }, toronto), { labels: { calendar: 'x' }, minutes: 0 }),
      'minutes 0 cannot be used.',
    ],
  ])('%s', (_what, code, work, message) => {
    const thrown = thrownBy(work)
    expect(thrown.code).toBe(code)
    expect(thrown.message).toContain(message)
    expect(thrown.message).toContain('Allowed: ')
  })

  test('and is an Error with a name of its own', () => {
    expect(new PrayerTimesError('bad-option', 'x', 'y')).toMatchObject({
      name: 'PrayerTimesError',
      message: 'x. Allowed: y.',
    })
  })
})

describe('whatever it is given, no function answers with NaN or an Invalid Date, or fails in any other way', () => {
  const something = fc.anything({ withBigInt: true, withNullPrototype: true, withDate: true })
  const place = fc.oneof(
    something,
    fc.constant(toronto),
    fc.record({
      latitude: fc.oneof(fc.double(), something),
      longitude: fc.double(),
      timeZone: fc.oneof(fc.constant('UTC'), something),
    }),
  )
  const date = fc.oneof(
    something,
    fc.constant('2026-11-21'),
    fc.record({ year: fc.integer(), month: fc.integer(), day: fc.integer() }),
  )
  const options = fc.oneof(
    something,
    fc.dictionary(
      fc.constantFrom(
        'method',
        'fajrAngle',
        'ishaAngle',
        'ishaMinutes',
        'maghribAngle',
        'asrFactor',
        'midnight',
        'highLatitude',
        'rounding',
        'adjustments',
        'names',
        'third',
        'adjustDays',
      ),
      fc.oneof(something, fc.double(), fc.constantFrom('tehran', 'up', 'twilightAngle')),
    ),
  )
  const instant = fc.oneof(something, fc.constant(now), fc.date({ noInvalidDate: false }))

  const functions: {
    readonly [name: string]: (date: never, place: never, options: never, instant: never) => unknown
  } = {
    prayerTimesOn: (date, place, options) => prayerTimesOn(date, place, options),
    nextTime: (_, place, options, instant) => nextTime(instant, place, options),
    currentTime: (_, place, options, instant) => currentTime(instant, place, options),
    remaining: (_, place, options, instant) => remaining(instant, place, options),
    planCalls: (_, place, options, instant) => planCalls(instant, place, options),
    timetable: (date, place, options) => timetable({ ...Object(date), month: 2 }, place, options),
    hijriDate: (date, _, options) => hijriDate(date, options),
    jalaliDate: (date) => jalaliDate(date),
    civilDateIn: (date, _place, _options, instant) => civilDateIn(date, instant),
    qibla: (_, place) => qibla(place),
  }

  test.each(Object.keys(functions))('%s', (name) => {
    fc.assert(
      fc.property(date, place, options, instant, (date, place, options, instant) => {
        try {
          expectSound(functions[name]?.(any(date), any(place), any(options), any(instant)))
        } catch (error) {
          if (!(error instanceof PrayerTimesError)) throw error
        }
      }),
      { numRuns: 1000 },
    )
  })
})

function expectSound(value: unknown): void {
  if (typeof value === 'number') expect(value).not.toBeNaN()
  else if (value instanceof Date) expect(value.getTime()).not.toBeNaN()
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) expectSound(part)
}

test('errors are the same whatever zone the process is in', () => {
  expectSameInEveryProcessZone(() => thrownBy(() => prayerTimesOn('2026-13-01', toronto)))
})
