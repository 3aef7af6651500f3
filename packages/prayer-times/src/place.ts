import { badOption } from './option-names.ts'
import { PrayerTimesError, shown } from './prayer-times-error.ts'
import { zone } from './zone.ts'

/** A point on the globe in degrees, north and east positive. */
export type Coordinates = { readonly latitude: number; readonly longitude: number }

/** A point on the globe and the IANA zone whose calendar and clocks people there live by. */
export type Place = Coordinates & {
  readonly timeZone: string
  /**
   * Metres (-500 to 9000) above the land or sea that the horizon is on: the sun rises earlier and sets later there. Below
   * it, and by default, 0.
   */
  readonly elevation?: number
}

/** Throws PrayerTimesError `no-such-place`, `unknown-time-zone` or `bad-option` unless `place` is a place. */
export function checkPlace(place: Place): void {
  checkCoordinates(place)
  zone(place.timeZone)
  const { elevation } = place
  if (elevation === undefined || (typeof elevation === 'number' && elevation >= -500 && elevation <= 9000))
    return
  throw badOption('elevation', elevation, '-500 to 9000 metres')
}

/** Throws PrayerTimesError `no-such-place` unless latitude and longitude are on the globe. */
export function checkCoordinates(point: Coordinates): void {
  const { latitude, longitude } = Object(point)
  checkDegrees('latitude', latitude, 90)
  checkDegrees('longitude', longitude, 180)
}

function checkDegrees(name: string, degrees: unknown, max: number): void {
  if (typeof degrees === 'number' && Math.abs(degrees) <= max) return
  throw new PrayerTimesError(
    'no-such-place',
    `the ${name} ${shown(degrees)} is not on the globe`,
    `-${max} to ${max} degrees`,
  )
}
