import type { CivilDate } from './civil-date.ts'
import type { Coordinates, Place } from './place.ts'
import { msInDay } from './units.ts'
import { yearOffsets, zoneOffset } from './zone.ts'

/**
 * About when the sun is highest over a place on a civil date: within 17 minutes, in milliseconds since 1970.
 * Near the date line the zone decides which noon is meant: on Kiritimati (157 degrees west, clocks 14 hours ahead of
 * UTC) the noon of a date comes a day before the one that the longitude alone suggests.
 */
export function solarNoon({ year, month, day }: CivilDate, { longitude, timeZone }: Place): number {
  const ahead = (longitude / 360) * msInDay
  const noon = Date.UTC(year, month - 1, day, 12) - ahead
  const daysApart = (offset: number) => Math.round((ahead - offset) / msInDay)
  const ends = yearOffsets(timeZone, year)
  let shift = daysApart(ends[0])
  if (shift !== daysApart(ends[1])) shift = daysApart(zoneOffset(timeZone, noon))
  return noon + shift * msInDay
}

/** The one of those noons that is nearest to an instant (milliseconds since 1970): a place has one every 24 hours. */
export function nearestSolarNoon(instant: number, { longitude }: Coordinates): number {
  const first = msInDay / 2 - (longitude / 360) * msInDay
  return first + Math.round((instant - first) / msInDay) * msInDay
}
