import type { Language } from '@islamic-centre/i18n/locales'
import { cities, civilDateIn } from '@islamic-centre/prayer-times'
import { LRUCache } from 'lru-cache'
import type { PrayerSettings } from '../../content/types/main-page.server.ts'
import { isoDate } from '../../dates/civil-day.ts'
import { isEve } from './is-eve.ts'
import { type PrayerTimesOfDay, prayerTimesOfDay } from './prayer-times-of-day.ts'

/** Two languages, each with what holds before and after a change of the settings or of the day. */
const computed = new LRUCache<string, PrayerTimesOfDay>({ max: 4 })

/** The times of the day of `now`, computed once a day, language and settings. */
export function prayerTimesToday(now: Date, language: Language, settings: PrayerSettings): PrayerTimesOfDay {
  const day = isoDate(civilDateIn(cities.toronto.timeZone, now))
  const key = JSON.stringify([day, language, settings])
  const known = computed.get(key) ?? prayerTimesOfDay(now, language, settings)
  computed.set(key, known)
  // Before Maghrib and after it.
  const eve = isEve(known, 0, now.getTime())
  return eve === known.isEve ? known : { ...known, isEve: eve }
}
