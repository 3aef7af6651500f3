import type { Call } from './call-plan.ts'

/** A call is sounded only when it is less than this late. */
export const maxLateMs = 60_000
/** How often the clock is read to detect a sleep or a clock change. */
const pollIntervalMs = 10_000
/** Offsets of time zones are whole quarters, so 01:00 and midnight of every place begin one. */
const quarter = 900_000
/** How far a change of settings can move a call: adjustments and methods move it by minutes. */
const maxMoveMs = 7_200_000
const second = 1000
const hour = 3_600_000
const day = 24 * hour

type CallClockParts = {
  /** Milliseconds since 1970, by the clock of the device; it may be changed. */
  now: () => number
  /** Milliseconds of a monotonic clock. */
  elapsed: () => number
  /** When the page was opened, by the clock: only calls after it are due. */
  since?: number | undefined
  plan: (now: number) => readonly Call[]
  /** Calls back once after this many milliseconds, or later; returns a function that cancels it. */
  setAlarm: (ms: number, wake: () => void) => () => void
  /** The moment of a call has come, or has passed unnoticed. */
  due: (call: Call) => void
  /** The clock was changed by this many milliseconds between two readings; a sleep also counts as forward. */
  changed?: ((by: number) => void) | undefined
}

/**
 * Reports each planned call when its moment has come, however the machine sleeps and its clock is changed.
 *
 * A call is due when its moment lies between two readings of the clock: so one whose moment was before the page was
 * opened never is, and one that passed during a sleep still is.
 */
export function createCallClock({ now, elapsed, since, plan, setAlarm, due, changed }: CallClockParts) {
  let seen = Math.min(since ?? now(), now())
  let seenAt = elapsed() - (now() - seen)
  let planned = plan(seen)
  let planAgainAt = quarterAfter(seen)
  let cancel = schedule()
  if (seen < now()) look()

  function schedule() {
    const next = planned.find(({ at }) => at > seen)
    return setAlarm(Math.min(pollIntervalMs, next ? next.at - seen : pollIntervalMs), look)
  }

  function planAt(present: number) {
    planned = plan(present)
    planAgainAt = quarterAfter(present)
  }

  /** Reads the clock: on waking, and whenever the page may have slept. */
  function look() {
    const present = now()
    const passed = elapsed() - seenAt
    // After it was set back, the clock has advanced at most by the elapsed time.
    const from = present < seen ? present - passed - 1 : seen
    const before = planned
    const between = plansBetween(from, present)
    if (Math.abs(present - seen - passed) > second) changed?.(present - seen - passed)
    if (present < seen || present >= planAgainAt) planAt(present)
    seen = present
    seenAt += passed
    cancel()
    cancel = schedule()
    for (const call of merge(before, between, planned)) if (call.at > from && call.at <= present) due(call)
  }

  /** Calls that would have been planned during a sleep: the plan after it contains only upcoming calls. */
  function plansBetween(from: number, present: number) {
    const plans: (readonly Call[])[] = []
    if (present - from < hour) return plans
    for (let at = Math.max(from, present - day); at < present; at += hour) plans.push(plan(at))
    return plans
  }

  return {
    look,
    /** The last reading of the clock. */
    seen: () => seen,
    /** Plans again after a change of settings. An upcoming call that has moved into the past is due. */
    replan() {
      const ahead = planned.filter(({ at }) => at > seen).map(({ id }) => id)
      planAt(seen)
      cancel()
      cancel = schedule()
      for (const call of plan(seen - maxMoveMs)) if (call.at <= seen && ahead.includes(call.id)) due(call)
    },
    stop: () => cancel(),
  }
}

const quarterAfter = (now: number) => (Math.floor(now / quarter) + 1) * quarter

/** The calls of all plans, in order; for a moved call the one of the latest plan. */
function merge(before: readonly Call[], between: readonly (readonly Call[])[], after: readonly Call[]) {
  if (before === after && between.length === 0) return after
  const all = [...before, ...between.flat(), ...after]
  return [...new Map(all.map((call) => [call.id, call])).values()].sort((one, other) => one.at - other.at)
}
