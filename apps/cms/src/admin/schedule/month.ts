import { clockTimeOf } from '../../dates/centre-time'
import { isPersian } from '../bilingual'

/** A month of the Gregorian calendar, such as `2026-11`. */
export type Month = string

const dayMs = 86_400_000

export const monthOf = (instant: Date): Month => clockTimeOf(instant).date.slice(0, 7)

export function monthAfter(month: Month, count: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count)).toISOString().slice(0, 7)
}

/** The dates of a month in weeks, those of other months before and after it among them. */
export function weeksOf(month: Month, firstWeekday: number): string[][] {
  const first = new Date(`${month}-01T00:00Z`)
  const before = (first.getUTCDay() - firstWeekday + 7) % 7
  const start = first.getTime() - before * dayMs
  const days = new Date(`${monthAfter(month, 1)}-01T00:00Z`).getTime() - start
  return Array.from({ length: Math.ceil(days / (7 * dayMs)) }, (_, week) =>
    Array.from({ length: 7 }, (_, day) =>
      new Date(start + (week * 7 + day) * dayMs).toISOString().slice(0, 10),
    ),
  )
}

/** Saturday in Persian, else Sunday, counted from Sunday. */
export const firstWeekday = () => (isPersian() ? 6 : 0)

const format = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })

/** The name of a month, in Persian with the months of the solar calendar that it has days of. */
export function nameOfMonth(month: Month): string {
  const first = new Date(`${month}-01T00:00Z`)
  if (!isPersian()) return format('en-CA', { month: 'long', year: 'numeric' }).format(first)
  const last = new Date(new Date(`${monthAfter(month, 1)}-01T00:00Z`).getTime() - dayMs)
  const solar = [first, last].map((day) =>
    format('fa', { dateStyle: 'long' }).format(day).split(' ').slice(1).join(' '),
  )
  const gregorian = format('fa-u-ca-gregory', { month: 'long', year: 'numeric' }).format(first)
  return `${gregorian} (${solar.join(' و ')})`
}

export const nameOfWeekday = (date: string) =>
  format(isPersian() ? 'fa' : 'en-CA', { weekday: 'short' }).format(new Date(`${date}T00:00Z`))

/** The number of a day, in Persian also that of the solar calendar. */
export function numberOfDay(date: string): { day: string; solar: string | undefined } {
  const instant = new Date(`${date}T00:00Z`)
  if (!isPersian()) return { day: String(Number(date.slice(8))), solar: undefined }
  return {
    day: format('fa-u-ca-gregory', { day: 'numeric' }).format(instant),
    solar: format('fa', { day: 'numeric', month: 'short' }).format(instant),
  }
}
