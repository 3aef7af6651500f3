import { dayOf, daysLater } from '../dates/civil-day.ts'
import { type OpeningHours, type Place, places, spansOn } from './hours.ts'
import { dayMinutes, instantAt } from './instant-at.ts'
import { minutesAfter, type OpenNow } from './open-state.ts'

/** How far ahead the next opening is looked for. */
const maxDays = 62

type Interval = { opens: number; closes: number }

/** From a civil day on, when a place is open; spans that meet or overlap are one interval. */
function* intervalsFrom(hours: OpeningHours, place: Place, first: string): Generator<Interval> {
  let last: Interval | undefined
  for (let index = 0; index <= maxDays; index++) {
    const day = daysLater(first, index)
    for (const { opens, closes } of spansOn(hours, place, day)) {
      const next = { opens: instantAt(day, opens), closes: closingOf(day, closes) }
      if (last && next.opens <= last.closes) last.closes = Math.max(last.closes, next.closes)
      else {
        if (last) yield last
        last = next
      }
    }
  }
  if (last) yield last
}

/** When the clocks show the end of a span, which may be on the next day. */
const closingOf = (day: string, closes: number) =>
  closes > dayMinutes ? instantAt(daysLater(day, 1), closes - dayMinutes) : instantAt(day, closes)

/**
 * The openings and closings of a place from the interval that lasts at `now`, or the next, to the first that begins after
 * this day; `closed` is the closing before.
 */
function scan(hours: OpeningHours, place: Place, now: number) {
  const today = dayOf(new Date(now))
  const horizon = instantAt(today, dayMinutes)
  const end = instantAt(daysLater(today, maxDays - 1), 0)
  const changes: number[] = []
  let closed = 0
  // An interval of the day before may last past midnight.
  for (const { opens, closes } of intervalsFrom(hours, place, daysLater(today, -1))) {
    if (closes <= now) closed = closes
    else changes.push(...(closes < end ? [opens, closes] : [opens]))
    if (opens >= horizon) break
  }
  return { closed, changes }
}

const known = new WeakMap<OpeningHours, { until: number; openNow: OpenNow }>()

/**
 * When each place opens and closes, at `now` in milliseconds since 1970. Until one does, or the day is over, it is the same object,
 * because each page view needs it.
 */
export function openNow(hours: OpeningHours, now: number): OpenNow {
  const before = known.get(hours)
  if (before && before.openNow.since <= now && now < before.until) return before.openNow
  const today = dayOf(new Date(now))
  const found = places
    .filter((place) => hours.week[place])
    .map((place) => ({ place, ...scan(hours, place, now) }))
  const moments = found.flatMap(({ closed, changes }) => [closed, ...changes])
  const since = Math.max(instantAt(today, 0), ...moments.filter((it) => it <= now))
  const made: OpenNow = {
    since,
    ...Object.fromEntries(
      found.map(({ place, changes }) => [place, changes.map((it) => minutesAfter(since, it))]),
    ),
  }
  const until = Math.min(instantAt(today, dayMinutes), ...moments.filter((it) => it > now))
  known.set(hours, { until, openNow: made })
  return made
}
