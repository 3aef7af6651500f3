import { createCallClock, latest } from './call-clock.ts'
import type { CallLedger } from './call-ledger.ts'
import { type Call, type CallSettings, callsPlanned } from './call-plan.ts'
import type { CallSessionStore } from './call-session.ts'

/**
 * The outcome of a call. `elsewhere`: another tab sounded it; `repeated`: it had sounded before the clock was set back;
 * `interrupted`: the document was left while it sounded.
 */
export type LastCall = {
  call: Call
  outcome: 'sounded' | 'refused' | 'missed' | 'elsewhere' | 'repeated' | 'interrupted'
}

type CallRunnerParts = {
  settings: CallSettings
  now: () => number
  /** Milliseconds of a monotonic clock. */
  elapsed: () => number
  /** When the page was opened, by the clock of the device. */
  since: number
  /** Whether the document was reloaded: then calls missed meanwhile are noted, however long it took. */
  reloaded?: boolean
  wakeIn: (ms: number, wake: () => void) => () => void
  wait: (ms: number) => Promise<void>
  ledger: CallLedger
  session: CallSessionStore
  /** Runs one tab after another. */
  inTurn: <Result>(act: () => Promise<Result>) => Promise<Result>
  /** Starts the sound of a call. */
  begin: (call: Call) => Promise<'sounding' | 'refused' | 'stopped'>
  /** The plan was made again. */
  planned: () => void
  noted: (last: LastCall) => void
}

/** How long a navigation delays a call; the browser reports neither a cancelled navigation nor a download. */
const navigationTimeoutMs = 6000

/** Decides which call sounds when, and records the outcome of each. It does not depend on the browser. */
export function createCallRunner(parts: CallRunnerParts) {
  const { now, elapsed, wakeIn, wait, ledger, session, inTurn, begin, noted } = parts
  let { settings } = parts
  let last: LastCall | undefined
  /** The call that sounds. */
  let sounding: Call | undefined
  /** Due, and not yet known to sound. */
  const pending = new Set<Call>()
  let stopped = false
  let isOpening = true
  /** Until when, by `elapsed`, another document is expected to replace this one, which would cut off a call. */
  let leavingUntil = Number.NEGATIVE_INFINITY
  const isLeaving = () => elapsed() < leavingUntil

  const before = session.previous(now(), parts.reloaded)
  if (before.sounding) note(before.sounding, 'interrupted')
  session.clear()
  const clock = createCallClock({
    now,
    elapsed,
    since: Math.min(parts.since, before.seen ?? parts.since),
    wakeIn,
    plan(at) {
      parts.planned()
      return callsPlanned(at, settings)
    },
    due: (call) => void run(call, isOpening),
    changed: ledger.clockChanged,
  })

  isOpening = false

  function note(call: Call, outcome: LastCall['outcome']) {
    last = { call, outcome }
    noted(last)
  }

  async function run(call: Call, cameWhileOpening: boolean) {
    if (sounding?.id === call.id || [...pending].some(({ id }) => id === call.id)) return
    pending.add(call)
    const outcome = await soundInTurn(call)
    pending.delete(call)
    if (outcome === 'stopped') return
    if (outcome === 'sounding') return began(call)
    // It sounded in the previous document, and is reported as interrupted.
    if (cameWhileOpening && outcome === 'elsewhere' && before.sounding?.id === call.id) return
    note(call, outcome)
  }

  async function soundInTurn(call: Call) {
    const dueAt = elapsed()
    const lateBy = now() - call.at
    const pending = ledger.clockAheadFor(call)
    const clockAhead = pending && (await pending)
    for (;;) {
      while (isLeaving()) await wait(leavingUntil - elapsed())
      const outcome = await inTurn(async () => {
        if (stopped) return 'stopped'
        const soundedIn = ledger.soundedIn(call, clockAhead)
        if (soundedIn) return soundedIn === 'here' ? 'repeated' : soundedIn
        if (lateBy + elapsed() - dueAt >= latest) return 'missed'
        if (isLeaving()) return 'leaving'
        const begun = await begin(call)
        if (begun === 'sounding') ledger.add(call)
        return begun
      })
      if (outcome !== 'leaving') return outcome
    }
  }

  function began(call: Call) {
    sounding = call
    session.write({ seen: clock.seen(), sounding: call })
    note(call, 'sounded')
  }

  return {
    look: clock.look,
    change(to: CallSettings) {
      clock.look()
      settings = to
      clock.replan()
    },
    /** The sound has ended or was stopped. */
    ended() {
      sounding = undefined
      session.clear()
    },
    /** Plays the call that was interrupted from its beginning; to be called within a gesture. */
    async replay() {
      if (last?.outcome !== 'interrupted') return
      const { call } = last
      if ((await begin(call)) === 'sounding') began(call)
    },
    /** Another document may replace this one, or the navigation may be cancelled or be a download. */
    beforeNavigation() {
      leavingUntil = elapsed() + navigationTimeoutMs
    },
    /** The document is about to be left: the caller stops the sound, and the next document reports it. */
    leaveDocument(stop: () => void) {
      const interrupted = sounding
      stop()
      const [first] = [...pending].sort((one, other) => one.at - other.at)
      const seen = first ? Math.min(first.at - 1, clock.seen()) : clock.seen()
      session.write({ seen, sounding: interrupted })
      if (interrupted) note(interrupted, 'interrupted')
    },
    /** The document was restored from the back/forward cache. */
    enterDocument() {
      leavingUntil = Number.NEGATIVE_INFINITY
      session.clear()
      clock.look()
    },
    stop() {
      stopped = true
      clock.stop()
      session.clear()
    },
  }
}

export type CallRunner = ReturnType<typeof createCallRunner>
