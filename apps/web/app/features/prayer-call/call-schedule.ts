import { createCallClock, maxLateMs } from './call-clock.ts'
import type { CallEvent } from './call-events.ts'
import type { CallLedger } from './call-ledger.ts'
import type { CallEffects } from './call-loop.ts'
import { type Call, type CallSettings, callsPlanned } from './call-plan.ts'
import type { CallSessionStore } from './call-session.ts'

export type CallScheduleParts = {
  now: () => number
  /** Milliseconds of a monotonic clock. */
  elapsed: () => number
  setAlarm: (ms: number, wake: () => void) => () => void
  wait: (ms: number) => Promise<void>
  /** Whether the document was reloaded: then calls missed meanwhile are noted, however long it took. */
  reloaded?: boolean
  ledger: CallLedger
  session: CallSessionStore
  /** Runs one tab after another. */
  inTurn: <Result>(act: () => Promise<Result>) => Promise<Result>
}

/** How long a navigation delays a call; the browser reports neither a cancelled navigation nor a download. */
const navigationTimeoutMs = 6000

/** The effects that need the clock, the other tabs and the stored state of the calls; no browser API. */
export function createCallSchedule(parts: CallScheduleParts, dispatch: (event: CallEvent) => void) {
  const { now, elapsed, setAlarm, wait, ledger, session, inTurn } = parts
  let clock: ReturnType<typeof createCallClock> | undefined
  let settings: CallSettings
  /** Until when, by `elapsed`, another document is expected to replace this one, which would cut off a call. */
  let leavingUntil = Number.NEGATIVE_INFINITY
  const isLeaving = () => elapsed() < leavingUntil
  /** Ends the turn of a call, or waits for another one. */
  const turns = new Map<Call, (isOver: boolean) => void>()

  async function takeTurn(call: Call) {
    const dueAt = elapsed()
    const lateBy = now() - call.at
    const pending = ledger.clockAheadFor(call)
    const clockAhead = pending && (await pending)
    const turn = () =>
      new Promise<boolean>((resolve) => {
        turns.set(call, resolve)
        const soundedIn = ledger.soundedIn(call, clockAhead)
        const isLate = lateBy + elapsed() - dueAt >= maxLateMs
        dispatch({ type: 'turn', call, soundedIn, isLate, isLeaving: isLeaving() })
      })
    for (let isOver = false; !isOver; ) {
      while (isLeaving()) await wait(leavingUntil - elapsed())
      isOver = await inTurn(turn)
    }
    turns.delete(call)
  }

  const effects = {
    startClock({ since, settings: from }) {
      settings = from
      const before = session.previous(now(), parts.reloaded)
      if (before.sounding) dispatch({ type: 'interruptionRead', call: before.sounding })
      session.clear()
      clock = createCallClock({
        now,
        elapsed,
        since: Math.min(since, before.seen ?? since),
        setAlarm,
        plan(at) {
          dispatch({ type: 'refetchDue' })
          return callsPlanned(at, settings)
        },
        due: (call) => dispatch({ type: 'due', call }),
        changed: ledger.clockChanged,
      })
    },
    changeSettings({ settings: to }) {
      clock?.look()
      settings = to
      clock?.replan()
    },
    resumeClock() {
      leavingUntil = Number.NEGATIVE_INFINITY
      clock?.look()
    },
    stopClock() {
      clock?.stop()
      clock = undefined
    },
    takeTurn: ({ call }) => void takeTurn(call),
    retryTurn: ({ call }) => turns.get(call)?.(false),
    endTurn: ({ call }) => turns.get(call)?.(true),
    record: ({ call }) => ledger.add(call),
    saveSession({ sounding, pendingSince = Number.POSITIVE_INFINITY }) {
      session.write({ seen: Math.min(pendingSince - 1, clock?.seen() ?? now()), sounding })
    },
    clearSession: session.clear,
  } satisfies Partial<CallEffects>

  return {
    effects,
    /** Reads the clock, after the page may have slept. */
    look: () => clock?.look(),
    /** Another document may replace this one, or the navigation may be cancelled or be a download. */
    expectNavigation() {
      leavingUntil = elapsed() + navigationTimeoutMs
    },
  }
}
