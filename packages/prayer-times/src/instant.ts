import { firstYear, lastYear } from './civil-date.ts'
import { PrayerTimesError, shown } from './prayer-times-error.ts'

// A search for a time goes at most 400 days further than the instant it starts from.
const earliest = firstYear + 2
const latest = lastYear - 2

/** The instant in milliseconds since 1970. Throws PrayerTimesError `no-such-instant`. */
export function instantOf(now: Date | number): number {
  const ms = now instanceof Date ? now.getTime() : now
  if (typeof ms === 'number' && ms >= Date.UTC(earliest, 0) && ms < Date.UTC(latest + 1, 0)) return ms
  throw new PrayerTimesError(
    'no-such-instant',
    `the instant ${shown(ms)} cannot be used`,
    `a valid Date, or milliseconds since 1970, in the years ${earliest} to ${latest}`,
  )
}
