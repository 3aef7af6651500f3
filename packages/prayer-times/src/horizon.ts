import { degree } from './units.ts'

/** Refraction of 34' at the horizon and a solar radius of 16' (Meeus, Astronomical Algorithms, p. 102). */
const level = (-50 / 60) * degree

// A ray along the ground is bent to a circle of a sixth of the Earth's curvature: the coefficient of refraction is 0.17
// (Sweer, The Path of a Ray of Light Tangent to the Surface of the Earth, 1938).
const earthRadius = 6_371_000
const bentRadius = earthRadius * (1 - 0.17)

/**
 * The true altitude, in radians, of the centre of a sun whose upper edge is on the horizon.
 * @param elevation in metres above the land or sea that the horizon is on; below it counts as 0
 */
export function horizonFrom(elevation: number): number {
  return elevation > 0 ? level - Math.sqrt((2 * elevation) / bentRadius) : level
}
