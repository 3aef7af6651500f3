import type { Coordinates } from './place.ts'
import { sunAround } from './sun.ts'
import { degree, msInDay } from './units.ts'

/** The sun over one place through one day and the nights beside it. */
export type Sky = {
  /** When the sun is highest: its upper transit, in milliseconds since 1970. */
  readonly noon: number
  /** The sun's position `time` days after noon. */
  readonly sunAt: (time: number) => {
    /** The sine of its altitude, seen from the Earth's centre. */
    readonly sine: number
    /** How fast the sine grows (a day), and how fast that changes (a day, a day). */
    readonly growth: number
    readonly bend: number
  }
  /** The sine at noon as what stays and what the turning of the Earth takes away, were the declination to stay too. */
  readonly atNoon: { readonly fixed: number; readonly turning: number }
}

const { sin, cos, atan2, PI } = Math

/** Radians the Earth turns in a day of universal time (Meeus, Astronomical Algorithms, p. 87). */
const turn = 360.98564736629 * degree

/** The sky of a place on the day whose noon is nearest to `epoch` (milliseconds since 1970). */
export function skyOver({ latitude, longitude: east }: Coordinates, epoch: number): Sky {
  const { longitude, motion, curve, tilt, sidereal } = sunAround(epoch)
  const sinTilt = sin(tilt)
  const cosTilt = cos(tilt)
  const sinLatitude = sin(latitude * degree)
  const cosLatitude = cos(latitude * degree)
  let noon = 0

  const sunAt = (time: number) => {
    const days = noon + time
    const along = longitude + days * (motion + days * curve)
    const turned = sidereal + east * degree + days * turn
    const sinAlong = sin(along)
    const cosAlong = cos(along)
    const sinTurned = sin(turned)
    const cosTurned = cos(turned)
    // The direction of the sun along the equator: towards the meridian (due south in Toronto), and west of it.
    const south = cosTurned * cosAlong + sinTurned * cosTilt * sinAlong
    const west = sinTurned * cosAlong - cosTurned * cosTilt * sinAlong
    return {
      south,
      west,
      sine: sinLatitude * sinTilt * sinAlong + cosLatitude * south,
      growth:
        motion *
          (sinLatitude * sinTilt * cosAlong +
            cosLatitude * (sinTurned * cosTilt * cosAlong - cosTurned * sinAlong)) -
        turn * cosLatitude * west,
      // By the turning of the Earth alone: the rest is a few thousandths of it.
      bend: -turn * turn * cosLatitude * south,
    }
  }
  for (let round = 0; round < 2; round++) {
    const { west, south } = sunAt(0)
    noon -= atan2(west, south) / (2 * PI)
  }
  const fixed = sinLatitude * sinTilt * sin(longitude + noon * (motion + noon * curve))
  return { noon: epoch + noon * msInDay, sunAt, atNoon: { fixed, turning: sunAt(0).sine - fixed } }
}
