import { type CityId, cities, prayerTimesOn } from '@islamic-centre/prayer-times'
import type { Month } from '../app/dates/months.ts'

export const { timeZone } = cities.toronto
export const shown = ['imsak', 'fajr', 'sunrise', 'dhuhr', 'sunset', 'maghrib', 'midnight'] as const

export const lastDay = ({ year, month }: Month) => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** A day's times as computed by the package. */
export const timesOn = (date: string, city: CityId) => {
  const times = prayerTimesOn(date, cities[city])
  return shown.map((name) => times[name] ?? new Date(Number.NaN))
}
