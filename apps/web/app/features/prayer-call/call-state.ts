import type { Call, CallSettings, CallTime } from './call-plan.ts'
import type { CallSounds } from './call-sounds.ts'

/**
 * The outcome of a call. `elsewhere`: another tab sounded it; `repeated`: it had sounded before the clock was set back;
 * `interrupted`: the document was left while it sounded.
 */
export type LastCall = {
  call: Call
  outcome: 'sounded' | 'refused' | 'missed' | 'elsewhere' | 'repeated' | 'interrupted'
}

/** What plays now; without a call if it is a test. */
type Sounding = { call: Call | undefined; by: 'audio' | 'chime' }

/** A sound that is being started. */
export type Attempt = Sounding & { time: CallTime }

export type CallState = {
  mode: 'off' | 'on' | 'closed'
  settings: CallSettings
  /** What each call would sound with. */
  sounds: CallSounds
  /** Whether the browser allows sound; undefined until that is known. */
  isAllowed: boolean | undefined
  /** Whether the permission was checked again after a gesture of the visitor. */
  isRechecked: boolean
  /** Due, and without an outcome. */
  pending: readonly Call[]
  attempt: Attempt | undefined
  sounding: Sounding | undefined
  /** The outcome of the previous call. */
  last: LastCall | undefined
  /** From 0 to 1. */
  volume: number
}

export const initialCallState = (settings: CallSettings, sounds: CallSounds, volume = 1): CallState => ({
  mode: 'off',
  settings,
  sounds,
  isAllowed: undefined,
  isRechecked: false,
  pending: [],
  attempt: undefined,
  sounding: undefined,
  last: undefined,
  volume,
})

/** `blocked`: the browser blocks sound until a gesture. The calls are still planned and tried. */
export type CallPhase = 'off' | 'starting' | 'blocked' | 'armed' | 'playing'

export function phaseOf({ mode, isAllowed, sounding }: CallState): CallPhase {
  if (sounding) return 'playing'
  if (mode !== 'on') return 'off'
  if (isAllowed === undefined) return 'starting'
  return isAllowed ? 'armed' : 'blocked'
}
