import type { PrayerTimesOfDay } from './prayer-times-of-day.ts'

type Row = PrayerTimesOfDay['rows'][number] & {
  /** Its time in the city is over. */
  isOver: boolean
  isNext: boolean
  isTomorrow: boolean
}

type Rows = Pick<PrayerTimesOfDay, 'rows'>

/** False without a moment, as on the server. */
const isAhead = ({ cells }: Pick<Row, 'cells'>, column: number, now: number | undefined) =>
  now !== undefined && Date.parse(cells[column]?.at ?? '') > now

/** Whether all rows of the day are over in a city, by its column: what comes next is tomorrow's. */
export const areRowsOver = ({ rows }: Rows, column: number, now: number | undefined): boolean =>
  now !== undefined && !rows.some((it) => isAhead(it, column, now))

/**
 * The rows of the day at a moment, for a city by its column. After the last of them, tomorrow's dawn is in the place of
 * today's and is the next. Without a moment, as on the server, none is marked.
 */
export function rowsAt(
  { rows, tomorrow }: Rows & Pick<PrayerTimesOfDay, 'tomorrow'>,
  column: number,
  now: number | undefined,
): Row[] {
  const next = rows.find((it) => isAhead(it, column, now))
  const dawn = next ? undefined : tomorrow.find((it) => isAhead(it, column, now))
  return rows.map((row) => {
    const isTomorrow = row.name === dawn?.name
    const shown = isTomorrow && dawn ? { name: row.name, cells: dawn.cells } : row
    const isOver =
      now !== undefined && !isTomorrow && row.cells[column] !== undefined && !isAhead(row, column, now)
    return { ...shown, isOver, isNext: isTomorrow || row === next, isTomorrow }
  })
}
