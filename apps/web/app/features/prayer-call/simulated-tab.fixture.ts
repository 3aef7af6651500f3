import { createCallLedger } from './call-ledger.ts'
import { type CallSettings, callsPlanned } from './call-plan.ts'
import { createCallSession } from './call-session.ts'
import type { LastCall } from './call-state.ts'
import { startSimulatedCalls } from './simulated-effects.fixture.ts'
import { simulatedLock } from './simulated-lock.fixture.ts'
import type { simulatedMachine } from './simulated-machine.fixture.ts'

type Sounded = {
  id: string
  at: number
  trueAt: number
  whole?: boolean
  cut?: 'left' | 'reloaded' | 'closed'
  /** Whether it started while the document was about to be replaced. */
  whileLeaving?: boolean
}
type Noted = { id: string; outcome: LastCall['outcome']; trueAt: number }

/**
 * A device whose tabs share its clock, its storage, its lock and its network. It starts a sound after `playMs`, and the
 * server answers it after `answerMs`.
 */
export function simulatedDevice(
  machine: ReturnType<typeof simulatedMachine>,
  settings: CallSettings,
  { playMs = 0, answerMs = 0 }: { playMs?: number; answerMs?: number } = {},
) {
  const items = new Map<string, string>()
  const sounded: Sounded[] = []
  const noted: Noted[] = []
  /** The spans of the device's clock during which a page with calls was open. */
  const spans: { from: number; to: number; trueFrom: number; trueTo: number }[] = []
  /** The spans in which a page waited for another document, and was then left otherwise: its calls are not sounded. */
  const leftAgain: { trueFrom: number; trueTo: number }[] = []
  const tabs = new Set<{ mark: (isChange: boolean) => void }>()
  let online = true

  const inTurn = simulatedLock(machine)

  const waitBy = (setAlarm: typeof machine.setAlarm) => (ms: number) =>
    new Promise<void>((resolve) => {
      setAlarm(ms, () => {
        machine.settleFirst()
        resolve()
      })
    })
  const wait = waitBy(machine.setAlarm)

  async function clockAhead() {
    machine.settleFirst()
    if (answerMs > 0) await wait(answerMs)
    return online ? machine.wrongBy() : undefined
  }

  function openTab() {
    const session = new Map<string, string>()
    let calls: ReturnType<typeof startSimulatedCalls> | undefined
    let sound: { entry: Sounded; cancel: () => void } | undefined
    let loading: (() => void) | undefined
    /** A navigation whose document has not arrived. */
    let leaving: { since: number; cancel: () => void } | undefined
    let current = { isOpen: false }
    /** The clock at its last recording; undefined while no page with calls is open. */
    let seen: number | undefined
    let seenAt = 0
    let changedAt = 0

    /**
     * Records the span that the clock has passed, by time or by a change; a change that is undone at once is not
     * recorded.
     */
    function mark(isChange: boolean) {
      if (seen === undefined) return
      const [now, present] = [machine.now(), machine.elapsed()]
      if (isChange) changedAt = present
      else if (present - changedAt > pollIntervalMs) {
        const trueFrom = Math.max(changedAt, seenAt)
        const from = now - (present - trueFrom)
        spans.push({ from: seen, to: from, trueFrom: seenAt, trueTo: trueFrom })
        spans.push({ from, to: now, trueFrom, trueTo: present })
        seen = now
        seenAt = present
      }
    }

    function start(since: number, reloaded: boolean) {
      const document = { isOpen: true }
      current = document
      const setAlarm = (ms: number, wake: () => void) =>
        machine.setAlarm(ms, () => {
          if (document.isOpen) wake()
        })
      const own = startSimulatedCalls({
        settings,
        now: machine.now,
        elapsed: machine.elapsed,
        since,
        reloaded,
        setAlarm,
        wait: waitBy(setAlarm),
        ledger: createCallLedger({
          now: machine.now,
          elapsed: machine.elapsed,
          read: () => items.get('ledger'),
          write: (text) => items.set('ledger', text),
          clockAhead,
        }),
        session: createCallSession({
          read: (key) => session.get(key),
          write: (key, text) => (text === undefined ? session.delete(key) : session.set(key, text)),
        }),
        inTurn,
        async play({ call }) {
          if (playMs > 0) await wait(playMs)
          if (!call || !document.isOpen || calls !== own) return 'stopped'
          const { id, at } = call
          const entry: Sounded = { id, at, trueAt: machine.elapsed(), whileLeaving: leaving !== undefined }
          sounded.push(entry)
          const cancel = machine.setAlarm(soundMs, () => {
            entry.whole = true
            sound = undefined
            own.dispatch({ type: 'ended' })
          })
          sound = { entry, cancel }
          return 'sounding'
        },
        stop: () => cut('reloaded'),
        noted: ({ call, outcome }) => noted.push({ id: call.id, outcome, trueAt: machine.elapsed() }),
      })
      calls = own
      machine.settleFirst()
    }

    function cut(how: NonNullable<Sounded['cut']>) {
      if (!sound) return
      sound.cancel()
      sound.entry.cut = how
      sound = undefined
    }

    /** The code of a document runs after a delay; its page counts as opened when it was requested. */
    function load(ms: number, reloaded: boolean, requestedAt = machine.elapsed()) {
      loading = machine.setAlarm(ms, () => {
        loading = undefined
        const since = machine.now() - (machine.elapsed() - requestedAt)
        if (seen === undefined) {
          seen = since
          seenAt = requestedAt
        }
        start(since, reloaded)
      })
    }

    function navigate(ms: number, arrive: () => void) {
      leaving?.cancel()
      calls?.expectNavigation()
      const cancel = machine.setAlarm(ms, () => {
        leaving = undefined
        arrive()
      })
      leaving = { since: machine.elapsed(), cancel }
    }

    const tab = {
      mark,
      isOnCalls: () => calls !== undefined || loading !== undefined,
      open: load,
      /** The new document arrives after `documentMs`, until when the old one stays active. */
      reload(ms: number, documentMs = 0) {
        const requestedAt = machine.elapsed()
        const replace = () => {
          calls?.dispatch({ type: 'left' })
          current.isOpen = false
          calls = undefined
          loading?.()
          load(ms, true, requestedAt)
        }
        if (documentMs > 0 && calls) navigate(documentMs, replace)
        else replace()
      },
      /** A link to a download, which is detected after this many milliseconds. */
      download: (ms: number) => navigate(ms, () => undefined),
      /** To the other page with calls. */
      goToOtherCalls: () => calls?.dispatch({ type: 'settingsChanged', settings: { ...settings } }),
      leave() {
        mark(false)
        seen = undefined
        if (leaving) leftAgain.push({ trueFrom: leaving.since, trueTo: machine.elapsed() })
        leaving?.cancel()
        leaving = undefined
        loading?.()
        loading = undefined
        cut('left')
        calls?.dispatch({ type: 'closed', isFailure: false })
        calls = undefined
      },
      come() {
        if (!tab.isOnCalls()) {
          seen = machine.now()
          seenAt = machine.elapsed()
          start(machine.now(), false)
        }
      },
      close() {
        cut('closed')
        tab.leave()
        tabs.delete(tab)
      },
    }
    tabs.add(tab)
    return tab
  }

  return {
    sounded,
    noted,
    spans,
    leftAgain,
    openTab,
    setOnline(to: boolean) {
      online = to
    },
    /** To be called before and after the clock is changed, and at the end. */
    mark(isChange: boolean) {
      for (const tab of tabs) tab.mark(isChange)
    },
    plan: (now: number) => callsPlanned(now, settings),
  }
}

/** A page reads the clock at least this often. */
const pollIntervalMs = 10_000
/** The duration of a call. */
const soundMs = 40_000
