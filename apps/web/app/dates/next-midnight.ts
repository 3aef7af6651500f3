import { beginningOf, dayOf, daysLater } from './civil-day.ts'

let known = { from: 0, midnight: 0 }

/** The centre's next midnight, both in milliseconds since 1970. Computed once a day, because each page view needs it. */
export function nextMidnight(now: number): number {
  if (now < known.from || now >= known.midnight) {
    known = { from: now, midnight: beginningOf(daysLater(dayOf(new Date(now)), 1)).getTime() }
  }
  return known.midnight
}
