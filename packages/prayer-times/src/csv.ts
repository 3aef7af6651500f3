import { isoDate, two } from './calendar-arithmetic.ts'
import { type DayTimeName, dayTimeNames } from './time-names.ts'
import type { Timetable } from './timetable.ts'
import { wallClock } from './zone.ts'

export type CsvOptions = {
  /** The column headings: of the date, and of each time that gets a column. */
  readonly labels: { readonly date: string } & { readonly [name in DayTimeName]?: string }
}

/**
 * A timetable as comma-separated values (RFC 4180): a row of labels, then a row a day with the date as YYYY-MM-DD and
 * the times as HH:MM on the clock of the place; empty where a time does not happen. Columns are in the order of the
 * day, those of the times that have a label.
 */
export function toCsv({ place, days }: Timetable, { labels }: CsvOptions): string {
  const columns = dayTimeNames.flatMap((name) => {
    const label = labels[name]
    return label === undefined ? [] : [{ name, label }]
  })
  const rows = [
    [labels.date, ...columns.map(({ label }) => label)],
    ...days.map(({ date, times }) => [
      isoDate(date),
      ...columns.map(({ name }) => clockTime(place.timeZone, times[name])),
    ]),
  ]
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

/** `HH:MM` on the clocks of a zone, empty for a time that does not happen. */
function clockTime(timeZone: string, time: Date | null): string {
  if (time === null) return ''
  const { hour, minute } = wallClock(timeZone, time.getTime())
  return `${two(hour)}:${two(minute)}`
}

function cell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
