import { expect, test } from 'vitest'
import { cities } from '../src/cities.ts'
import { prayerTimesOn } from '../src/prayer-times-on.ts'
import { dayTimeNames, tableRows, timeNames } from '../src/time-names.ts'
import { expectSameInEveryProcessZone } from './process-zones.ts'

test('the five cities have the coordinates of the timetable and the clock of Toronto', {
  tags: ['spec:9.3', 'spec:9.4'],
}, () => {
  const coordinates = Object.values(cities).map(({ id, latitude, longitude }) => [id, latitude, longitude])
  expect(coordinates).toEqual([
    ['toronto', 43.7061, -79.5152],
    ['hamilton', 43.2414, -79.836],
    ['london', 43, -81],
    ['kitchener', 43.5, -80.5],
    ['montreal', 45.5115, -73.7321],
  ])
  expect(new Set(Object.values(cities).map(({ timeZone }) => timeZone))).toEqual(new Set(['America/Toronto']))
})

test('the computed list has seven entries, of which a table shows dawn, sunrise, noon, sunset and evening', {
  tags: ['spec:9.5'],
}, () => {
  expect(timeNames).toEqual(['fajr', 'sunrise', 'dhuhr', 'asr', 'sunset', 'maghrib', 'isha'])
  expect(tableRows.map((entry) => timeNames[entry])).toEqual([
    'fajr',
    'sunrise',
    'dhuhr',
    'sunset',
    'maghrib',
  ])
  expect(dayTimeNames).toEqual(['imsak', ...timeNames, 'midnight', 'lastThird'])
})

test('a day has its ten times in the order of their names', () => {
  const times = prayerTimesOn({ year: 2026, month: 11, day: 21 }, cities.hamilton)
  expect(Object.keys(times)).toEqual(dayTimeNames)
  expect(times).toEqual(prayerTimesOn('2026-11-21', cities.hamilton))
})

test('a date belongs to the place: near the date line its noon is the one the zone means', () => {
  const kiritimati = { latitude: 1.87, longitude: -157.43, timeZone: 'Pacific/Kiritimati' }
  expect(prayerTimesOn('2026-06-21', kiritimati).dhuhr?.toISOString()).toBe('2026-06-20T22:31:00.000Z')
  const apia = { latitude: -13.83, longitude: -171.77, timeZone: 'Pacific/Apia' }
  // Samoa left out 30 December 2011: the 29th and the 31st are a day apart.
  const before = prayerTimesOn('2011-12-29', apia).dhuhr?.getTime() ?? NaN
  const after = prayerTimesOn('2011-12-31', apia).dhuhr?.getTime() ?? NaN
  expect(Math.round((after - before) / 3_600_000)).toBe(24)
})

test('the times are the same whatever zone the process is in, on a day that zone left out too', () => {
  expectSameInEveryProcessZone(() =>
    ['1994-12-31', '1995-01-01', '2026-03-08', '2026-11-01'].map((date) =>
      Object.values(cities).map((city) => prayerTimesOn(date, city, { rounding: 'none' })),
    ),
  )
})
