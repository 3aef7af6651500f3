import { describe, expect, test } from 'vitest'
import { type CallEvent, initialCallState, phaseOf, reduceCallState } from './call-state.ts'

const after = (...events: CallEvent[]) => events.reduce(reduceCallState, initialCallState(0.5))

const on: CallEvent = { type: 'turnedOn' }
const call = { id: '2026-11-21 dhuhr', name: 'dhuhr', time: 'noon', at: 1_000 } as const
const last = { call, outcome: 'missed' } as const
const allowed = (isAllowed: boolean): CallEvent => ({ type: 'permissionRead', isAllowed })
const begun: CallEvent = { type: 'begun', sounding: { call, by: 'chime' } }

describe('the phase', () => {
  test.each<[string, string, CallEvent[]]>([
    ['off', 'before anything', []],
    ['starting', 'while the browser has not answered', [on]],
    ['armed', 'where sound is allowed', [on, allowed(true)]],
    ['blocked', 'where it is not', [on, allowed(false)]],
    ['armed', 'once a gesture has allowed it', [on, allowed(false), allowed(true)]],
    ['blocked', 'once the browser refused a call', [on, allowed(true), { type: 'refused' }]],
    ['playing', 'while a call sounds', [on, allowed(true), begun]],
    ['playing', 'while a test sounds, though the calls are off', [begun]],
    [
      'armed',
      'after a call that sounded against expectation',
      [on, allowed(false), begun, { type: 'ended' }],
    ],
    ['off', 'after it was turned off', [on, allowed(true), { type: 'turnedOff' }]],
    // The end of the sound is a separate event.
    ['playing', 'turned off, until the sound has ended', [on, begun, { type: 'turnedOff' }]],
  ])('is %s %s', (phase, _when, events) => {
    expect(phaseOf(after(...events))).toBe(phase)
  })
})

test('the outcome of the last call is available until the calls are turned off', () => {
  const noted: CallEvent = { type: 'noted', last }
  expect(after(on, noted, begun, { type: 'ended' }).last).toEqual(last)
  expect(after(on, noted, { type: 'turnedOff' }).last).toBeUndefined()
})

test('the volume is what was set last, whatever happens', () => {
  expect(after(on, { type: 'volumeSet', volume: 0.25 }, begun, { type: 'turnedOff' }).volume).toBe(0.25)
})

test('a state is never mutated', () => {
  const state = Object.freeze(after(on))
  for (const event of [on, allowed(true), begun, { type: 'ended' }, { type: 'refused' }] as CallEvent[])
    expect(reduceCallState(state, event)).not.toBe(state)
})
