import { cities, civilDateIn } from '@islamic-centre/prayer-times'
import { type Month, parseMonth } from '../../dates/months.ts'

/** How many years before and after the present one the calendar shows; what is further away is calculated for nobody. */
const yearsShown = 5
/** Search engines list this year, the one before and the next. */
const yearsListed = 1

const yearsAway = ({ year }: Month, now: Date) =>
  Math.abs(year - civilDateIn(cities.toronto.timeZone, now).year)

/** Whether a part of an address is meant as a month; an occasion's address part begins with a letter. */
export const isMonthParam = (text: string): boolean => /^\d/.test(text)

/** Whether the calendar has a page of this month. */
export const isShown = (month: Month, now: Date): boolean => yearsAway(month, now) <= yearsShown

/** Whether search engines list the page of this month. */
export const isListed = (month: Month, now: Date): boolean => yearsAway(month, now) <= yearsListed

/** The month of an address, `2026-11`; undefined for anything else and for years far away. */
export function parseCalendarMonth(text: string, now: Date): Month | undefined {
  const month = parseMonth(text)
  return month && isShown(month, now) ? month : undefined
}
