import type { CivilDate } from './civil-date.ts'
import { instantOf } from './instant.ts'
import { wallClock } from './zone.ts'

/**
 * The date on the wall calendars of a time zone at an instant.
 * @param timeZone an IANA name, such as `'America/Toronto'`
 * @param now the instant, as a `Date` or in milliseconds since 1970
 * @throws PrayerTimesError `unknown-time-zone`, `no-such-instant`
 */
export function civilDateIn(timeZone: string, now: Date | number): CivilDate {
  const { year, month, day } = wallClock(timeZone, instantOf(now))
  return { year, month, day }
}
