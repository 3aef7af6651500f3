import type { CivilDate } from '../../src/civil-date.ts'
import type { Coordinates } from '../../src/place.ts'
import { type TimeName, timeNames } from '../../src/time-names.ts'
import { markdownTable } from '../markdown-table.ts'
import { additions } from './additions.ts'
import { compared } from './compare.ts'
import { adhanDay, type PeerDay, praytimeDay } from './peer-days.ts'
import { datesOf, type ReferenceTable, readReference, referenceTables } from './reference-tables.ts'

type Largest = { [name in TimeName]?: number }

/** The largest errors against the ephemeris, in seconds, as the two tables of the README. */
export function accuracyReport(): string {
  const [cities, latitudes] = referenceTables
  if (!cities || !latitudes) throw new Error('both reference tables are needed')
  const byLatitude = largestBy(latitudes, ({ latitude }) => `${Math.abs(latitude)}°`)
  const degrees = [...byLatitude.keys()].sort((a, b) => Number.parseFloat(a) - Number.parseFloat(b))
  return [
    `Five cities, every day of 2020 to 2035 (${count(cities)} times):`,
    '',
    ...table('seconds', [
      ['this package', largestBy(cities, () => '').get('') ?? {}],
      ['adhan alone', largestOf(adhanDay, cities)],
      ['praytime', largestOf(praytimeDay, cities)],
    ]),
    '',
    `Latitudes north and south of the equator, every day of 2027 and 2028 (${count(latitudes)} times):`,
    '',
    ...table(
      'latitude',
      degrees.map((degree) => [degree, byLatitude.get(degree) ?? {}]),
    ),
    '',
    'What else there is, on days of every month of 2027:',
    '',
    ...markdownTable([
      ['what', 'against', 'times', 'seconds'],
      ...additions.map(({ what, against, differences }) => {
        const all = differences()
        const largest = Math.max(...all.map(Math.abs))
        return [what, against, all.length.toLocaleString('en-CA'), largest.toFixed(1)]
      }),
    ]),
  ].join('\n')
}

function largestBy(
  table: ReferenceTable,
  group: (comparison: { latitude: number }) => string,
): Map<string, Largest> {
  const groups = new Map<string, Largest>()
  for (const { latitude, name, error } of compared(table)) {
    const key = group({ latitude })
    const largest = groups.get(key) ?? {}
    largest[name] = Math.max(largest[name] ?? 0, Math.abs(error ?? Number.POSITIVE_INFINITY))
    groups.set(key, largest)
  }
  return groups
}

function largestOf(peer: (date: CivilDate, place: Coordinates) => PeerDay, table: ReferenceTable): Largest {
  const reference = readReference(table)
  const largest: Largest = {}
  const dates = datesOf(table)
  for (const place of table.places) {
    for (const [index, date] of dates.entries()) {
      const timeOf = peer(date, place)
      const midnight = Date.UTC(date.year, date.month - 1, date.day)
      for (const name of timeNames) {
        const expected = reference.get(place.id)?.get(name)?.[index] ?? NaN
        const error = Math.abs((timeOf(name) - midnight) / 1000 - expected / 10)
        largest[name] = Math.max(largest[name] ?? 0, error)
      }
    }
  }
  return largest
}

function count(table: ReferenceTable): string {
  let times = 0
  for (const _ of compared(table)) times++
  return times.toLocaleString('en-CA')
}

function table(heading: string, rows: readonly (readonly [string, Largest])[]): string[] {
  const cells = rows.map(([head, largest]) => [
    head,
    ...timeNames.map((name) => (largest[name] ?? NaN).toFixed(1)),
  ])
  return markdownTable([[heading, ...timeNames], ...cells])
}
