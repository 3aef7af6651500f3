import { isoDate } from '../calendar-arithmetic.ts'
import { toCsv } from '../csv.ts'
import { toIcs } from '../ics.ts'
import { dayTimeNames } from '../time-names.ts'
import type { Timetable } from '../timetable.ts'

const names = Object.fromEntries(dayTimeNames.map((name) => [name, name]))

/** The ways the command writes a timetable, by the name of its `--format`. */
export const formats: { readonly [format: string]: (timetable: Timetable, placeName: string) => string } = {
  table: (timetable) => {
    const rows = toCsv(timetable, { labels: { date: 'date', ...names } })
      .trimEnd()
      .split('\r\n')
    return rows.map((row) => `${aligned(row.split(','))}\n`).join('')
  },
  csv: (timetable) => toCsv(timetable, { labels: { date: 'date', ...names } }),
  ics: (timetable, placeName) =>
    toIcs(timetable, { labels: { calendar: `Prayer times, ${placeName}`, ...names } }),
  json: ({ place, days }) => {
    const rows = days.map(({ date, times }) => ({ date: isoDate(date), ...times }))
    return `${JSON.stringify({ place, days: rows }, null, 2)}\n`
  },
}

function aligned([date = '', ...times]: string[]): string {
  return [date.padEnd(10), ...times.map((time) => (time || '-').padEnd(8))].join('  ').trimEnd()
}
