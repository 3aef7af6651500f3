import { cities, type MethodId } from '@islamic-centre/prayer-times'
import { useEffect, useState } from 'react'
import { useToday } from '../../dates/use-now.ts'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import type { PrayerTimesOfDay } from './prayer-times-of-day.ts'

/**
 * The times of today. The device computes them itself for a page that was cached or left open past midnight, for
 * another method than the centre's, and where afternoon and night are wanted.
 */
export function useTimesOfToday(
  given: PrayerTimesOfDay,
  {
    method = given.settings.method,
    withAll = false,
  }: { method?: MethodId | undefined; withAll?: boolean } = {},
): PrayerTimesOfDay {
  const language = useLanguage()
  const today = useToday(cities.toronto.timeZone)
  const [computed, setComputed] = useState<PrayerTimesOfDay>()
  const stale = today !== undefined && (today !== given.day || method !== given.settings.method || withAll)
  useEffect(() => {
    // Prefetched, because at midnight its file may be removed with an old build.
    import('./prayer-times-of-day.ts').catch(() => undefined)
  }, [])
  useEffect(() => {
    if (!stale) return
    // If the code cannot be loaded, the given times stay.
    import('./prayer-times-of-day.ts')
      .then((it) =>
        setComputed(it.prayerTimesOfDay(new Date(), language, { ...given.settings, method }, withAll)),
      )
      .catch(() => undefined)
  }, [stale, today, language, method, withAll, given.settings])
  return stale && computed ? computed : given
}
