import { cities } from '@islamic-centre/prayer-times'
import { createCallLedger } from './call-ledger.ts'
import type { Call, CallSettings } from './call-plan.ts'
import { createCallSession } from './call-session.ts'
import { startSimulatedCalls } from './simulated-effects.fixture.ts'
import { simulatedMachine } from './simulated-machine.fixture.ts'

const { toronto } = cities

type Played = { id: string; name: string; at: number; lateMs: number }

/** A page opened at `start` on a machine of its own. */
export function opened(start: number, settings: CallSettings = { place: toronto }) {
  const machine = simulatedMachine(start)
  const played: Played[] = []
  const missed: Call[] = []
  const items = new Map<string, string>()
  const { dispatch, look } = startSimulatedCalls({
    settings,
    now: machine.now,
    elapsed: machine.elapsed,
    since: start,
    setAlarm: machine.setAlarm,
    wait: async () => undefined,
    ledger: createCallLedger({
      now: machine.now,
      elapsed: machine.elapsed,
      read: () => items.get('ledger'),
      write: (text) => items.set('ledger', text),
      clockAhead: async () => undefined,
    }),
    session: createCallSession({
      read: (key) => items.get(key),
      write: (key, text = '') => items.set(key, text),
    }),
    inTurn(act) {
      machine.settleFirst()
      return act()
    },
    play({ call }) {
      if (call) played.push({ id: call.id, name: call.name, at: call.at, lateMs: machine.now() - call.at })
      return 'sounding'
    },
    stop: () => undefined,
    noted({ call, outcome }) {
      if (outcome === 'missed') missed.push(call)
      // The sound is over before the next call.
      if (outcome === 'sounded') queueMicrotask(() => dispatch({ type: 'ended' }))
    },
  })
  return {
    machine,
    look,
    change: (to: CallSettings) => dispatch({ type: 'settingsChanged', settings: to }),
    close: () => dispatch({ type: 'closed', isFailure: false }),
    played,
    missed,
    names: () => played.map(({ name }) => name),
  }
}
