import type { Sky } from './sky.ts'

// Halley's method cubes the error. A step this short, along which the slope hardly turns, leaves a few milliseconds.
const threeMinutes = 3 / 1440
const slightTurn = 0.005

/**
 * When the sun is at an altitude between `low`, where it is below it, and `high`, where it is above: Halley's method
 * from `guess`, held between the two by bisection so that it cannot run away where the sun only grazes the altitude.
 */
export function crossing(
  sunAt: Sky['sunAt'],
  sine: number,
  low: number,
  high: number,
  guess: number,
): number {
  let below = low
  let above = high
  let time = (guess - low) * (guess - high) < 0 ? guess : (low + high) / 2
  for (let round = 0; round < 60; round++) {
    const { sine: reached, growth, bend } = sunAt(time)
    if (reached < sine) below = time
    else above = time
    const step = (sine - reached) / growth
    const turning = (bend * step) / growth
    time += step / (1 + turning / 2)
    const inside = (time - below) * (time - above) <= 0
    if (!inside) time = (below + above) / 2
    else if (Math.abs(step) < threeMinutes && Math.abs(turning) < slightTurn) break
  }
  return time
}
