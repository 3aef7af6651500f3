import type { CallEffect, CallEvent } from './call-events.ts'
import { reduce } from './call-reducer.ts'
import type { CallState } from './call-state.ts'

export type CallEffects = {
  [Type in CallEffect['type']]: (effect: Extract<CallEffect, { type: Type }>) => void
}

/** Reduces events one after another, runs their effects, and publishes each state. An effect may dispatch events. */
export function createCallLoop(
  initial: CallState,
  effects: CallEffects,
  publish: (state: CallState) => void,
) {
  let state = initial
  let isRunning = false
  const events: CallEvent[] = []

  return function dispatch(event: CallEvent) {
    events.push(event)
    if (isRunning) return
    isRunning = true
    try {
      for (let next = events.shift(); next; next = events.shift()) {
        const reduced = reduce(state, next)
        state = reduced.state
        for (const effect of reduced.effects) (effects[effect.type] as (effect: CallEffect) => void)(effect)
        publish(state)
      }
    } finally {
      isRunning = false
    }
  }
}
