import type { Call } from './call-plan.ts'

/** A timer that comes later than this after the moment of its call does not sound it. */
export const latest = 60_000
/** So often a sleep and a turned clock are looked for. */
const pulse = 10_000
/** Offsets of time zones are whole quarters, so 01:00 and midnight of every place begin one. */
const quarter = 900_000

type CallClockParts = {
  /** Milliseconds since 1970, by the clock of the device; it may be turned. */
  now: () => number
  plan: (now: number) => readonly Call[]
  /** Calls once after so many milliseconds, or later; returns what takes that back. */
  wakeIn: (ms: number, wake: () => void) => () => void
  /** Whether it has sounded already. */
  sounded: (call: Call) => boolean
  sound: (call: Call) => void
  /** Its moment is over by `latest` or more. */
  missed: (call: Call) => void
}

/**
 * Sounds each planned call at its moment, once, however the machine sleeps and its clock is turned.
 *
 * A call is due when its moment lies between two looks at the clock: so one whose moment was before the first look, the
 * page's opening, never is, and one that a sleep has passed over still is.
 */
export function createCallClock({ now, plan, wakeIn, sounded, sound, missed }: CallClockParts) {
  let seen = now()
  let planned = plan(seen)
  let planAgainAt = quarterAfter(seen)
  let cancel = schedule()

  function schedule() {
    const next = planned.find(({ at }) => at > seen)
    return wakeIn(Math.min(pulse, next ? next.at - seen : pulse), look)
  }

  /** Reads the clock: on waking, and whenever the page may have slept. */
  function look() {
    const present = now()
    const from = Math.min(seen, present)
    const before = planned
    if (present < seen || present >= planAgainAt) {
      planned = plan(present)
      planAgainAt = quarterAfter(present)
    }
    seen = present
    cancel()
    cancel = schedule()
    for (const call of together(before, planned)) {
      if (call.at <= from || call.at > present || sounded(call)) continue
      if (present - call.at < latest) sound(call)
      else missed(call)
    }
  }

  return { look, stop: () => cancel() }
}

const quarterAfter = (now: number) => (Math.floor(now / quarter) + 1) * quarter

/** What either plan has; of a call that has moved, the later plan's. */
const together = (before: readonly Call[], after: readonly Call[]) =>
  before === after ? after : [...new Map([...before, ...after].map((call) => [call.id, call])).values()]
