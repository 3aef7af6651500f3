import type { Call } from './call-plan.ts'
import type { LastCall } from './call-runner.ts'

/** What plays now; without a call if it is a test. */
export type Sounding = { call: Call | undefined; by: 'audio' | 'chime' }

export type CallState = {
  isOn: boolean
  /** Whether the browser allows sound; undefined until that is known. */
  isAllowed: boolean | undefined
  sounding: Sounding | undefined
  /** The outcome of the previous call. */
  last: LastCall | undefined
  /** From 0 to 1. */
  volume: number
}

export type CallEvent =
  | { type: 'turnedOn' | 'turnedOff' | 'ended' | 'refused' }
  | { type: 'permissionRead'; isAllowed: boolean }
  | { type: 'begun'; sounding: Sounding }
  | { type: 'noted'; last: LastCall }
  | { type: 'volumeSet'; volume: number }

export const initialCallState = (volume: number): CallState => ({
  isOn: false,
  isAllowed: undefined,
  sounding: undefined,
  last: undefined,
  volume,
})

/** The state after an event; pure. */
export function reduceCallState(state: CallState, event: CallEvent): CallState {
  switch (event.type) {
    case 'turnedOn':
      return { ...state, isOn: true }
    case 'turnedOff':
      return { ...state, isOn: false, last: undefined }
    case 'permissionRead':
      return { ...state, isAllowed: event.isAllowed }
    case 'begun':
      // A sound that plays is allowed, whatever the browser reported before.
      return { ...state, sounding: event.sounding, isAllowed: true }
    case 'refused':
      return { ...state, isAllowed: false }
    case 'ended':
      return { ...state, sounding: undefined }
    case 'noted':
      return { ...state, last: event.last }
    case 'volumeSet':
      return { ...state, volume: event.volume }
  }
}

/** `blocked`: the browser blocks sound until a gesture. The calls are still planned and tried. */
export type CallPhase = 'off' | 'starting' | 'blocked' | 'armed' | 'playing'

export function phaseOf({ isOn, isAllowed, sounding }: CallState): CallPhase {
  if (sounding) return 'playing'
  if (!isOn) return 'off'
  if (isAllowed === undefined) return 'starting'
  return isAllowed ? 'armed' : 'blocked'
}
