import type { CityId } from '@islamic-centre/prayer-times'
import { useNow } from '../../dates/use-now.ts'
import { isEve } from './is-eve.ts'
import type { PrayerTimesOfDay } from './prayer-times-of-day.ts'

/** Whether it is after Maghrib in a city; what the server computed for the first city before hydration. */
export function useEve(prayer: PrayerTimesOfDay, city: CityId): boolean {
  const now = useNow()
  return now === undefined ? prayer.isEve : isEve(prayer, prayer.cities.indexOf(city), now)
}
