import { nextOccurrence, type Occurrence, occurrencesBetween } from '@islamic-centre/schedule/occurrences'
import type { Place, Schedule } from '@islamic-centre/schedule/schedule'
import { clockTimeOf, instantOf } from '../dates/centre-time'

const dayMs = 86_400_000

const dayAfter = (date: string) => new Date(Date.parse(date) + dayMs).toISOString().slice(0, 10)

const midnightOf = (date: string) => instantOf({ date, time: '00:00' })

/** The occurrence that `startsAt` and `endsAt` of an entry are, and when it is over, where it is not yet. */
export interface ShownOccurrence {
  startsAt: Date
  endsAt: Date | null
  until?: Date
}

/** An occurrence without an end is over with its day, as an event without `endsAt`. */
const overAt = ({ startsAt, endsAt }: Occurrence) =>
  endsAt ?? midnightOf(dayAfter(clockTimeOf(startsAt).date))

/** The latest that began before an instant; one that is cancelled only where all are. */
function lastOccurrence(schedule: Schedule, now: Date, place: Place): Occurrence | undefined {
  const days = [schedule.first, ...schedule.exceptions.map(({ day }) => day)]
  // The start may be on the day before, a moved one anywhere.
  const moved = schedule.exceptions.flatMap((it) =>
    'startsAt' in it && it.startsAt ? [Date.parse(it.startsAt)] : [],
  )
  const earliest = Math.min(...days.map((day) => Date.parse(day)), ...moved) - 3 * dayMs
  let cancelled: Occurrence | undefined
  // Where they ended long ago, as few as possible are computed.
  let [until, steps] = [now.getTime(), 45 * dayMs]
  while (until > earliest) {
    const from = until - steps
    const found = occurrencesBetween(schedule, new Date(from), new Date(until), place, Infinity)
    const last = found.findLast(({ exception }) => exception?.change !== 'cancelled')
    if (last) return last
    cancelled ??= found.at(-1)
    ;[until, steps] = [from, 2 * steps]
  }
  return cancelled
}

/** The next occurrence that is not cancelled, or the last one where all are over; undefined where there is none at all. */
export function shownOccurrence(schedule: Schedule, now: Date, place: Place): ShownOccurrence | undefined {
  const from = schedule.minutes ? now : midnightOf(clockTimeOf(now).date)
  const next = nextOccurrence(schedule, from, place)
  if (next) return { startsAt: next.startsAt, endsAt: next.endsAt ?? null, until: overAt(next) }
  const last = lastOccurrence(schedule, now, place)
  return last && { startsAt: last.startsAt, endsAt: last.endsAt ?? null }
}
