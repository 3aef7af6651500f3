import { PrayerTimesError, shown } from './prayer-times-error.ts'

/** A day of the Gregorian calendar, as a wall calendar shows it: no time, no zone. `month` is 1 to 12. */
export type CivilDate = { readonly year: number; readonly month: number; readonly day: number }

/** A civil date as callers may write it: `{ year: 2026, month: 11, day: 21 }` or `'2026-11-21'`. */
export type CivilDateInput = CivilDate | string

export const firstYear = 1600
export const lastYear = 2400

const allowed = `a date from ${firstYear}-01-01 to ${lastYear}-12-31, as { year, month, day } or 'YYYY-MM-DD'`

/**
 * The civil date that `input` names.
 * @throws PrayerTimesError `no-such-date` for anything that is not a day of the Gregorian calendar in 1600-2400.
 */
export function civilDate(input: CivilDateInput): CivilDate {
  const { year, month, day } = typeof input === 'string' ? parsed(input) : fields(input)
  if (!(year >= firstYear && year <= lastYear) || !Number.isInteger(year)) {
    throw refused(`the year ${shown(year)}`, 'is outside the years this package computes')
  }
  if (!(month >= 1 && month <= 12) || !Number.isInteger(month)) {
    throw refused(`the month ${shown(month)}`, 'is not a month: months run from 1 to 12')
  }
  const days = daysInMonth(year, month)
  if (!(day >= 1 && day <= days) || !Number.isInteger(day)) {
    throw refused(`${year}-${two(month)} day ${shown(day)}`, `does not exist: that month has ${days} days`)
  }
  return { year, month, day }
}

export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/** The date `days` later (earlier when negative). May step one day past the years `civilDate` accepts. */
export function addDays({ year, month, day }: CivilDate, days: number): CivilDate {
  return civilDateOfUtc(Date.UTC(year, month - 1, day + days))
}

/** The civil date in UTC of an instant in milliseconds. */
export function civilDateOfUtc(ms: number): CivilDate {
  const utc = new Date(ms)
  return { year: utc.getUTCFullYear(), month: utc.getUTCMonth() + 1, day: utc.getUTCDate() }
}

/** `'2026-11-21'`, as ISO 8601 writes a calendar date. */
export function isoDate({ year, month, day }: CivilDate): string {
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
}

export function two(value: number): string {
  return value < 10 ? `0${value}` : String(value)
}

function parsed(text: string): CivilDate {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!match) throw refused(`the date ${shown(text)}`, 'is not written as YYYY-MM-DD')
  return { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) }
}

function fields(input: CivilDate): CivilDate {
  if (input instanceof Date) {
    const why =
      'names an instant, and an instant has a different date in each zone: use civilDateIn(timeZone, now)'
    throw refused('a Date', why)
  }
  if (typeof input !== 'object' || input === null) throw refused(`the date ${shown(input)}`, 'is not a date')
  return input
}

function refused(what: string, why: string): PrayerTimesError {
  return new PrayerTimesError('no-such-date', `${what} ${why}. Allowed: ${allowed}.`)
}
