import { beginningOf, dayOf } from '../dates/civil-day.ts'

const minute = 60_000

/** Whether the centre's 23:59 or midnight lies after `then` and not after `now`. */
function dayTurned(then: number, now: number): boolean {
  const midnight = beginningOf(dayOf(new Date(now + minute))).getTime()
  return [midnight - minute, midnight].some((turn) => turn > then && turn <= now)
}

/** Whether data read at `then` must be revalidated: the day has changed or is about to, or `every` has passed. */
export const isDue = (then: number, now: number, every = Number.POSITIVE_INFINITY): boolean =>
  // After the clock was set back the elapsed time is unknown.
  now < then || now - then >= every || dayOf(new Date(then)) !== dayOf(new Date(now)) || dayTurned(then, now)
