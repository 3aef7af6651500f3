import { addDays } from './calendar-arithmetic.ts'
import { type CivilDate, civilDate, daysInMonth } from './civil-date.ts'
import type { PrayerTimesOptions } from './options.ts'
import { checkPlace, type Place } from './place.ts'
import { prayerTimesOn } from './prayer-times-on.ts'
import { isSkipped } from './skipped-date.ts'
import type { DayTimes } from './time-names.ts'

/** A month, or without `month` a whole year, of the Gregorian calendar. `month` is 1 to 12. */
export type Period = { readonly year: number; readonly month?: number }

export type TimetableDay = { readonly date: CivilDate; readonly times: DayTimes }

export type Timetable = {
  readonly period: Period
  readonly place: Place
  readonly days: readonly TimetableDay[]
}

/**
 * Every day of a month or a year at a place. Each day is computed for its own date, so that days of 23 and 25 hours
 * come out right; a date that the zone has left out is none of them.
 * @throws PrayerTimesError `no-such-date`, and what `prayerTimesOn` throws
 */
export function timetable(period: Period, place: Place, options: PrayerTimesOptions = {}): Timetable {
  const first = civilDate({ year: period?.year, month: period?.month ?? 1, day: 1 })
  const length = period.month === undefined ? daysInYear(first.year) : daysInMonth(first.year, first.month)
  checkPlace(place)
  const dates = Array.from({ length }, (_, index) => addDays(first, index))
  const days = dates
    .filter((date) => !isSkipped(date, place.timeZone))
    .map((date) => ({ date, times: prayerTimesOn(date, place, options) }))
  return { period, place, days }
}

function daysInYear(year: number): number {
  return daysInMonth(year, 2) + 337
}
