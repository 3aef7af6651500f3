import { type CityId, cities, type DayTimeName, prayerTimesOn } from '@islamic-centre/prayer-times'
import type { Month } from '../app/dates/months.ts'

export const { timeZone } = cities.toronto
export const shown = ['imsak', 'fajr', 'sunrise', 'dhuhr', 'sunset', 'maghrib', 'midnight'] as const
/** With afternoon and night, `?times=all`. */
export const all = [
  'imsak',
  'fajr',
  'sunrise',
  'dhuhr',
  'asr',
  'sunset',
  'maghrib',
  'isha',
  'midnight',
] as const

export const lastDay = ({ year, month }: Month) => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** A day's times as computed by the package. */
export const timesOn = (date: string, city: CityId, names: readonly DayTimeName[] = shown) => {
  const times = prayerTimesOn(date, cities[city])
  return names.map((name) => times[name] ?? new Date(Number.NaN))
}
