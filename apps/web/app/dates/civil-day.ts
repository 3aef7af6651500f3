import { type CivilDate, type CivilDateInput, cities, civilDateIn } from '@islamic-centre/prayer-times'

/** `2026-11-21`. */
export const isoDate = (date: CivilDate): string => noonOf(date).toISOString().slice(0, 10)

/** Noon in UTC of a civil date: to be formatted in UTC; it is the same day in Toronto and Tehran. */
export const noonOf = (date: CivilDateInput): Date =>
  typeof date === 'string'
    ? new Date(`${date}T12:00:00Z`)
    : new Date(Date.UTC(date.year, date.month - 1, date.day, 12))

/** The civil day of a moment on the centre's calendar, whatever zone server and visitor are in. */
export const dayOf = (moment: Date): string => isoDate(civilDateIn(cities.toronto.timeZone, moment))

const hour = 3_600_000

/** The civil day so many days later; earlier where it is negative. */
export const daysLater = (day: string, days: number): string =>
  new Date(noonOf(day).getTime() + days * 24 * hour).toISOString().slice(0, 10)

/** The instant at which a civil day of the centre begins; the clocks there change hours later. */
export function beginningOf(day: string): Date {
  let at = Date.parse(day)
  while (dayOf(new Date(at)) < day) at += hour
  return new Date(at)
}
