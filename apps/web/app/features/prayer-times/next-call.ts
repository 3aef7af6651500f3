import type { PrayerTimesOfDay } from './prayer-times-of-day.ts'

/** The first upcoming dawn, noon or evening of a city, by its column: today's, or that of the next day. */
export function nextCall(
  { rows, tomorrow }: Pick<PrayerTimesOfDay, 'rows' | 'tomorrow'>,
  column: number,
  now: number,
) {
  const announced = new Set<string>(tomorrow.map(({ name }) => name))
  for (const row of [...rows.filter((it) => announced.has(it.name)), ...tomorrow]) {
    const cell = row.cells[column]
    if (cell && Date.parse(cell.at) > now) {
      return { ...cell, name: row.name, isTomorrow: tomorrow.some((it) => it === row) }
    }
  }
  return undefined
}
