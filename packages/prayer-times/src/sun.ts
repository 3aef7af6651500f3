/**
 * The sun as the Earth's centre sees it around one instant: its apparent longitude on the ecliptic as a quadratic in
 * time, with the tilt of the ecliptic and the sidereal time that turn it into the sky of a place. Radians and days.
 * Sources: Meeus, Astronomical Algorithms, 2nd ed. (1998), chapters 12, 22, 25 and appendix III.
 */
export type Sun = {
  /** The instant that the rest refers to, in milliseconds since 1970. */
  readonly epoch: number
  readonly longitude: number
  /** How fast the longitude grows, in radians a day. */
  readonly motion: number
  /** Half of how fast that speed grows, in radians a day, a day. */
  readonly curve: number
  readonly sinTilt: number
  readonly cosTilt: number
  /** Apparent sidereal time at Greenwich. */
  readonly sidereal: number
}

const { sin, cos, PI } = Math
const degree = PI / 180
const arcsecond = degree / 3600
const noon2000 = 946_728_000_000
const daysInMillennium = 365_250

// VSOP87D (Bretagnon and Francou 1988; Meeus appendix III, Earth, L0), terms of 0.4 seconds of arc and more that
// hardly change within a day: amplitude in 1e-8 radian, phase in radians, speed in radians a millennium.
const slowTerms = [
  3497, 2.7441, 5753.3849, 3418, 2.8289, 3.5231, 2676, 4.4181, 7860.4194, 2343, 6.1352, 3930.2097, 1324,
  0.7425, 11506.7698, 1273, 2.0371, 529.691, 1199, 1.1096, 1577.3435, 990, 5.233, 5884.927, 902, 2.045,
  26.298, 857, 3.508, 398.149, 780, 1.179, 5223.694, 753, 2.533, 5507.553, 505, 4.583, 18849.228, 492, 4.205,
  775.523, 357, 2.92, 0.067, 317, 5.849, 11790.629, 284, 1.899, 796.298, 271, 0.315, 10977.079, 243, 0.345,
  5486.778, 206, 4.806, 2544.314, 205, 1.869, 5573.143, 202, 2.458, 6069.777,
] as const

/** The sun around `epoch` (milliseconds since 1970): good to half a second of arc or so, 1.3 days either way. */
export function sunAround(epoch: number): Sun {
  const days = (epoch - noon2000) / 86_400_000
  const years = days / 365.25
  // Dynamical less universal time, in seconds: Espenak and Meeus (2006), the formula for 2005 to 2050.
  const lag = 62.92 + years * (0.32217 + years * 0.005589)
  const t = (days + lag / 86_400) / daysInMillennium

  // The terms that bend the path within a day: the ellipse (speed `turn`, the first two harmonics) and the moon.
  const turn = 6283.07585
  const ellipse = 4.6692568 + turn * t
  const ellipseTwice = 4.6261 + 2 * turn * t
  const ellipseDrift = 2.678235 + turn * t
  const moon = 3.6277 + 77713.7715 * t
  let longitude =
    1.75347046 +
    PI +
    t * (6283.31966747 + 0.00052919 * t) +
    0.03341656 * cos(ellipse) +
    0.00034894 * cos(ellipseTwice) +
    t * (0.00206059 * cos(ellipseDrift) + 0.00004303 * cos(2.6351 + 2 * turn * t)) +
    t * t * 0.0000872 * cos(1.0721 + turn * t) +
    0.00003136 * cos(moon)
  for (let i = 0; i < slowTerms.length; i += 3) {
    longitude += 1e-8 * slowTerms[i]! * cos(slowTerms[i + 1]! + slowTerms[i + 2]! * t)
  }
  const motion =
    6283.31966747 -
    turn *
      (0.03341656 * sin(ellipse) + 2 * 0.00034894 * sin(ellipseTwice) + t * 0.00206059 * sin(ellipseDrift)) -
    77713.7715 * 0.00003136 * sin(moon)
  const curve = -(turn * turn) * (0.03341656 * cos(ellipse) + 4 * 0.00034894 * cos(ellipseTwice))

  // Nutation (Meeus p. 144, its two largest terms) and the aberration of sunlight (p. 167, at mean distance).
  const century = days / 36_525
  const node = (125.04452 - 1934.136261 * century) * degree
  const nutation = (-17.2 * sin(node) - 1.32 * sin(2 * longitude)) * arcsecond
  const nodding = (9.2 * cos(node) + 0.57 * cos(2 * longitude)) * arcsecond
  const tilt = (23.4392911 - 0.0130042 * century) * degree + nodding
  const cosTilt = cos(tilt)
  const meanSidereal = 280.46061837 + 360.98564736629 * days + 0.000387933 * century * century

  return {
    epoch,
    longitude: longitude + nutation - (20.49 + 0.09) * arcsecond,
    motion: motion / daysInMillennium,
    curve: curve / (2 * daysInMillennium * daysInMillennium),
    sinTilt: sin(tilt),
    cosTilt,
    sidereal: meanSidereal * degree + nutation * cosTilt,
  }
}
