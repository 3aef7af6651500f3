import type { Coordinates } from './place.ts'
import { type Sun, sunAround } from './sun.ts'

/** The sun's day over one place. Times are days from `sun.epoch`; a sine of altitude stands for the altitude. */
export type Sky = {
  readonly sun: Sun
  readonly sinLatitude: number
  readonly cosLatitude: number
  /** Apparent sidereal time at the place, at the epoch, in radians. */
  readonly sidereal: number
}

const { sin, cos, atan2, sqrt, PI } = Math
const degree = PI / 180

/** Radians the Earth turns in a day of universal time (Meeus, Astronomical Algorithms, p. 87). */
export const earthTurn = 360.98564736629 * degree

/** The sun's horizontal parallax, 8.794 seconds of arc: seen from the ground it stands lower than from the centre. */
const parallax = (8.794 / 3600) * degree

export function skyOver({ latitude, longitude }: Coordinates, epoch: number): Sky {
  const sun = sunAround(epoch)
  return {
    sun,
    sinLatitude: sin(latitude * degree),
    cosLatitude: cos(latitude * degree),
    sidereal: sun.sidereal + longitude * degree,
  }
}

/** The sine of the altitude, from the Earth's centre, of a sun that stands `altitude` radians high for an observer. */
export function sineFromCentre(altitude: number): number {
  return sin(altitude + parallax * cos(altitude))
}

/** The sine of the sun's altitude at `t`, and how fast it grows (per day). */
export function altitudeAt(sky: Sky, t: number): { sine: number; growth: number } {
  const { sun, sinLatitude, cosLatitude } = sky
  const longitude = sun.longitude + t * (sun.motion + t * sun.curve)
  const motion = sun.motion + 2 * t * sun.curve
  const turned = sky.sidereal + t * earthTurn
  const sinLongitude = sin(longitude)
  const cosLongitude = cos(longitude)
  const sinTurned = sin(turned)
  const cosTurned = cos(turned)
  // The sun's direction in the equator's axes is (cosLongitude, cosTilt sinLongitude, sinTilt sinLongitude).
  const east = sinTurned * cosLongitude - cosTurned * sun.cosTilt * sinLongitude
  const south = cosTurned * cosLongitude + sinTurned * sun.cosTilt * sinLongitude
  const southByMotion = sinTurned * sun.cosTilt * cosLongitude - cosTurned * sinLongitude
  return {
    sine: sinLatitude * sun.sinTilt * sinLongitude + cosLatitude * south,
    growth:
      sinLatitude * sun.sinTilt * cosLongitude * motion +
      cosLatitude * (motion * southByMotion - earthTurn * east),
  }
}

/** When the sun crosses the meridian (upper transit), the crossing nearest to `t`. */
export function transitNear(sky: Sky, t: number): number {
  let transit = t
  for (let round = 0; round < 2; round++) {
    const { sun } = sky
    const longitude = sun.longitude + transit * (sun.motion + transit * sun.curve)
    const turned = sky.sidereal + transit * earthTurn
    const x = cos(longitude)
    const y = sun.cosTilt * sin(longitude)
    const hourAngle = atan2(sin(turned) * x - cos(turned) * y, cos(turned) * x + sin(turned) * y)
    const z = sun.sinTilt * sin(longitude)
    transit -= hourAngle / (earthTurn - (sun.motion * sun.cosTilt) / (1 - z * z))
  }
  return transit
}

/** The sun's declination at `t`, in radians. */
export function declinationAt(sky: Sky, t: number): number {
  const { sun } = sky
  const z = sun.sinTilt * sin(sun.longitude + t * (sun.motion + t * sun.curve))
  return atan2(z, sqrt(1 - z * z))
}
