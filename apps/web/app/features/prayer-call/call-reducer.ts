import type { CallEffect, CallEvent } from './call-events.ts'
import type { Call, CallTime } from './call-plan.ts'
import type { Attempt, CallState, LastCall } from './call-state.ts'

type Step = { state: CallState; effects: readonly CallEffect[] }
type EventOf<Type extends CallEvent['type']> = Extract<CallEvent, { type: Type }>

/** The state after an event, and what has to be done; pure. A closed state plays nothing and only ends its turns. */
export function reduce(state: CallState, event: CallEvent): Step {
  if (state.mode === 'closed' && event.type !== 'turn' && event.type !== 'played') return step(state)
  return (handlers[event.type] as (state: CallState, event: CallEvent) => Step)(state, event)
}

const step = (state: CallState, ...effects: CallEffect[]): Step => ({ state, effects })

const handlers: { [Type in CallEvent['type']]: (state: CallState, event: EventOf<Type>) => Step } = {
  opened: (state, { isOff, since }) => (isOff ? step(state) : turnOn(state, since)),
  armed: (state, { since }) => withEffects(turnOn(state, since), { type: 'store', key: 'call', value: 'on' }),
  turnedOff: (state) =>
    withEffects(
      silence({ ...state, mode: 'off', pending: [], last: undefined }),
      { type: 'store', key: 'call', value: 'off' },
      { type: 'stopClock' },
    ),
  stopped: (state) => silence(state),
  replayRequested: (state) =>
    state.last?.outcome === 'interrupted' ? begin(state, state.last.call.time, state.last.call) : step(state),
  testRequested: (state, { time }) => begin(state, time),
  volumeSet: (state, { volume }) =>
    step(
      { ...state, volume },
      { type: 'setVolume', volume },
      { type: 'store', key: 'call-volume', value: String(volume) },
    ),
  settingsChanged: (state, { settings }) =>
    withEffects(prepare({ ...state, settings }), { type: 'changeSettings', settings }),
  soundsChanged: (state, { sounds }) => step({ ...state, sounds }),
  woken: (state, { hasGesture }) =>
    state.isAllowed === false && !state.isRechecked && hasGesture && !isBusy(state)
      ? checkPermission({ ...state, isRechecked: true })
      : step(state),
  // A sound that has meanwhile replaced the silence of the check shows by itself whether it is allowed.
  permissionRead: (state, { isAllowed }) => (isBusy(state) ? step(state) : prepare({ ...state, isAllowed })),
  refetchDue: (state) => prepare(state),
  interruptionRead: (state, { call }) => step(note(state, call, 'interrupted')),
  due: (state, { call }) =>
    state.mode !== 'on' || [...state.pending, state.sounding?.call].some((it) => it?.id === call.id)
      ? step(state)
      : step({ ...state, pending: [...state.pending, call] }, { type: 'takeTurn', call }),
  turn(state, { call, soundedIn, isLate, isLeaving }) {
    const end: CallEffect = { type: 'endTurn', call }
    if (!state.pending.includes(call)) return step(state, end)
    if (soundedIn === 'here') return step(note(state, call, 'repeated'), end)
    if (soundedIn)
      return step(wasInterrupted(state, call) ? settle(state, call) : note(state, call, soundedIn), end)
    if (isLate) return step(note(state, call, 'missed'), end)
    if (isLeaving) return step(state, { type: 'retryTurn', call })
    return begin(state, call.time, call)
  },
  played,
  ended: (state) =>
    state.sounding
      ? step({ ...state, sounding: undefined }, { type: 'clearSession' }, { type: 'releaseFocus' })
      : step(state),
  left,
  restored: (state) =>
    state.mode === 'on' ? step(state, { type: 'clearSession' }, { type: 'resumeClock' }) : step(state),
  closed(state, { isFailure }) {
    const { state: silent, effects } = isFailure ? left(state) : silence(state)
    return step(
      { ...silent, mode: 'closed', pending: [] },
      ...effects,
      { type: 'stopClock' },
      { type: 'close' },
    )
  },
}

function turnOn(state: CallState, since: number): Step {
  const check = checkPermission({ ...state, mode: 'on' })
  if (state.mode === 'on') return check
  return step(check.state, { type: 'startClock', since, settings: state.settings }, ...check.effects)
}

/** Whether a sound plays or is being started. */
const isBusy = ({ attempt, sounding }: CallState) => attempt !== undefined || sounding !== undefined

const checkPermission = (state: CallState) =>
  isBusy(state) ? step(state) : step(state, { type: 'checkPermission' })

/** A visitor without sound fetches nothing. */
const prepare = (state: CallState) =>
  state.mode === 'on' && state.isAllowed ? step(state, { type: 'prepareSounds' }) : step(state)

const withEffects = ({ state, effects }: Step, ...before: CallEffect[]) => step(state, ...before, ...effects)

const settle = (state: CallState, call: Call): CallState => ({
  ...state,
  pending: state.pending.filter((it) => it !== call),
})

const note = (state: CallState, call: Call, outcome: LastCall['outcome']): CallState => ({
  ...settle(state, call),
  last: { call, outcome },
})

/** The entry of the ledger is of the document that was left. */
const wasInterrupted = ({ last }: CallState, { id }: Call) =>
  last?.outcome === 'interrupted' && last.call.id === id

/** Starts a sound in place of any other; without a call it is a test. */
function begin(state: CallState, time: CallTime, call?: Call): Step {
  const attempt: Attempt = { call, time, by: state.sounds[time] === 'audio' ? 'audio' : 'chime' }
  return step(
    { ...state, attempt, sounding: undefined },
    ...(state.sounding ? [{ type: 'clearSession' } as const] : []),
    ...(isBusy(state) ? [] : [{ type: 'requestFocus' } as const]),
    { type: 'play', attempt },
  )
}

function played(state: CallState, { attempt, result }: EventOf<'played'>): Step {
  const { call, time, by } = attempt
  const end: CallEffect[] = call ? [{ type: 'endTurn', call }] : []
  // It was stopped, or another sound has replaced it.
  if (attempt !== state.attempt) return step(call ? settle(state, call) : state, ...end)
  if (result === 'broken' && by === 'audio') {
    const chime: Attempt = { call, time, by: 'chime' }
    return step({ ...state, attempt: chime }, { type: 'markBroken', time }, { type: 'play', attempt: chime })
  }
  const isDue = call !== undefined && state.pending.includes(call)
  const done = { ...state, attempt: undefined }
  if (result === 'sounding') {
    // A sound that plays is allowed, whatever the browser reported before.
    const sounding = { ...done, isAllowed: true, sounding: { call, by } }
    if (!call) return step(sounding)
    const record: CallEffect[] = isDue ? [{ type: 'record', call }] : []
    return step(note(sounding, call, 'sounded'), ...record, { type: 'saveSession', sounding: call }, ...end)
  }
  // If even the chime cannot be played, the browser has blocked it.
  const silent = result === 'refused' ? { ...done, isAllowed: false } : done
  if (!isDue) return step(silent, { type: 'releaseFocus' })
  const next = result === 'stopped' ? settle(silent, call) : note(silent, call, 'refused')
  return step(next, { type: 'releaseFocus' }, ...end)
}

/** Stops what plays or is being started, and leaves nothing for the next document. */
const silence = (state: CallState) => withEffects(stop(state), { type: 'clearSession' })

const stop = (state: CallState) =>
  isBusy(state)
    ? step({ ...state, attempt: undefined, sounding: undefined }, { type: 'stop' }, { type: 'releaseFocus' })
    : step(state)

/** The next document reports the call that is cut off, and sounds the calls without an outcome. */
function left(state: CallState): Step {
  const { state: silent, effects } = stop(state)
  if (state.mode !== 'on') return step(silent, ...effects)
  const call = state.sounding?.call
  const pendingSince = state.pending.map(({ at }) => at).sort((one, other) => one - other)[0]
  return step(call ? note(silent, call, 'interrupted') : silent, ...effects, {
    type: 'saveSession',
    sounding: call,
    pendingSince,
  })
}
