import { PrayerTimesError, shown } from './prayer-times-error.ts'

/** A day of the Gregorian calendar, as a wall calendar shows it: no time, no zone. `month` is 1 to 12. */
export type CivilDate = { readonly year: number; readonly month: number; readonly day: number }

/** A civil date as callers may write it: `{ year: 2026, month: 11, day: 21 }` or `'2026-11-21'`. */
export type CivilDateInput = CivilDate | string

export const firstYear = 1600
export const lastYear = 2400

/**
 * The civil date that `input` names.
 * @throws PrayerTimesError `no-such-date` for anything that is not a day of the Gregorian calendar in 1600-2400
 */
export function civilDate(input: CivilDateInput): CivilDate {
  const { year, month, day } = typeof input === 'string' ? parsed(input) : Object(input)
  if (
    isWhole(year, firstYear, lastYear) &&
    isWhole(month, 1, 12) &&
    isWhole(day, 1, day < 29 ? 28 : daysInMonth(year, month))
  ) {
    return { year, month, day }
  }
  throw new PrayerTimesError(
    'no-such-date',
    `the date ${shown(input)} does not exist`,
    `a day of ${firstYear} to ${lastYear} as YYYY-MM-DD or { year, month, day }; of a Date: civilDateIn`,
  )
}

export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

function parsed(text: string): Partial<CivilDate> {
  const [year, month, day] = /^\d{4}-\d\d-\d\d$/.test(text) ? text.split('-').map(Number) : []
  return { year, month, day }
}

export function isWhole(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max
}
