import type { PrayerTimesOfDay } from './prayer-times-of-day.ts'

type Upcoming = PrayerTimesOfDay['upcoming'][number]['times'][number]

/** The first of dawn, noon and evening, today's or tomorrow's, that is still ahead. */
export function nextCall(times: readonly Upcoming[], now: number) {
  const ahead = times.find((it) => it.at && Date.parse(it.at) > now)
  return ahead?.at
    ? { name: ahead.name, at: ahead.at, clock: ahead.clock ?? '', period: ahead.period ?? '' }
    : undefined
}

const minute = 60_000

/** Whole hours and minutes left, the minute that has begun counted in. */
export function timeLeft(at: string, now: number) {
  const minutes = Math.ceil((Date.parse(at) - now) / minute)
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}
