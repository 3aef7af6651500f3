import { instantOf } from './instant.ts'

/**
 * The last part of a length of time that is shown. `'second'` leaves parts of a second out. `'minute'` counts a running minute
 * as a whole one, so that 0 hours and 0 minutes remain only at the instant itself; `seconds` is then 0.
 */
export type SmallestUnit = 'second' | 'minute'

/** A length of time, whole and in parts: `hours` full hours, `minutes` and `seconds` 0 to 59. */
export type TimeUntil = {
  readonly milliseconds: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
}

/**
 * How long it is from `now` to an instant, both a `Date` or milliseconds since 1970; nothing once it is over.
 * @throws PrayerTimesError `no-such-instant`
 */
export function timeUntil(
  instant: Date | number,
  now: Date | number,
  smallestUnit: SmallestUnit = 'second',
): TimeUntil {
  const milliseconds = Math.max(0, instantOf(instant) - instantOf(now))
  const seconds =
    smallestUnit === 'minute' ? Math.ceil(milliseconds / 60_000) * 60 : Math.floor(milliseconds / 1000)
  const minutes = Math.floor(seconds / 60)
  return { milliseconds, hours: Math.floor(minutes / 60), minutes: minutes % 60, seconds: seconds % 60 }
}
