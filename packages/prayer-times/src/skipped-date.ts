import type { CivilDate } from './civil-date.ts'
import { PrayerTimesError, shown } from './prayer-times-error.ts'
import { msInDay } from './units.ts'
import { wallClock, yearOffsets } from './zone.ts'

/**
 * Whether a zone has left a date out, as its clocks moved across the date line: 30 December 2011 in Apia, 21 August 1993
 * on Kwajalein.
 */
export function isSkipped(date: CivilDate, timeZone: string): boolean {
  const ends = yearOffsets(timeZone, date.year)
  if (Math.abs(ends[0] - ends[1]) < msInDay / 2) return false
  const noon = Date.UTC(date.year, date.month - 1, date.day, 12)
  return !ends.some((offset) => {
    const { year, month, day } = wallClock(timeZone, noon - offset)
    return year === date.year && month === date.month && day === date.day
  })
}

/** Throws PrayerTimesError `no-such-date` for a date that the zone has left out. */
export function checkNotSkipped(date: CivilDate, timeZone: string): void {
  if (!isSkipped(date, timeZone)) return
  throw new PrayerTimesError(
    'no-such-date',
    `the date ${shown(date)} was left out in ${timeZone}`,
    'a day that its calendars have',
  )
}
