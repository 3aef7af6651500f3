import type { CivilDate } from './civil-date.ts'

/** The date `days` later (earlier when negative). */
export function addDays({ year, month, day }: CivilDate, days: number): CivilDate {
  const utc = new Date(Date.UTC(year, month - 1, day + days))
  return { year: utc.getUTCFullYear(), month: utc.getUTCMonth() + 1, day: utc.getUTCDate() }
}

/** `'2026-11-21'`, as ISO 8601 writes a calendar date. */
export function isoDate({ year, month, day }: CivilDate): string {
  return `${year}-${two(month)}-${two(day)}`
}

/** A number below 100 in two digits. */
export function two(value: number): string {
  return String(value).padStart(2, '0')
}
