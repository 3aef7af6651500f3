import { cities } from '@islamic-centre/prayer-times'
import { useEffect, useState } from 'react'
import { useToday } from '../../dates/use-now.ts'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import type { PrayerTimesOfDay } from './prayer-times-of-day.ts'

/**
 * The times of today: of a page that was kept, or left open past midnight, and by another method than the centre's, the
 * device computes them itself.
 */
export function useTimesOfToday(given: PrayerTimesOfDay, method = given.settings.method): PrayerTimesOfDay {
  const language = useLanguage()
  const today = useToday(cities.toronto.timeZone)
  const [computed, setComputed] = useState<PrayerTimesOfDay>()
  const stale = today !== undefined && (today !== given.day || method !== given.settings.method)
  useEffect(() => {
    // Fetched before it is needed: at midnight its file may be gone with an old build.
    import('./prayer-times-of-day.ts').catch(() => undefined)
  }, [])
  useEffect(() => {
    if (!stale) return
    // What cannot be had leaves the times as they were given.
    import('./prayer-times-of-day.ts')
      .then((it) => setComputed(it.prayerTimesOfDay(new Date(), language, { ...given.settings, method })))
      .catch(() => undefined)
  }, [stale, today, language, method, given.settings])
  return stale && computed ? computed : given
}
