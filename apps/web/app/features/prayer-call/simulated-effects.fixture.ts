import type { CallEvent } from './call-events.ts'
import { type CallEffects, createCallLoop } from './call-loop.ts'
import type { CallSettings } from './call-plan.ts'
import { type CallScheduleParts, createCallSchedule } from './call-schedule.ts'
import { type Attempt, initialCallState, type LastCall } from './call-state.ts'
import type { Begun } from './call-voice.ts'

type SimulatedParts = CallScheduleParts & {
  settings: CallSettings
  /** When the page was opened. */
  since: number
  play: (attempt: Attempt) => Begun | Promise<Begun>
  stop: () => void
  noted: (last: LastCall) => void
}

const ignored = () => undefined

/** The calls of a page as they run in the browser, with the sounds of a simulation. They are on and allowed. */
export function startSimulatedCalls({ settings, since, play, stop, noted, ...parts }: SimulatedParts) {
  let last: LastCall | undefined
  const schedule = createCallSchedule(parts, dispatch)
  const effects: CallEffects = {
    ...schedule.effects,
    async play({ attempt }) {
      const result = play(attempt)
      dispatch({ type: 'played', attempt, result: typeof result === 'string' ? result : await result })
    },
    stop,
    checkPermission: () => dispatch({ type: 'permissionRead', isAllowed: true }),
    prepareSounds: ignored,
    requestFocus: ignored,
    releaseFocus: ignored,
    markBroken: ignored,
    setVolume: ignored,
    store: ignored,
    close: ignored,
  }
  const sounds = { dawn: 'chime', noon: 'chime', evening: 'chime' } as const
  const loop = createCallLoop(initialCallState(settings, sounds), effects, (state) => {
    if (state.last && state.last !== last) noted(state.last)
    last = state.last
  })

  function dispatch(event: CallEvent) {
    loop(event)
  }

  dispatch({ type: 'opened', since, isOff: false })
  return { ...schedule, dispatch }
}
