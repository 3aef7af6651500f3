import { CalculationMethod, Coordinates, PrayerTimes, Rounding } from 'adhan'
import { PrayTime } from 'praytime'
import type { CivilDate } from '../../src/civil-date.ts'
import type { Coordinates as Point } from '../../src/place.ts'
import type { TimeName } from '../../src/time-names.ts'

/** A time of a day in milliseconds since 1970, NaN where there is none. */
export type PeerDay = (name: TimeName) => number

/** The Jafari day as adhan has it alone, given the angles that it has no method for. */
export function adhanDay({ year, month, day }: CivilDate, { latitude, longitude }: Point): PeerDay {
  const parameters = CalculationMethod.Other()
  Object.assign(parameters, { fajrAngle: 16, maghribAngle: 4, ishaAngle: 14, rounding: Rounding.None })
  const midday = new Date(year, month - 1, day, 12)
  const times = new PrayerTimes(new Coordinates(latitude, longitude), midday, parameters)
  return (name) => times[name].getTime()
}

/** The Jafari day as praytime has it. */
export function praytimeDay({ year, month, day }: CivilDate, { latitude, longitude }: Point): PeerDay {
  const times = new PrayTime('Jafari')
    .location([latitude, longitude])
    .round('none')
    .format('x')
    .times([year, month, day])
  return (name) => times[name] ?? NaN
}
