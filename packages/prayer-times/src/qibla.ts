import { Coordinates as AdhanCoordinates, Qibla } from 'adhan'
import { type Coordinates, checkCoordinates } from './place.ts'

/**
 * The direction of the Kaaba along the shortest way over the globe, in degrees clockwise from true (not magnetic)
 * north, from 0 to below 360. The great circle of a sphere to 21.4225° N, 39.8262° E, as adhan computes it (Snyder, Map
 * Projections, U.S. Geological Survey Professional Paper 1395, equation 5-4b); the geodesic of the ellipsoid WGS 84 is
 * within 0.2 degrees of it in the five cities.
 * @throws PrayerTimesError `no-such-place`
 */
export function qibla(place: Coordinates): number {
  checkCoordinates(place)
  return Qibla(new AdhanCoordinates(place.latitude, place.longitude))
}
