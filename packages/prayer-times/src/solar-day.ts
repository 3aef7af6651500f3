import { crossing, type HalfDay } from './crossing.ts'
import type { Coordinates } from './place.ts'
import { altitudeAt, type Sky, sineFromCentre, skyOver, transitNear } from './sky.ts'

const degree = Math.PI / 180

/** The sun's highest point on a day, and its way up and down on that day and the nights beside it. */
export type SolarDay = {
  readonly sky: Sky
  /** Days from the sky's epoch. */
  readonly noon: number
  readonly lastEvening: HalfDay
  readonly morning: HalfDay
  readonly evening: HalfDay
  readonly nextMorning: HalfDay
}

/** The solar day whose noon is nearest to `epoch` (milliseconds since 1970). */
export function solarDay(place: Coordinates, epoch: number): SolarDay {
  const sky = skyOver(place, epoch)
  const noon = transitNear(sky, 0)
  const highSine = altitudeAt(sky, noon).sine
  const half = (low: number, high: number, lowSine: number): HalfDay => ({ low, high, lowSine, highSine })
  const before = altitudeAt(sky, noon - 0.5).sine
  const after = altitudeAt(sky, noon + 0.5).sine
  return {
    sky,
    noon,
    lastEvening: half(noon - 0.5, noon - 1, before),
    morning: half(noon - 0.5, noon, before),
    evening: half(noon + 0.5, noon, after),
    nextMorning: half(noon + 0.5, noon + 1, after),
  }
}

/** When the sun's centre stands `angle` degrees below the horizon. `guess` in days from the epoch, NaN for none. */
export function sunBelow(day: SolarDay, half: HalfDay, angle: number, guess: number): number | null {
  return crossing(day.sky, half, sineFromCentre(-angle * degree), guess)
}

/**
 * When a shadow is longer than at noon by `factor` times the height of what casts it: the sun's altitude is then
 * arccot(factor + tan z), z its distance from the zenith at noon.
 * @returns null on a day without a shadow at noon
 */
export function shadowGrown(day: SolarDay, factor: number, guess: number): number | null {
  const { highSine } = day.evening
  if (highSine <= 0) return null
  const noonShadow = Math.sqrt(Math.max(0, 1 - highSine * highSine)) / highSine
  return crossing(day.sky, day.evening, sineFromCentre(Math.atan(1 / (factor + noonShadow))), guess)
}
