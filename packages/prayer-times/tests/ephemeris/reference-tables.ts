import { readFileSync } from 'node:fs'
import { addDays } from '../../src/calendar-arithmetic.ts'
import { cities } from '../../src/cities.ts'
import type { CivilDate } from '../../src/civil-date.ts'
import type { Place } from '../../src/place.ts'
import { type TimeName, timeNames } from '../../src/time-names.ts'
import { unpacked } from './packed-series.ts'

/** What one committed file of ephemeris values covers. */
export type ReferenceTable = {
  readonly file: string
  readonly title: string
  readonly places: readonly (Place & { readonly id: string })[]
  readonly first: CivilDate
  readonly days: number
}

const latitudes = [
  -60, -55, -50, -45, -40, -35, -30, -25, -20, -15, -10, -5, 0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60,
]

/** Two tables: the five cities over sixteen years, and the latitudes 60 south to 60 north, each at its own longitude. */
export const referenceTables: readonly ReferenceTable[] = [
  {
    file: 'cities.txt',
    title: 'five cities, every day of 2020 to 2035',
    places: Object.values(cities),
    first: { year: 2020, month: 1, day: 1 },
    days: 5844,
  },
  {
    file: 'latitudes.txt',
    title: 'latitudes 60 south to 60 north, every day of 2027 and 2028',
    places: latitudes.map((latitude, index) => at(latitude, ((index * 105) % 360) - 180)),
    first: { year: 2027, month: 1, day: 1 },
    days: 731,
  },
]

/** The date of each day of a table, in order. */
export function datesOf({ first, days }: ReferenceTable): CivilDate[] {
  return Array.from({ length: days }, (_, index) => addDays(first, index))
}

/** Per place and name, a value a day: tenths of a second since 00:00 UTC of the date, or null. */
export function readReference(table: ReferenceTable): Map<string, Map<TimeName, (number | null)[]>> {
  const read = new Map<string, Map<TimeName, (number | null)[]>>()
  for (const line of readFileSync(referenceFile(table), 'utf8').split('\n')) {
    const [, id, name, series] = /^(\S+) (\S+) (.*)$/.exec(line) ?? []
    if (id === undefined || id === '#' || series === undefined) continue
    const places = read.get(id) ?? new Map<TimeName, (number | null)[]>()
    places.set(timeNames.find((known) => known === name) ?? 'fajr', unpacked(series))
    read.set(id, places)
  }
  return read
}

export function referenceFile({ file }: ReferenceTable): URL {
  return new URL(`../reference/${file}`, import.meta.url)
}

/** A place on the clock of its own meridian. */
export function at(latitude: number, longitude: number): Place & { id: string } {
  const hours = Math.round(longitude / 15)
  // The names of these zones count westwards: Etc/GMT+5 is five hours behind.
  const timeZone = hours === 0 ? 'Etc/GMT' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`
  return { id: `${latitude},${longitude}`, latitude, longitude, timeZone }
}
