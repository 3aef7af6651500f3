import { cities } from '@islamic-centre/prayer-times'
import { createCallLedger } from './call-ledger.ts'
import type { Call, CallSettings } from './call-plan.ts'
import { createCallRunner } from './call-runner.ts'
import { createCallSession } from './call-session.ts'
import { simulatedMachine } from './simulated-machine.fixture.ts'

const { toronto } = cities

type Heard = { id: string; name: string; at: number; late: number }

/** A page opened at `start` on a machine of its own. */
export function opened(start: number, settings: CallSettings = { place: toronto }) {
  const machine = simulatedMachine(start)
  const heard: Heard[] = []
  const missed: Call[] = []
  const items = new Map<string, string>()
  const runner = createCallRunner({
    settings,
    now: machine.now,
    elapsed: machine.elapsed,
    since: start,
    wakeIn: machine.wakeIn,
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
    async begin({ id, name, at }) {
      heard.push({ id, name, at, late: machine.now() - at })
      return 'sounding'
    },
    planned: () => undefined,
    noted({ call, outcome }) {
      if (outcome === 'missed') missed.push(call)
      // The sound is over before the next call.
      if (outcome === 'sounded') queueMicrotask(() => runner.ended())
    },
  })
  return { machine, runner, heard, missed, names: () => heard.map(({ name }) => name) }
}
