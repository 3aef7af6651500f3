import { altitudeAt, type Sky } from './sky.ts'

/** Half a solar day, from the sun's lowest point to its highest or the other way; times in days from the epoch. */
export type HalfDay = {
  readonly low: number
  readonly high: number
  readonly lowSine: number
  readonly highSine: number
}

const hundredthOfASecond = 0.01 / 86_400

/**
 * When, within a half day, the sun stands at an altitude: Newton's method from `guess`, held inside the half day by
 * bisection, so that it cannot run away where the sun only grazes the altitude.
 * @param sine the sine of the altitude as the Earth's centre sees it
 * @returns days from the epoch, or null when the sun stays above or below all the while
 */
export function crossing(
  sky: Sky,
  { low, high, lowSine, highSine }: HalfDay,
  sine: number,
  guess: number,
): number | null {
  if (lowSine > sine || highSine < sine) return null
  let below = low
  let above = high
  let t = Math.abs(guess - (low + high) / 2) <= Math.abs(high - low) / 2 ? guess : (low + high) / 2
  for (let round = 0; round < 60; round++) {
    const { sine: reached, growth } = altitudeAt(sky, t)
    if (reached < sine) below = t
    else above = t
    let next = t - (reached - sine) / growth
    const inside = below < above ? next >= below && next <= above : next >= above && next <= below
    if (!inside) next = (below + above) / 2
    const step = Math.abs(next - t)
    t = next
    if (step < hundredthOfASecond) break
  }
  return t
}
