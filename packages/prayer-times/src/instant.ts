import { firstYear, lastYear } from './civil-date.ts'
import { PrayerTimesError, shown } from './prayer-times-error.ts'

const earliest = Date.UTC(firstYear, 0, 3)
const latest = Date.UTC(lastYear, 11, 29)

/** The instant in milliseconds since 1970. Throws PrayerTimesError `no-such-instant`. */
export function instantOf(now: Date | number): number {
  const ms = now instanceof Date ? now.getTime() : now
  if (typeof ms === 'number' && ms >= earliest && ms <= latest) return ms
  throw new PrayerTimesError(
    'no-such-instant',
    `the instant ${Number.isNaN(ms) ? 'is an Invalid Date or NaN' : shown(ms)} cannot be used. Allowed: a valid Date, or milliseconds since 1970, in the years ${firstYear} to ${lastYear}.`,
  )
}
