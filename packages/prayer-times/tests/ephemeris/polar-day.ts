import { Body, Equator, Observer } from 'astronomy-engine'
import { addDays } from '../../src/calendar-arithmetic.ts'
import type { CivilDate } from '../../src/civil-date.ts'
import type { Coordinates } from '../../src/place.ts'
import type { PolarRule } from '../../src/polar-rules.ts'
import { type EphemerisDay, ephemerisDay } from './ephemeris-day.ts'

const day = 86_400_000

/** A day by a rule for polar days, by the ephemeris alone: which latitude or day is nearest is its own answer. */
export function polarDay(
  date: CivilDate,
  { latitude, longitude }: Coordinates,
  rule: PolarRule,
): EphemerisDay {
  const own = ephemerisDay(date, latitude, longitude)
  if (whole(date, latitude, longitude)) return own
  const steps = Array.from({ length: 183 }, (_, index) => index + 1)
  if (rule === 'nearestLatitude') {
    const near = steps.map((step) => Math.sign(latitude) * (Math.abs(latitude) - step / 2))
    const found = near.find((it) => whole(date, it, longitude))
    return found === undefined ? own : ephemerisDay(date, found, longitude)
  }
  const found = steps
    .flatMap((step) => [step, -step])
    .find((it) => whole(addDays(date, it), latitude, longitude))
  if (found === undefined) return own
  const borrowed = ephemerisDay(addDays(date, found), latitude, longitude)
  // Its times are as far from noon as on that day; noon is the day's own.
  const moved = (own.dhuhr ?? NaN) - (borrowed.dhuhr ?? NaN)
  return Object.fromEntries(
    Object.entries(borrowed).map(([name, time]) => [name, time === null ? null : time + moved]),
  ) as EphemerisDay
}

/** Whether the sun rises, is above the horizon at noon, sets, and rises again before the next noon. */
function whole(date: CivilDate, latitude: number, longitude: number): boolean {
  const { sunrise, sunset, dhuhr } = ephemerisDay(date, latitude, longitude)
  const sun = Equator(Body.Sun, new Date(dhuhr ?? NaN), new Observer(latitude, longitude, 0), true, true)
  if (Math.abs(latitude - sun.dec) >= 90) return false
  const next = ephemerisDay(addDays(date, 1), latitude, longitude)
  return sunrise !== null && sunset !== null && next.sunrise !== null && next.sunrise - sunset < day
}
