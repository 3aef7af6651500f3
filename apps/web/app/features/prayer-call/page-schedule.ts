import { fetchServerStatus } from '../../freshness/is-server-reachable.ts'
import { readItem, writeItem } from '../../platform/browser-storage.ts'
import { createAlarm } from './alarm.ts'
import type { CallEvent } from './call-events.ts'
import { createCallLedger, ledgerKey } from './call-ledger.ts'
import { inTurn } from './call-lock.ts'
import { createCallSchedule } from './call-schedule.ts'
import { createCallSession } from './call-session.ts'
import { listenToPage, wasReloaded } from './page-events.ts'

const elapsed = () => performance.now()

/** The schedule of the calls on the clock, storage and lifecycle events of this document, until it is closed. */
export function createPageSchedule(dispatch: (event: CallEvent) => void) {
  const alarm = createAlarm()
  const { effects, look, expectNavigation } = createCallSchedule(
    {
      now: Date.now,
      elapsed,
      setAlarm: (ms, wake) =>
        alarm.set(ms, () => {
          // In most browsers any gesture on the page allows sound, not only a press of our button.
          dispatch({ type: 'woken', hasGesture: navigator.userActivation?.hasBeenActive ?? false })
          wake()
        }),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      reloaded: wasReloaded(),
      ledger: createCallLedger({
        now: Date.now,
        elapsed,
        read: () => readItem(ledgerKey),
        write: (text) => writeItem(ledgerKey, text),
        clockAhead: async () => (await fetchServerStatus())?.clockAhead,
      }),
      session: createCallSession({
        read: (key) => readItem(key, 'sessionStorage'),
        write: (key, text) => writeItem(key, text, 'sessionStorage'),
      }),
      inTurn,
    },
    dispatch,
  )
  const stopListening = listenToPage({
    onResumed: look,
    onRestored: () => dispatch({ type: 'restored' }),
    beforeLeft: expectNavigation,
    onLeft: () => dispatch({ type: 'left' }),
    onOnline: () => dispatch({ type: 'refetchDue' }),
  })

  return {
    effects,
    close() {
      alarm.close()
      stopListening()
    },
  }
}
