import { isoDate } from '../../src/calendar-arithmetic.ts'
import { prayerTimesOn } from '../../src/prayer-times-on.ts'
import { type TimeName, timeNames } from '../../src/time-names.ts'
import { datesOf, type ReferenceTable, readReference } from './reference-tables.ts'

/** One time of one day against the ephemeris; `error` in seconds, null where only one of the two has the time. */
export type Comparison = {
  readonly latitude: number
  readonly id: string
  readonly date: string
  readonly name: TimeName
  readonly error: number | null
}

/** Every time of a table before rounding, against its reference value; times that neither has are left out. */
export function* compared(table: ReferenceTable): Generator<Comparison> {
  const reference = readReference(table)
  const dates = datesOf(table)
  for (const place of table.places) {
    const series = timeNames.map((name) => ({ name, values: reference.get(place.id)?.get(name) ?? [] }))
    for (const [index, date] of dates.entries()) {
      const times = prayerTimesOn(date, place, { rounding: 'none' })
      const midnight = Date.UTC(date.year, date.month - 1, date.day)
      for (const { name, values } of series) {
        const expected = values[index]
        if (expected === undefined)
          throw new Error(`no reference for ${name} at ${place.id} on ${isoDate(date)}`)
        const time = times[name]
        if (expected === null && time === null) continue
        const error =
          expected === null || time === null ? null : (time.getTime() - midnight) / 1000 - expected / 10
        yield { latitude: place.latitude, id: place.id, date: isoDate(date), name, error }
      }
    }
  }
}
