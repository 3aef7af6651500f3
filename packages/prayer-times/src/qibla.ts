import { Coordinates as AdhanCoordinates, Qibla } from 'adhan'
import { type Coordinates, checkCoordinates } from './place.ts'

/**
 * The direction of the Kaaba along the shortest way over the globe, in degrees clockwise from true (not magnetic)
 * north, from 0 to below 360.
 * @throws PrayerTimesError `no-such-place`
 */
export function qibla(place: Coordinates): number {
  checkCoordinates(place)
  return Qibla(new AdhanCoordinates(place.latitude, place.longitude))
}
