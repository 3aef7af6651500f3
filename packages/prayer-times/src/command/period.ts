import { type CivilDate, civilDate } from '../civil-date.ts'
import type { PrayerTimesOptions } from '../options.ts'
import type { Place } from '../place.ts'
import { prayerTimesOn } from '../prayer-times-on.ts'
import { type Period, type Timetable, timetable } from '../timetable.ts'
import { UsageError } from './usage-error.ts'

/** A year, a month or a single day. */
export type AskedPeriod = Period | CivilDate

/** The period an argument names: `2026`, `2026-11` or `2026-11-21`. */
export function periodFrom(argument: string): AskedPeriod {
  if (/^\d{4}-\d\d-\d\d$/.test(argument)) return civilDate(argument)
  const [, year, month] = /^(\d{4})(?:-(\d\d))?$/.exec(argument) ?? []
  if (year === undefined) {
    throw new UsageError(`The period "${argument}" is not known. Allowed: 2026, 2026-11 or 2026-11-21.`)
  }
  return { year: Number(year), ...(month !== undefined && { month: Number(month) }) }
}

/** The timetable of a period, of one row for a single day. */
export function timetableFor(period: AskedPeriod, place: Place, options: PrayerTimesOptions): Timetable {
  if (!('day' in period)) return timetable(period, place, options)
  return { period, place, days: [{ date: period, times: prayerTimesOn(period, place, options) }] }
}
