import { Body, Equator, Observer, SearchAltitude, SearchHourAngle } from 'astronomy-engine'
import type { CivilDate } from '../../src/civil-date.ts'
import type { TimeName } from '../../src/time-names.ts'

const day = 86_400_000
const degree = Math.PI / 180

/** The seven times as the ephemeris has them: milliseconds since 1970, null where the sun does not get there. */
export type EphemerisDay = { [name in TimeName]: number | null }

const jafari = { fajr: 16, maghrib: 4, isha: 14 }

/**
 * The Jafari day, or that of other angles, by astronomy-engine alone (topocentric, no refraction; its own searches). Nothing of this package
 * is used, so that agreement means something. `longitude` must be near the middle of the zone that the date is in.
 */
export function ephemerisDay(
  { year, month, day: dayOfMonth }: CivilDate,
  latitude: number,
  longitude: number,
  angles = jafari,
) {
  const observer = new Observer(latitude, longitude, 0)
  const lowest = new Date(Date.UTC(year, month - 1, dayOfMonth) - longitude * (day / 360))
  const transit = SearchHourAngle(Body.Sun, observer, 0, lowest).time.date
  const altitude = (degrees: number, direction: 1 | -1) => {
    const start = direction === 1 ? new Date(transit.getTime() - day / 2) : transit
    return SearchAltitude(Body.Sun, observer, direction, start, 0.5, degrees)?.date.getTime() ?? null
  }
  const atNoon = Equator(Body.Sun, transit, observer, true, true).dec
  const noonShadow = Math.tan(Math.abs(latitude - atNoon) * degree)
  const asr = Math.atan(1 / (1 + noonShadow)) / degree
  const times: EphemerisDay = {
    fajr: altitude(-angles.fajr, 1),
    sunrise: altitude(-50 / 60, 1),
    dhuhr: transit.getTime(),
    asr: altitude(asr, -1),
    sunset: altitude(-50 / 60, -1),
    maghrib: altitude(-angles.maghrib, -1),
    isha: altitude(-angles.isha, -1),
  }
  return times
}
