import { degree, msInDay } from './units.ts'

/**
 * The sun as the Earth's centre sees it around one instant: its apparent longitude on the ecliptic as a quadratic in
 * time, with the tilt of the ecliptic and the sidereal time that turn it into the sky of a place. Radians and days.
 */
export type Sun = {
  readonly longitude: number
  /** How fast the longitude grows, in radians a day. */
  readonly motion: number
  /** Half of how fast that speed grows, in radians a day, a day. */
  readonly curve: number
  /** The true obliquity of the ecliptic. */
  readonly tilt: number
  /** Apparent sidereal time at Greenwich. */
  readonly sidereal: number
}

const { sin, cos } = Math
const noon2000 = 946_728_000_000
const daysInMillennium = 365_250

// Speeds in radians a millennium: the sun's mean longitude, its anomaly, the moon's elongation; and a size.
const mean = 6283.31966747
const year = 6283.07585
const month = 77713.7715
const ellipse = 0.03341656

// Terms of the Earth's longitude in VSOP87D (Bretagnon and Francou 1988; as in Meeus, appendix III, Earth, L0) that
// hardly change within a day, down to 0.6 seconds of arc: size in 1e-8 radian, phase, radians a millennium.
// biome-ignore format: a row a term
const slowTerms = [
  3497, 2.74, 5753.4,
  3418, 2.83, 3.5,
  2676, 4.42, 7860.4,
  2343, 6.13, 3930.2,
  1324, 0.74, 11506.8,
  1273, 2.04, 529.7,
  1199, 1.11, 1577.3,
  990, 5.23, 5884.9,
  902, 2.04, 26.3,
  857, 3.51, 398.1,
  780, 1.18, 5223.7,
  753, 2.53, 5507.6,
  505, 4.58, 18849.2,
  492, 4.21, 775.5,
  357, 2.92, 0.1,
  317, 5.85, 11790.6,
]

/**
 * The sun around `epoch` (milliseconds since 1970), accurate to a few seconds of arc (a third of a second of time) for
 * 1.3 days either way. Source: Meeus, Astronomical Algorithms, 2nd ed. (1998), chapters 12, 22, 25 and 32.
 */
export function sunAround(epoch: number): Sun {
  const days = (epoch - noon2000) / msInDay
  const millennia = days / daysInMillennium
  // Dynamical less universal time, in seconds: Espenak and Meeus (2006), the formula for 2005 to 2050.
  const lag = 62.92 + millennia * (322.17 + 5589 * millennia)
  const t = millennia + lag / 86_400 / daysInMillennium

  // What bends the path within a day: the ellipse (two harmonics, the first of them drifting) and the moon.
  const once = 4.6692568 + year * t
  const twice = 4.6261 + 2 * year * t
  const moon = 3.6277 + month * t
  let longitude =
    4.89506311 +
    mean * t +
    ellipse * cos(once) +
    0.00034894 * cos(twice) +
    0.00206059 * t * cos(2.678235 + year * t) +
    0.00003136 * cos(moon)
  for (let i = 0; i < slowTerms.length; i += 3) {
    const [size = 0, phase = 0, speed = 0] = [slowTerms[i], slowTerms[i + 1], slowTerms[i + 2]]
    longitude += 1e-8 * size * cos(phase + speed * t)
  }
  const motion =
    mean - year * (ellipse * sin(once) + 2 * 0.00034894 * sin(twice)) - month * 0.00003136 * sin(moon)
  const curve = -year * year * ellipse * cos(once)

  // Nutation by its largest term, and the aberration of sunlight at mean distance (Meeus, pp. 144, 164 and 165).
  const node = (125.04 - 19341.36 * t) * degree
  const nutation = -0.00478 * degree * sin(node)
  const tilt = (23.43929 - 0.130042 * t + 0.00256 * cos(node)) * degree
  const sidereal = (280.46061837 + 360.98564736629 * days) * degree

  return {
    longitude: longitude + nutation - 0.00572 * degree,
    motion: motion / daysInMillennium,
    curve: curve / 2 / daysInMillennium ** 2,
    tilt,
    sidereal: sidereal + nutation * cos(tilt),
  }
}
