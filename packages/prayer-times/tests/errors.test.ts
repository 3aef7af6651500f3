import { describe, expect, test } from 'vitest'
import { cities } from '../src/cities.ts'
import { civilDateIn } from '../src/civil-date-in.ts'
import { toCsv } from '../src/csv.ts'
import { hijriDate } from '../src/hijri-date.ts'
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
import { expectSameInEveryProcessZone } from './process-zones.ts'

const { toronto } = cities
const now = new Date('2026-11-21T12:00:00Z')
const northPole = { latitude: 90, longitude: 0, timeZone: 'UTC' }
const any = (value: unknown) => value as never
const january = timetable({ year: 2026, month: 1 }, toronto)

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
      'a misspelt option',
      'bad-option',
      () => prayerTimesOn('2026-11-21', toronto, any({ metod: 'tehran' })),
      'the option "metod" is not known. Allowed: method, fajrAngle, maghribAngle, ishaAngle, ishaMinutes, asrFactor, midnight, highLatitude, shafaq, polar, rounding, adjustments, names, third, smallestUnit.',
    ],
    [
      'a misspelt name in a method of your own',
      'bad-option',
      () => timetable({ year: 2026 }, toronto, { method: any({ fajrAngle: 15, ishaAngel: 15 }) }),
      'the option "method.ishaAngel" is not known. Allowed: fajrAngle,',
    ],
    [
      'minutes for a time that is none',
      'bad-option',
      () => prayerTimesOn('2026-11-21', toronto, { adjustments: any({ fajar: 2 }) }),
      'the option "adjustments.fajar" is not known. Allowed: imsak, fajr,',
    ],
    [
      'minutes for no time in particular',
      'bad-option',
      () => prayerTimesOn('2026-11-21', toronto, { adjustments: any(5) }),
      'adjustments 5 cannot be used. Allowed: an object.',
    ],
    [
      'misspelt names to look among',
      'bad-option',
      () => nextTime(now, toronto, any({ name: ['fajr'] })),
      'the option "name" is not known. Allowed: method, fajrAngle, maghribAngle, ishaAngle, ishaMinutes, asrFactor, midnight, highLatitude, shafaq, polar, rounding, adjustments, names, third, smallestUnit.',
    ],
    [
      'a list of options',
      'bad-option',
      () => prayerTimesOn('2026-11-21', toronto, any([])),
      'options [] cannot be used. Allowed: an object.',
    ],
    [
      'a symbol for options',
      'bad-option',
      () => planCalls(now, toronto, any(Symbol('x'))),
      'options symbol cannot be used. Allowed: an object.',
    ],
    [
      'a misspelt day adjustment',
      'bad-option',
      () => hijriDate('2026-11-21', any({ adjustDay: 1 })),
      'the option "adjustDay" is not known. Allowed: adjustDays, months.',
    ],
    [
      'an elevation in words',
      'bad-option',
      () => prayerTimesOn('2026-11-21', { ...toronto, elevation: any('high') }),
      'elevation "high" cannot be used. Allowed: -500 to 9000 metres.',
    ],
    [
      'an unknown polar rule',
      'bad-option',
      () => prayerTimesOn('2026-11-21', toronto, { polar: any('AqrabYaum') }),
      'polar "AqrabYaum" cannot be used. Allowed: none, nearestLatitude, nearestDay.',
    ],
    [
      'an unknown shafaq',
      'bad-option',
      () => prayerTimesOn('2026-11-21', toronto, { shafaq: any('red') }),
      'shafaq "red" cannot be used. Allowed: general, ahmer, abyad.',
    ],
    [
      'an unknown smallest unit',
      'bad-option',
      () => remaining(now, toronto, any({ smallestUnit: 'hour' })),
      'smallestUnit "hour" cannot be used. Allowed: second, minute.',
    ],
    [
      'an instant that is none, to count down to',
      'no-such-instant',
      () => timeUntil(any('noon'), now),
      'the instant "noon" cannot be used.',
    ],
    ...(
      [
        ['toCsv', 'date', (...given: [unknown, unknown]) => toCsv(any(given[0]), any(given[1]))],
        ['toIcs', 'calendar', (...given: [unknown, unknown]) => toIcs(any(given[0]), any(given[1]))],
      ] as const
    ).flatMap(([name, title, write]): [string, string, () => unknown, string][] => [
      [
        `no options for ${name}`,
        'bad-option',
        () => write(january, undefined),
        'options undefined cannot be used. Allowed: an object.',
      ],
      [
        `a misspelt option of ${name}`,
        'bad-option',
        () => write(january, { labels: { [title]: 'x' }, label: {} }),
        'the option "label" is not known. Allowed: labels',
      ],
      [
        `no labels for ${name}`,
        'bad-option',
        () => write(january, {}),
        'labels undefined cannot be used. Allowed: an object.',
      ],
      [
        `labels for ${name} without that of the whole`,
        'bad-option',
        () => write(january, { labels: { fajr: 'Fajr' } }),
        `labels.${title} undefined cannot be used. Allowed: a text.`,
      ],
      [
        `a label of ${name} that is no text`,
        'bad-option',
        () => write(january, { labels: { [title]: 'x', fajr: 5n } }),
        'labels.fajr bigint cannot be used. Allowed: a text.',
      ],
      [
        `a label of ${name} for a time that is none`,
        'bad-option',
        () => write(january, { labels: { [title]: 'x', fajar: 'Fajr' } }),
        `the option "labels.fajar" is not known. Allowed: ${title}, imsak, fajr,`,
      ],
      [
        `no timetable for ${name}`,
        'bad-option',
        () => write(null, { labels: { [title]: 'x' } }),
        'timetable null cannot be used. Allowed: an answer of timetable().',
      ],
      [
        `a timetable of ${name} with a time that is none`,
        'bad-option',
        () =>
          write(
            { place: toronto, days: [{ date: '2026-11-21', times: { fajr: new Date(NaN) } }] },
            { labels: { [title]: 'x', fajr: 'Fajr' } },
          ),
        'the time fajr null cannot be used. Allowed: a valid Date, or null.',
      ],
      [
        `a timetable of ${name} with a day that is none`,
        'no-such-date',
        () => write({ place: toronto, days: [null] }, { labels: { [title]: 'x' } }),
        'the date undefined does not exist.',
      ],
    ]),
    [
      'events without a length',
      'bad-option',
      () => toIcs(january, { labels: { calendar: 'x' }, minutes: 0 }),
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

test('one object of options may serve every function', () => {
  const options = { method: 'tehran', names: ['fajr'], third: 'sunset', smallestUnit: 'minute' } as const
  expect(prayerTimesOn('2026-11-21', toronto, options)).toEqual(
    prayerTimesOn('2026-11-21', toronto, { method: 'tehran' }),
  )
  expect(remaining(now, toronto, options)).toMatchObject(nextTime(now, toronto, options))
  expect(planCalls(now, toronto, options).map(({ name }) => name)).toEqual(['dhuhr', 'sunset'])
})

test('errors are the same whatever zone the process is in', () => {
  expectSameInEveryProcessZone(() => thrownBy(() => prayerTimesOn('2026-13-01', toronto)))
})
