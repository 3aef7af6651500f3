import { PrayTime } from 'praytime'
import { expect, test } from 'vitest'
import { addDays, isoDate } from '../src/calendar-arithmetic.ts'
import { cities } from '../src/cities.ts'
import { prayerTimesOn } from '../src/prayer-times-on.ts'
import { expectSameInEveryProcessZone } from './process-zones.ts'

const tehran = { latitude: 35.6892, longitude: 51.389, timeZone: 'Asia/Tehran' }

const cases = [
  { method: 'jafari', peer: 'Jafari', city: 'Toronto', place: cities.toronto },
  { method: 'jafari', peer: 'Jafari', city: 'Tehran', place: tehran },
  { method: 'tehran', peer: 'Tehran', city: 'Toronto', place: cities.toronto },
  { method: 'tehran', peer: 'Tehran', city: 'Tehran', place: tehran },
] as const

// The required tolerance is a minute; the difference is a third of one, asr included (16 s at most; praytime takes its
// declination at a fixed hour, this package at noon).
const secondsAllowed = 20

test.each(cases)(
  '$method in $city, every day of 2026, is within 20 seconds of praytime',
  ({ method, peer, place }) => {
    const praytime = new PrayTime(peer).location([place.latitude, place.longitude]).round('none').format('x')
    for (let day = 0; day < 365; day++) {
      const date = addDays({ year: 2026, month: 1, day: 1 }, day)
      const theirs = praytime.times([date.year, date.month, date.day])
      const ours = prayerTimesOn(date, place, { method, rounding: 'none' })
      for (const name of [
        'fajr',
        'sunrise',
        'dhuhr',
        'asr',
        'sunset',
        'maghrib',
        'isha',
        'midnight',
      ] as const) {
        const apart = Math.abs((ours[name]?.getTime() ?? NaN) - (theirs[name] ?? NaN)) / 1000
        expect(apart, `${name} on ${isoDate(date)}`).toBeLessThan(secondsAllowed)
      }
    }
  },
)

test('the times are the same whatever zone the process is in', () => {
  expectSameInEveryProcessZone(() => prayerTimesOn('2026-03-08', tehran, { method: 'tehran' }))
})
