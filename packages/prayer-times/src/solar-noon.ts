import type { CivilDate } from './civil-date.ts'
import type { Place } from './place.ts'
import { msInDay } from './units.ts'
import { zone, zoneOffset } from './zone.ts'

/**
 * About when the sun is highest over a place on a civil date: within 17 minutes, in milliseconds since 1970.
 * Near the date line the zone decides which noon is meant: on Kiritimati (157 degrees west, clocks 14 hours ahead of
 * UTC) the noon of a date comes a day before the one that the longitude alone suggests.
 */
export function solarNoon({ year, month, day }: CivilDate, { longitude, timeZone }: Place): number {
  const ahead = (longitude / 360) * msInDay
  const noon = Date.UTC(year, month - 1, day, 12) - ahead
  const daysApart = (offset: number) => Math.round((ahead - offset) / msInDay)

  // Calling Intl for every single day would take as long as the rest of the day's times.
  const { offsets } = zone(timeZone)
  let ends = offsets.get(year)
  if (!ends) {
    ends = [zoneOffset(timeZone, Date.UTC(year, 0)), zoneOffset(timeZone, Date.UTC(year + 1, 0))]
    offsets.set(year, ends)
  }
  let shift = daysApart(ends[0])
  if (shift !== daysApart(ends[1])) shift = daysApart(zoneOffset(timeZone, noon))
  return noon + shift * msInDay
}
