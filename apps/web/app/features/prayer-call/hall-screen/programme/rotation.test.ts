import { cities, prayerTimesOn } from '@islamic-centre/prayer-times'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { callAfter } from '../../call-plan.ts'
import { type ProgrammeItem, presentItems, usualSeconds } from './programme-item.ts'
import {
  initialRotation,
  isQuiet,
  quietMs,
  type RotationMoment,
  type RotationState,
  rotate,
} from './rotation.ts'

const second = 1000
const calm = { isNearCall: false, isSounding: false }
const items = (...ids: string[]) => ids.map((id) => ({ id, seconds: 15 }))

/** The ids shown at each second of a span. */
function shownIn(moments: readonly RotationMoment[]) {
  let state = initialRotation
  return moments.map((moment) => {
    state = rotate(state, moment)
    return state.id
  })
}
const each = (seconds: number, momentAt: (at: number) => Omit<RotationMoment, 'now'>) =>
  Array.from({ length: seconds }, (_, at) => ({ now: at * second, ...momentAt(at) }))

describe('in turn', () => {
  test('each item has its own seconds, and the first follows the last', () => {
    const two = [
      { id: 'a', seconds: 5 },
      { id: 'b', seconds: 10 },
    ]
    const shown = shownIn(each(20, () => ({ ...calm, items: two })))
    expect(shown.join('')).toBe('aaaaabbbbbbbbbbaaaaa')
  })

  test('an item that is withdrawn is replaced at once, also while nothing may move', () => {
    const shown = shownIn(
      each(10, (at) => ({
        isNearCall: true,
        isSounding: false,
        items: at < 5 ? items('a', 'b') : items('b'),
      })),
    )
    expect(shown.join('')).toBe('aaaaabbbbb')
  })

  test('from five minutes before a call until five minutes after its sound nothing moves', () => {
    const call = 600
    const soundEnds = call + 200
    const shown = shownIn(
      each(2000, (at) => ({
        items: items('a', 'b'),
        isNearCall: Math.abs(at - call) <= quietMs / second,
        isSounding: at >= call && at < soundEnds,
      })),
    )
    const moves = shown.flatMap((id, at) => (at > 0 && id !== shown[at - 1] ? [at] : []))
    expect(moves.some((at) => at < call - 300)).toBe(true)
    expect(moves.filter((at) => at >= call - 300 && at < soundEnds + 299)).toEqual([])
    expect(moves.find((at) => at >= soundEnds)).toBe(soundEnds + 299)
  })

  test('a clock that is set back by hours does not stop the turns', () => {
    let state = rotate(initialRotation, { ...calm, now: 7200 * second, items: items('a', 'b') })
    state = rotate(state, { ...calm, now: 0, items: items('a', 'b') })
    expect(state.id).toBe('a')
    expect(rotate(state, { ...calm, now: 15 * second, items: items('a', 'b') }).id).toBe('b')
  })

  test('with whatever comes: nothing withdrawn is shown, no blank, no movement in quiet, a full turn for each', () => {
    const moments = fc.array(
      fc.record({
        by: fc.integer({ min: -2, max: 40 }),
        ids: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 4 }),
        isNearCall: fc.boolean(),
        isSounding: fc.boolean(),
        seconds: fc.integer({ min: 5, max: 120 }),
      }),
      { maxLength: 60 },
    )
    fc.assert(
      fc.property(moments, (steps) => {
        let state: RotationState = initialRotation
        let now = 1_000_000
        let since = now
        for (const { by, ids, seconds, ...near } of steps) {
          now += by * second
          const moment = { now, items: ids.map((id) => ({ id, seconds })), ...near }
          const before = state
          state = rotate(before, moment)
          expect(state.id === undefined).toBe(ids.length === 0)
          if (state.id !== undefined) expect(ids.map(String)).toContain(state.id)
          const isKept = ids.some((id) => id === before.id)
          // After the clock was set back, the turn begins again.
          since = Math.min(since, now)
          if (isKept && isQuiet(state, moment)) expect(state.id).toBe(before.id)
          if (isKept && state.id !== before.id) expect(now - since).toBeGreaterThanOrEqual(seconds * second)
          if (state.id !== before.id) since = now
          // Rendering twice at one moment decides nothing anew.
          expect(rotate(state, moment)).toBe(state)
        }
      }),
    )
  })

  test('every item comes round within one round', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 5, max: 120 }), { minLength: 1, maxLength: 8 }), (all) => {
        const list = all.map((seconds, at) => ({ id: String(at), seconds }))
        const round = all.reduce((sum, it) => sum + it, 0)
        const shown = shownIn(each(round, () => ({ ...calm, items: list })))
        expect(new Set(shown).size).toBe(list.length)
      }),
      { numRuns: 50 },
    )
  })
})

const minute = 60_000
const at = Date.parse('2026-11-26T18:00:00-05:00')
const event = (id: string, more: Partial<ProgrammeItem> = {}): ProgrammeItem => ({
  id,
  kind: 'event',
  title: id,
  written: 'ca',
  startsAt: at,
  until: at + 60 * minute,
  ...more,
})
const ids = (items: readonly ProgrammeItem[], now: number, seconds = usualSeconds) =>
  presentItems(items, now, seconds).map(({ id }) => id)

describe('of a moment', () => {
  const stream = [event('talk'), event('live-talk', { kind: 'live', from: at })]

  test('an event is live from its start until its end, never before and never after', () => {
    expect(ids(stream, at - 1)).toEqual(['talk'])
    expect(ids(stream, at)).toEqual(['live-talk'])
    expect(ids(stream, at + 60 * minute - 1)).toEqual(['live-talk'])
    expect(ids(stream, at + 60 * minute)).toEqual([])
  })

  test('a screen that does not show what is live shows the event itself until its end', () => {
    const { live: _, ...without } = usualSeconds
    expect(ids(stream, at, without)).toEqual(['talk'])
  })

  test('the next four events are shown, the soonest first, and the others follow when they are over', () => {
    const all = [5, 3, 1, 2, 4].map((day) =>
      event(String(day), { startsAt: at + day * 1440 * minute, until: at + (day * 1440 + 60) * minute }),
    )
    expect(ids(all, at)).toEqual(['1', '2', '3', '4'])
    expect(ids(all, at + 1500 * minute)).toEqual(['2', '3', '4', '5'])
  })

  test('only kinds that the screen shows, in their order', () => {
    const all = [
      event('occasion', { kind: 'occasion' }),
      event('event'),
      event('death', { kind: 'deathNotice' }),
      event('news', { kind: 'announcement' }),
    ]
    expect(ids(all, at)).toEqual(['death', 'event', 'news', 'occasion'])
    expect(ids(all, at, { event: 20 })).toEqual(['event'])
  })
})

test('in 22 days nothing moves within five minutes of a call, and between calls every item is shown', () => {
  const place = { place: cities.toronto }
  const from = Date.parse('2026-10-25T00:00:00-04:00')
  const four = items('a', 'b', 'c', 'd')
  const calls = Array.from({ length: 23 }, (_, day) => {
    const date = new Date(from + (day * 24 + 12) * 60 * minute).toISOString().slice(0, 10)
    const { fajr, dhuhr, maghrib } = prayerTimesOn(date, cities.toronto)
    return [fajr, dhuhr, maghrib].map((it) => it?.getTime() ?? Number.NaN)
  }).flat()
  let state = initialRotation
  const shown = new Map<string, number>()
  let call = callAfter(from - quietMs, place)
  for (let now = from; now < from + 22 * 24 * 60 * minute; now += 15 * second) {
    if (call && now - quietMs >= call.at) call = callAfter(now - quietMs, place)
    const before = state.id
    state = rotate(state, {
      now,
      items: four,
      isNearCall: call === undefined || call.at - now <= quietMs,
      isSounding: false,
    })
    if (state.id === before || before === undefined) continue
    expect(calls.every((it) => Math.abs(now - it) >= quietMs)).toBe(true)
    shown.set(state.id ?? '', (shown.get(state.id ?? '') ?? 0) + 1)
  }
  // 126,720 turns of 15 seconds, less 30 minutes of each day.
  expect([...shown.keys()].sort()).toEqual(['a', 'b', 'c', 'd'])
  for (const times of shown.values()) expect(times).toBeGreaterThan(29_000)
})
