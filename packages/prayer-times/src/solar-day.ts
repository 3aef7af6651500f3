import { crossing } from './crossing.ts'
import type { Coordinates } from './place.ts'
import { skyOver } from './sky.ts'
import { degree } from './units.ts'

/**
 * Finds when, in half a solar day, the sun's centre is `altitude` radians above the horizon (below: negative). Times
 * are days from noon. NaN when it never is.
 */
export type HalfDay = (altitude: number) => number

/** A day's sun at a place: from noon down to the lowest points on either side, and up again to the noons beyond. */
export type SolarDay = {
  /** In milliseconds since 1970. */
  readonly noon: number
  /** How high an observer sees the sun at noon, in radians. */
  readonly noonAltitude: number
  readonly lastEvening: HalfDay
  readonly morning: HalfDay
  readonly evening: HalfDay
  readonly nextMorning: HalfDay
}

/**
 * The sun's horizontal parallax, 8.794 seconds of arc: from the ground it appears lower than from the Earth's centre.
 */
const parallax = (8.794 / 3600) * degree

/** The solar day whose noon is nearest to `epoch` (milliseconds since 1970). */
export function solarDay(place: Coordinates, epoch: number): SolarDay {
  const { noon, sunAt, atNoon } = skyOver(place, epoch)
  const highSine = atNoon.fixed + atNoon.turning
  // From the lowest point, half a day from noon, up to the noon at `high`.
  const half = (low: number, lowSine: number, high: number): HalfDay => {
    const side = low > high ? 1 : -1
    return (altitude) => {
      const sine = Math.sin(altitude + parallax * Math.cos(altitude))
      if (lowSine > sine || highSine < sine) return NaN
      // Exact if the sun stayed at its declination of noon (Meeus, Astronomical Algorithms, p. 102).
      const guess = high + (side * Math.acos((sine - atNoon.fixed) / atNoon.turning)) / (2 * Math.PI)
      return crossing(sunAt, sine, low, high, guess)
    }
  }
  const before = sunAt(-0.5).sine
  const after = sunAt(0.5).sine
  const fromCentre = Math.asin(Math.min(1, highSine))
  return {
    noon,
    noonAltitude: fromCentre - parallax * Math.cos(fromCentre),
    lastEvening: half(-0.5, before, -1),
    morning: half(-0.5, before, 0),
    evening: half(0.5, after, 0),
    nextMorning: half(0.5, after, 1),
  }
}
