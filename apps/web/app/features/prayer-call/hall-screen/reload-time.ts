import { civilDateIn, prayerTimesOn } from '@islamic-centre/prayer-times'
import type { CallSettings } from '../call-plan.ts'

const margin = 5 * 60_000

/** Whether a page may reload itself: in the morning after dawn, and not within five minutes of a call. */
export function isReloadTime(now: number, { place, calls: _, ...options }: CallSettings): boolean {
  const { fajr, sunrise, dhuhr } = prayerTimesOn(civilDateIn(place.timeZone, now), place, options)
  const dawn = fajr ?? sunrise
  return dawn !== null && dhuhr !== null && now > dawn.getTime() + margin && now < dhuhr.getTime() - margin
}
