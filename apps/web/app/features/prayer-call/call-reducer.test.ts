import { cities } from '@islamic-centre/prayer-times'
import { describe, expect, test } from 'vitest'
import type { CallEvent } from './call-events.ts'
import { reduce } from './call-reducer.ts'
import { type Attempt, type CallState, initialCallState, phaseOf } from './call-state.ts'

const chimes = { dawn: 'chime', noon: 'chime', evening: 'chime' } as const
const settings = { place: cities.toronto }

/** The state and the types of the effects after these events; a function makes an event of the state before it. */
function after(...events: (CallEvent | ((state: CallState) => CallEvent))[]) {
  let state = initialCallState(settings, chimes, 0.5)
  let effects: string[] = []
  for (const it of events) {
    const reduced = reduce(state, typeof it === 'function' ? it(state) : it)
    state = reduced.state
    effects = reduced.effects.map(({ type }) => type)
  }
  return { state, effects }
}

const call = { id: '2026-11-21 dhuhr', name: 'dhuhr', time: 'noon', at: 1_000 } as const
const on: CallEvent = { type: 'opened', since: 0, isOff: false }
const off: CallEvent = { type: 'turnedOff' }
const withAudio: CallEvent = { type: 'soundsChanged', sounds: { ...chimes, noon: 'audio' } }
const allowed = (isAllowed: boolean): CallEvent => ({ type: 'permissionRead', isAllowed })
const due: CallEvent = { type: 'due', call }
const turn = (facts: Partial<Extract<CallEvent, { type: 'turn' }>> = {}): CallEvent => ({
  type: 'turn',
  call,
  soundedIn: undefined,
  isLate: false,
  isLeaving: false,
  ...facts,
})
const played =
  (result: Extract<CallEvent, { type: 'played' }>['result']) =>
  ({ attempt }: CallState): CallEvent => ({ type: 'played', attempt: attempt as Attempt, result })
const sounding = [due, turn(), played('sounding')]
const refused = [due, turn(), played('refused')]
const tested: CallEvent = { type: 'testRequested', time: 'noon' }
const ended: CallEvent = { type: 'ended' }
const left: CallEvent = { type: 'left' }

describe('the phase', () => {
  test.each<[string, string, Parameters<typeof after>]>([
    ['off', 'before anything', []],
    ['off', 'where the visitor has turned it off before', [{ ...on, isOff: true }]],
    ['starting', 'while the browser has not answered', [on]],
    ['armed', 'where sound is allowed', [on, allowed(true)]],
    ['blocked', 'where it is not', [on, allowed(false)]],
    ['armed', 'once a gesture has allowed it', [on, allowed(false), allowed(true)]],
    ['blocked', 'once the browser refused a call', [on, allowed(true), ...refused]],
    ['playing', 'while a call sounds', [on, allowed(true), ...sounding]],
    ['playing', 'while a test sounds, though the calls are off', [tested, played('sounding')]],
    ['armed', 'after a call that sounded against expectation', [on, allowed(false), ...sounding, ended]],
    ['off', 'after it was turned off', [on, allowed(true), off]],
    ['off', 'after it was turned off while a call sounds', [on, ...sounding, off]],
  ])('is %s %s', (phase, _when, events) => {
    expect(phaseOf(after(...events).state)).toBe(phase)
  })
})

describe('the outcome of a call', () => {
  test.each<[string, string, Parameters<typeof after>]>([
    ['sounded', 'when its sound plays', sounding],
    ['refused', 'when the browser blocks it', refused],
    ['refused', 'when even the chime cannot be played', [due, turn(), played('broken')]],
    ['missed', 'when it is too late', [due, turn({ isLate: true })]],
    ['repeated', 'when this document has sounded it', [due, turn({ soundedIn: 'here' })]],
    ['elsewhere', 'when another tab has sounded it', [due, turn({ soundedIn: 'elsewhere' })]],
    ['interrupted', 'when the document is left while it sounds', [...sounding, left]],
    [
      'interrupted',
      'when the document before this one sounded it and was left',
      [{ type: 'interruptionRead', call }, due, turn({ soundedIn: 'elsewhere' })],
    ],
    [
      'sounded',
      'when the interrupted call is replayed',
      [...sounding, left, { type: 'replayRequested' }, played('sounding')],
    ],
  ])('is %s %s', (outcome, _when, events) => {
    const { state } = after(on, ...events)
    expect([state.last, state.pending]).toEqual([{ call, outcome }, []])
  })

  test('is available until the calls are turned off', () => {
    expect(after(on, ...refused, tested, played('sounding'), ended).state.last?.outcome).toBe('refused')
    expect(after(on, ...refused, off).state.last).toBeUndefined()
  })
})

describe('the effects', () => {
  test.each<[string, Parameters<typeof after>, string[]]>([
    ['a page that is opened starts the clock', [on], ['startClock', 'checkPermission']],
    [
      'a press that arms what is on checks the permission',
      [on, { type: 'armed', since: 1 }],
      ['store', 'checkPermission'],
    ],
    ['a due call waits for its turn', [on, due], ['takeTurn']],
    ['a call that waits is due once', [on, due, { ...due, call: { ...call } }], []],
    ['a call waits while the document may be replaced', [on, due, turn({ isLeaving: true })], ['retryTurn']],
    ['its turn pauses other sounds', [on, due, turn()], ['requestFocus', 'play']],
    ['a call that sounds is recorded', [on, ...sounding], ['record', 'saveSession', 'endTurn']],
    [
      'broken audio is replaced by the chime',
      [withAudio, on, due, turn(), played('broken')],
      ['markBroken', 'play'],
    ],
    ['a refused call resumes other sounds', [on, ...refused], ['releaseFocus', 'endTurn']],
    ['so does its end', [on, ...sounding, ended], ['clearSession', 'releaseFocus']],
    [
      'and a visitor who stops it',
      [on, ...sounding, { type: 'stopped' }],
      ['clearSession', 'stop', 'releaseFocus'],
    ],
    ['sound that is allowed is loaded', [on, allowed(true)], ['prepareSounds']],
    [
      'a test that replaces a call goes on pausing other sounds',
      [on, ...sounding, tested],
      ['clearSession', 'play'],
    ],
    ['a call whose turn comes after it was turned off is dropped', [on, due, off, turn()], ['endTurn']],
    [
      'no permission is checked while a call sounds',
      [on, ...sounding, { type: 'armed', since: 1 }],
      ['store'],
    ],
    ['what is off is not loaded', [allowed(true), { type: 'refetchDue' }], []],
  ])('%s', (_title, events, types) => {
    expect(after(...events).effects).toEqual(types)
  })

  test('a gesture has the permission checked once more', () => {
    const woken: CallEvent = { type: 'woken', hasGesture: true }
    expect(after(on, allowed(false), { ...woken, hasGesture: false }).effects).toEqual([])
    expect(after(on, allowed(false), woken).effects).toEqual(['checkPermission'])
    expect(after(on, allowed(false), woken, allowed(false), woken).effects).toEqual([])
  })

  test('the next document learns of the call that was cut off, and of the one that was due', () => {
    const other = { ...call, id: '2026-11-21 maghrib', at: 5_000 }
    const { state } = after(on, ...sounding, { type: 'due', call: other })
    expect(reduce(state, left).effects).toContainEqual({
      type: 'saveSession',
      sounding: call,
      pendingSince: 5_000,
    })
  })
})

test('the volume is what was set last, whatever happens', () => {
  expect(after(on, { type: 'volumeSet', volume: 0.25 }, ...sounding, off).state.volume).toBe(0.25)
})
