import { cities } from '@islamic-centre/prayer-times'
import { useEffect, useState } from 'react'
import { useToday } from '../../now.ts'
import { useLanguage } from '../../words.tsx'
import type { PrayerTimesOfDay } from './prayer-times-of-day.ts'

/** The times of today: of a page that was kept, or left open past midnight, the device computes them itself. */
export function useTimesOfToday(given: PrayerTimesOfDay): PrayerTimesOfDay {
  const language = useLanguage()
  const today = useToday(cities.toronto.timeZone)
  const [computed, setComputed] = useState<PrayerTimesOfDay>()
  const stale = today !== undefined && today !== given.day
  useEffect(() => {
    if (!stale) return
    // What cannot be had leaves the times as they were given.
    import('./prayer-times-of-day.ts')
      .then((it) => setComputed(it.prayerTimesOfDay(new Date(), language, given.settings)))
      .catch(() => undefined)
  }, [stale, today, language, given.settings])
  return stale && computed ? computed : given
}
