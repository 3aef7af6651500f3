import type { PrayerTimesOfDay } from './prayer-times-of-day.ts'

type Row = PrayerTimesOfDay['rows'][number] & {
  /** Its time in the city is over. */
  isOver: boolean
  isNext: boolean
  isTomorrow: boolean
}

/**
 * The rows of the day at a moment, for a city by its column. After the last of them, tomorrow's dawn is in the place of
 * today's and is the next. Without a moment, as on the server, none is marked.
 */
export function rowsAt(
  { rows, tomorrow }: Pick<PrayerTimesOfDay, 'rows' | 'tomorrow'>,
  column: number,
  now: number | undefined,
): Row[] {
  const isAhead = ({ cells }: Pick<Row, 'cells'>) =>
    now !== undefined && Date.parse(cells[column]?.at ?? '') > now
  const next = rows.find(isAhead)
  const dawn = now === undefined || next ? undefined : tomorrow.find(isAhead)
  return rows.map((row) => {
    const isTomorrow = row.name === dawn?.name
    const shown = isTomorrow && dawn ? { name: row.name, cells: dawn.cells } : row
    const isOver = now !== undefined && !isTomorrow && row.cells[column] !== undefined && !isAhead(row)
    return { ...shown, isOver, isNext: isTomorrow || row === next, isTomorrow }
  })
}
