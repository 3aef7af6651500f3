import { beginningOf, dayOf } from '../dates/civil-day.ts'

const minute = 60_000

/** Whether the centre's 23:59 or midnight lies after `then` and not after `now`. */
function dayTurned(then: number, now: number): boolean {
  const midnight = beginningOf(dayOf(new Date(now + minute))).getTime()
  return [midnight - minute, midnight].some((turn) => turn > then && turn <= now)
}

/** Whether what was read at `then` is to be read again: the day turns or has turned, or `every` is over. */
export const isDue = (then: number, now: number, every = Number.POSITIVE_INFINITY): boolean =>
  // A clock that was turned back says nothing about what has passed.
  now < then || now - then >= every || dayOf(new Date(then)) !== dayOf(new Date(now)) || dayTurned(then, now)
