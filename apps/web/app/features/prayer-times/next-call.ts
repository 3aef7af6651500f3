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
      const isTomorrow = !rows.some((it) => it === row)
      return { name: row.name, isTomorrow, at: cell.at, clock: cell.clock, period: cell.period ?? '' }
    }
  }
  return undefined
}

const minute = 60_000

/** The remaining whole hours and minutes, rounded up to the minute. */
export function timeLeft(at: string, now: number) {
  const minutes = Math.ceil((Date.parse(at) - now) / minute)
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}
