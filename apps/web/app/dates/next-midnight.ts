import { beginningOf, dayOf, noonOf } from './civil-day.ts'

const dayMs = 24 * 60 * 60 * 1000
let known = { from: 0, midnight: 0 }

/** The centre's next midnight, both in milliseconds since 1970. Computed once a day, because each page view needs it. */
export function nextMidnight(now: number): number {
  if (now < known.from || now >= known.midnight) {
    const noon = noonOf(dayOf(new Date(now))).getTime()
    known = { from: now, midnight: beginningOf(dayOf(new Date(noon + dayMs))).getTime() }
  }
  return known.midnight
}
