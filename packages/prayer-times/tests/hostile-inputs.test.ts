import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cities } from '../src/cities.ts'
import { civilDateIn } from '../src/civil-date-in.ts'
import { toCsv } from '../src/csv.ts'
import { civilDateOfHijri, hijriDate } from '../src/hijri-date.ts'
import { toIcs } from '../src/ics.ts'
import { jalaliDate } from '../src/jalali-date.ts'
import { currentTime, nextTime } from '../src/next-time.ts'
import { planCalls } from '../src/plan-calls.ts'
import { PrayerTimesError } from '../src/prayer-times-error.ts'
import { prayerTimesOn } from '../src/prayer-times-on.ts'
import { qibla } from '../src/qibla.ts'
import { remaining } from '../src/remaining.ts'
import { timeUntil } from '../src/time-until.ts'
import { timetable } from '../src/timetable.ts'

const { toronto } = cities
const now = new Date('2026-11-21T12:00:00Z')
const any = (value: unknown) => value as never
const january = timetable({ year: 2026, month: 1 }, toronto)

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
  const settings = [
    'method',
    'fajrAngle',
    'ishaAngle',
    'ishaMinutes',
    'maghribAngle',
    'asrFactor',
    'midnight',
    'highLatitude',
    'shafaq',
    'polar',
    'rounding',
    'adjustments',
  ]
  const label = fc.oneof(something, fc.string())
  const labels = fc.dictionary(fc.constantFrom('date', 'calendar', 'fajr', 'lastThird'), label)
  const value = fc.oneof(
    something,
    fc.double(),
    labels,
    fc.constantFrom('tehran', 'up', 'twilightAngle', 'nearestDay'),
  )
  const optionsWith = (...names: string[]) =>
    fc.oneof(something, fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 4 }))
  const instant = fc.oneof(something, fc.constant(now), fc.date({ noInvalidDate: false }))

  type Work = (date: never, place: never, options: never, instant: never) => unknown
  const functions: { readonly [name: string]: readonly [Work, ...names: string[]] } = {
    prayerTimesOn: [(date, place, options) => prayerTimesOn(date, place, options), ...settings],
    nextTime: [(_, place, options, instant) => nextTime(instant, place, options), 'names', ...settings],
    currentTime: [(_, place, options, instant) => currentTime(instant, place, options), 'names', ...settings],
    remaining: [
      (_, place, options, instant) => remaining(instant, place, options),
      'names',
      'smallestUnit',
      ...settings,
    ],
    timeUntil: [(date, _, options, instant) => timeUntil(instant, date, options), 'second'],
    planCalls: [(_, place, options, instant) => planCalls(instant, place, options), 'third', ...settings],
    timetable: [
      (date, place, options) => timetable({ ...Object(date), month: 2 }, place, options),
      ...settings,
    ],
    hijriDate: [(date, _, options) => hijriDate(date, options), 'adjustDays', 'months'],
    civilDateOfHijri: [(date, _, options) => civilDateOfHijri(date, options), 'adjustDays', 'months'],
    jalaliDate: [(date) => jalaliDate(date), 'x'],
    civilDateIn: [(date, _place, _options, instant) => civilDateIn(date, instant), 'x'],
    qibla: [(_, place) => qibla(place), 'x'],
    toCsv: [
      (date, place, options) => toCsv(any({ place, days: [{ date, times: options }] }), options),
      'labels',
    ],
    'toCsv of anything': [(date, _place, options) => toCsv(date, options), 'labels'],
    toIcs: [(_, __, options) => toIcs(january, options), 'labels', 'minutes', 'stamp'],
    'toIcs of anything': [(date, _place, options) => toIcs(date, options), 'labels', 'minutes', 'stamp'],
  }

  test.each(Object.entries(functions))('%s', (_name, [work, ...names]) => {
    fc.assert(
      fc.property(date, place, optionsWith(...names), instant, (date, place, options, instant) => {
        try {
          expectSound(work(any(date), any(place), any(options), any(instant)))
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
