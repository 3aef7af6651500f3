import { isoDate, two } from './calendar-arithmetic.ts'
import { instantOf } from './instant.ts'
import { type DayTimeName, dayTimeNames } from './time-names.ts'
import type { Timetable } from './timetable.ts'
import { wallClock } from './zone.ts'

export type CsvOptions<Name extends DayTimeName = DayTimeName> = {
  /** The words of the first row. */
  readonly labels: { readonly date: string } & { readonly [name in Name]: string }
  /** The columns after the date. Default: those of `dayTimeNames` that have a label. */
  readonly names?: readonly Name[]
}

/**
 * A timetable as comma-separated values (RFC 4180): a row of labels, then a row a day with the date as YYYY-MM-DD and
 * the times as HH:MM on the clock of the place; empty where a time does not happen.
 */
export function toCsv<Name extends DayTimeName>(
  timetable: Timetable,
  { labels, names }: CsvOptions<Name>,
): string {
  const columns = names ?? dayTimeNames.filter((name): name is Name => name in labels)
  const rows = timetable.days.map(({ date, times }) => [
    isoDate(date),
    ...columns.map((name) => clock(timetable.place.timeZone, times[name])),
  ])
  return [[labels.date, ...columns.map((name) => labels[name])], ...rows]
    .map((row) => `${row.map(cell).join(',')}\r\n`)
    .join('')
}

function clock(timeZone: string, time: Date | null): string {
  if (time === null) return ''
  const { hour, minute } = wallClock(timeZone, instantOf(time))
  return `${two(hour)}:${two(minute)}`
}

function cell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
