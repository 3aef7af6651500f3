import { cities } from '@islamic-centre/prayer-times'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CallEffect, CallEvent } from './call-events.ts'
import type { Call } from './call-plan.ts'
import { reduce } from './call-reducer.ts'
import { type Attempt, type CallState, initialCallState } from './call-state.ts'

const chimes = { dawn: 'chime', noon: 'chime', evening: 'chime' } as const
const audio = { dawn: 'audio', noon: 'audio', evening: 'broken' } as const
const calls = (['fajr', 'dhuhr', 'maghrib'] as const).map(
  (name, index): Call => ({
    id: `2026-11-21 ${name}`,
    name,
    time: (['dawn', 'noon', 'evening'] as const)[index] ?? 'noon',
    at: index * 1000,
  }),
)

const opened: CallEvent = { type: 'opened', since: 0, isOff: false }

/** What happens next: an event, or an answer of the browser or of another tab to what was requested of it. */
type Step =
  | CallEvent
  | { answer: 'turn'; soundsElsewhere: boolean; isLate: boolean; isLeaving: boolean }
  | { answer: 'play'; result: 'sounding' | 'refused' | 'broken' }

const one = <Type extends CallEvent['type']>(...types: Type[]) =>
  fc.constantFrom(...types).map((type) => ({ type }))
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.constantFrom(...calls).map((call): Step => ({ type: 'due', call: { ...call } })),
    },
    {
      weight: 5,
      arbitrary: fc.record({
        answer: fc.constant('turn' as const),
        soundsElsewhere: sometimes(),
        isLate: sometimes(),
        isLeaving: sometimes(),
      }),
    },
    {
      weight: 5,
      arbitrary: fc.record({
        answer: fc.constant('play' as const),
        result: fc.constantFrom('sounding', 'sounding', 'refused', 'broken'),
      }),
    },
    {
      weight: 3,
      arbitrary: one('ended', 'stopped', 'replayRequested', 'refetchDue'),
    },
    { weight: 2, arbitrary: one('left', 'left', 'turnedOff', 'restored') },
    fc.record({ type: fc.constantFrom('opened', 'armed'), since: fc.constant(0), isOff: sometimes() }),
    fc.record({ type: fc.constant('permissionRead' as const), isAllowed: fc.boolean() }),
    fc.record({ type: fc.constant('woken' as const), hasGesture: fc.boolean() }),
    fc.record({ type: fc.constant('soundsChanged' as const), sounds: fc.constantFrom(chimes, audio) }),
    fc.constant<Step>({ type: 'testRequested', time: 'noon' }),
    fc
      .boolean()
      .map((isFailure): Step => (isFailure ? { type: 'closed', isFailure } : { type: 'refetchDue' })),
  ) as fc.Arbitrary<Step>,
  { maxLength: 60 },
)

function sometimes() {
  return fc.integer({ min: 0, max: 4 }).map((it) => it === 0)
}

/** A browser that carries out the effects, and fails where one contradicts another. */
function browser() {
  let state = reduce(initialCallState({ place: cities.toronto }, chimes), opened).state
  let hasFocus = false
  let current: Attempt | undefined
  const turns: Call[] = []
  const plays: Attempt[] = []
  const ledger: string[] = []
  const saved: (Call | undefined)[] = []

  function run(effect: CallEffect) {
    if (effect.type === 'takeTurn') turns.push(effect.call)
    if (effect.type === 'endTurn') {
      const index = turns.indexOf(effect.call)
      if (index >= 0) turns.splice(index, 1)
    }
    if (effect.type === 'record') {
      expect(ledger).not.toContain(effect.call.id)
      ledger.push(effect.call.id)
    }
    if (effect.type === 'requestFocus' || effect.type === 'releaseFocus') {
      expect(hasFocus).toBe(effect.type === 'releaseFocus')
      hasFocus = !hasFocus
    }
    if (effect.type === 'play') {
      expect(hasFocus && state.mode !== 'closed').toBe(true)
      current = effect.attempt
      plays.push(effect.attempt)
    }
    if (effect.type === 'stop') current = undefined
    if (effect.type === 'saveSession') saved.push(effect.sounding)
  }

  function dispatch(event: CallEvent) {
    // An `ended` of the sound before may come while the next is being started, which it does not end.
    if (event.type === 'ended' && state.sounding) current = undefined
    const reduced = reduce(Object.freeze(state), event)
    state = reduced.state
    for (const effect of reduced.effects) run(effect)
    expect(hasFocus).toBe(state.attempt !== undefined || state.sounding !== undefined)
    // What the state shows as sounding is what the element plays.
    if (state.sounding) expect(state.sounding).toMatchObject({ call: current?.call, by: current?.by })
  }

  function take(step: Step) {
    if (!('answer' in step)) dispatch(step)
    else if (step.answer === 'turn') {
      const call = turns.find((it) => !plays.some((attempt) => attempt.call === it))
      if (!call) return
      const soundedIn = ledger.includes(call.id) ? 'here' : step.soundsElsewhere ? 'elsewhere' : undefined
      dispatch({ type: 'turn', call, soundedIn, isLate: step.isLate, isLeaving: step.isLeaving })
    } else {
      const attempt = plays.shift()
      if (!attempt) return
      const result = attempt === current ? step.result : 'stopped'
      if (attempt === current && result !== 'sounding') current = undefined
      dispatch({ type: 'played', attempt, result })
    }
  }

  return {
    take,
    turns,
    plays,
    saved,
    state: (): CallState => state,
    isPlaying: () => current !== undefined,
  }
}

const runs = { numRuns: process.env.TEST_EXTENT === 'full' ? 20_000 : 1000 }

test('in no order of events does a call sound twice, or the player stay paused without a call', {
  tags: ['spec:13.17'],
}, () => {
  // The checks are in `browser`.
  fc.assert(
    fc.property(steps, (all) => {
      const { take } = browser()
      for (const it of all) take(it)
    }),
    runs,
  )
})

test('in no order of events is a turn left open, which would silence the other tabs', {
  tags: ['spec:13.18'],
}, () => {
  fc.assert(
    fc.property(steps, (all) => {
      const { take, turns, plays, state } = browser()
      for (const it of all) take(it)
      while (turns.length > 0 || plays.length > 0) {
        take({ answer: 'play', result: 'sounding' })
        take({ answer: 'turn', soundsElsewhere: false, isLate: false, isLeaving: false })
      }
      expect(state().pending).toEqual([])
    }),
    runs,
  )
})

test('in every order of events a call that the browser refuses is reported', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const { take, plays, state } = browser()
      for (const it of all) {
        const [attempt] = plays
        const { pending, attempt: current } = state()
        take(it)
        const isRefused = 'answer' in it && it.answer === 'play' && it.result === 'refused'
        const call = attempt === current ? attempt?.call : undefined
        if (isRefused && call && pending.includes(call))
          expect(state().last).toEqual({ call, outcome: 'refused' })
      }
    }),
    runs,
  )
})

test('in every order of events a call that is cut off by leaving the document is reported, here and in the next', {
  tags: ['spec:13.15'],
}, () => {
  fc.assert(
    fc.property(steps, (all) => {
      const { take, saved, isPlaying, state } = browser()
      for (const it of all) {
        const { sounding, mode } = state()
        take(it)
        if (!('type' in it && it.type === 'left')) continue
        expect(isPlaying()).toBe(false)
        if (!sounding?.call || mode !== 'on') continue
        expect(state().last).toEqual({ call: sounding.call, outcome: 'interrupted' })
        expect(saved.at(-1)).toBe(sounding.call)
      }
    }),
    runs,
  )
})

test('once they are turned off or closed, no order of events sounds a call until they are turned on', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const { take, state, isPlaying } = browser()
      for (const it of all) {
        take(it)
        const { mode, pending } = state()
        if (mode === 'on') continue
        expect(pending).toEqual([])
        if (mode === 'closed') expect(isPlaying()).toBe(false)
      }
    }),
    runs,
  )
})
