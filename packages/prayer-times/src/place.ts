import { PrayerTimesError, shown } from './prayer-times-error.ts'
import { checkTimeZone } from './zone.ts'

/** A point on the globe in degrees, north and east positive. */
export type Coordinates = { readonly latitude: number; readonly longitude: number }

/** A point on the globe and the IANA zone whose calendar and clocks people there live by. */
export type Place = Coordinates & { readonly timeZone: string }

/** Throws PrayerTimesError `no-such-place` or `unknown-time-zone` unless `place` is a place. */
export function checkPlace(place: Place): void {
  checkCoordinates(place)
  checkTimeZone(place.timeZone)
}

/** Throws PrayerTimesError `no-such-place` unless latitude and longitude are on the globe. */
export function checkCoordinates(point: Coordinates): void {
  if (typeof point !== 'object' || point === null) {
    throw refused(`the place ${shown(point)} is not a place`, '{ latitude, longitude, timeZone }')
  }
  if (!within(point.latitude, 90)) {
    throw refused(
      `the latitude ${shown(point.latitude)} is not on the globe`,
      'a number of degrees from -90 (south) to 90 (north)',
    )
  }
  if (!within(point.longitude, 180)) {
    throw refused(
      `the longitude ${shown(point.longitude)} is not on the globe`,
      'a number of degrees from -180 (west) to 180 (east)',
    )
  }
}

function within(degrees: number, limit: number): boolean {
  return typeof degrees === 'number' && degrees >= -limit && degrees <= limit
}

function refused(what: string, allowed: string): PrayerTimesError {
  return new PrayerTimesError('no-such-place', `${what}. Allowed: ${allowed}.`)
}
