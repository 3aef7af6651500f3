import type { PrayerTimesOfDay } from './prayer-times-of-day.ts'

type Upcoming = PrayerTimesOfDay['upcoming'][number]['times'][number]

/** The first upcoming dawn, noon or evening, today's or tomorrow's. */
export function nextCall(times: readonly Upcoming[], now: number) {
  const ahead = times.find((it) => it.at && Date.parse(it.at) > now)
  return ahead?.at
    ? { name: ahead.name, at: ahead.at, clock: ahead.clock ?? '', period: ahead.period ?? '' }
    : undefined
}

const minute = 60_000

/** The remaining whole hours and minutes, rounded up to the minute. */
export function timeLeft(at: string, now: number) {
  const minutes = Math.ceil((Date.parse(at) - now) / minute)
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}
