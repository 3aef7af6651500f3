import type { CivilDate } from './civil-date.ts'
import type { Place } from './place.ts'
import { zoneOffset } from './zone.ts'

const day = 86_400_000
const msPerDegree = day / 360

/**
 * About when the sun is highest over a place on a civil date: within 17 minutes, in milliseconds since 1970.
 * Near the date line the zone decides which noon is meant: on Kiritimati (157 degrees west, clocks 14 hours ahead of
 * UTC) the noon of a date comes a day before the one that the longitude alone suggests.
 */
export function solarNoon(date: CivilDate, { longitude, timeZone }: Place): number {
  const ahead = longitude * msPerDegree
  const noon = Date.UTC(date.year, date.month - 1, date.day) + day / 2 - ahead
  const [least, most] = offsetsOfYear(timeZone, date.year)
  let shift = Math.round((ahead - least) / day)
  if (shift !== Math.round((ahead - most) / day))
    shift = Math.round((ahead - zoneOffset(timeZone, noon)) / day)
  return noon + shift * day
}

// Asking Intl for the offset of every single day would cost as much as the rest of the day's times.
const offsets = new Map<string, Map<number, readonly [least: number, most: number]>>()

function offsetsOfYear(timeZone: string, year: number): readonly [least: number, most: number] {
  let years = offsets.get(timeZone)
  if (!years) {
    years = new Map()
    offsets.set(timeZone, years)
  }
  let known = years.get(year)
  if (!known) {
    const seen = [Date.UTC(year, 0, 1), Date.UTC(year, 6, 1), Date.UTC(year + 1, 0, 1)].map((instant) =>
      zoneOffset(timeZone, instant),
    )
    known = [Math.min(...seen), Math.max(...seen)]
    years.set(year, known)
  }
  return known
}
