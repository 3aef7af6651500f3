import { two } from './calendar-arithmetic.ts'
import { labelledTimes, rowsOf } from './checked-timetable.ts'
import { checkOptionNames } from './option-names.ts'
import type { DayTimeName } from './time-names.ts'
import type { Timetable } from './timetable.ts'
import { wallClock } from './zone.ts'

export type CsvOptions = {
  /** The column headings: of the date, and of each time that gets a column. */
  readonly labels: { readonly date: string } & { readonly [name in DayTimeName]?: string | undefined }
}

/**
 * A timetable as comma-separated values (RFC 4180): a row of labels, then a row a day with the date as YYYY-MM-DD and
 * the times as HH:MM on the clock of the place; empty where a time does not happen. Columns are in the order of the
 * day, those of the times that have a label.
 * @throws PrayerTimesError `bad-option`; `no-such-place`, `unknown-time-zone`, `no-such-date` for a timetable of your own
 */
export function toCsv(timetable: Timetable, options: CsvOptions): string {
  checkOptionNames(options, ['labels'])
  const { labels } = options
  const columns = labelledTimes(labels, 'date')
  const rows = [
    [labels.date, ...columns.map(({ label }) => label)],
    ...rowsOf(timetable).map(({ iso, at }) => [
      iso,
      ...columns.map(({ name }) => clockTime(timetable.place.timeZone, at(name))),
    ]),
  ]
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

/** `HH:MM` on the clocks of a zone, empty for a time that does not happen. */
function clockTime(timeZone: string, time: number | undefined): string {
  if (time === undefined) return ''
  const { hour, minute } = wallClock(timeZone, time)
  return `${two(hour)}:${two(minute)}`
}

function cell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
