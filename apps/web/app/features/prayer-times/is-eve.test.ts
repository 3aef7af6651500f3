import { cities, prayerTimesOn } from '@islamic-centre/prayer-times'
import { expect, test } from 'vitest'
import { isEve } from './is-eve.ts'
import { prayerTimesOfDay } from './prayer-times-of-day.ts'

const date = '2026-11-21'
const day = prayerTimesOfDay(new Date(`${date}T17:00:00Z`), 'ca', {
  method: 'jafari',
  adjustments: {},
  hijriOffset: 0,
  months: [],
})

test.each(day.cities.map((city, column) => ({ city, column })))(
  'the eve begins at the second of Maghrib in $city',
  ({ city, column }) => {
    const maghrib = prayerTimesOn(date, cities[city]).maghrib?.getTime() ?? Number.NaN
    expect([-1000, 0, 1000].map((ms) => isEve(day, column, maghrib + ms))).toEqual([false, true, true])
  },
)

test('it begins in Montreal while it is still day in Toronto', () => {
  const maghrib = prayerTimesOn(date, cities.montreal).maghrib?.getTime() ?? Number.NaN
  const [montreal, toronto] = (['montreal', 'toronto'] as const).map((it) => day.cities.indexOf(it))
  expect([montreal, toronto].map((column) => isEve(day, column ?? -1, maghrib))).toEqual([true, false])
})
