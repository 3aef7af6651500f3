import { expect, test } from 'vitest'
import { beginningOf } from './civil-day.ts'
import { isUpcoming, latestFirst, soonestFirst } from './upcoming.ts'

/** Three in the afternoon in Toronto. */
const now = new Date('2026-11-21T20:00:00Z')

test('an event that has begun is upcoming until it ends', () => {
  expect(isUpcoming({ startsAt: '2026-11-21T19:00:00Z', endsAt: '2026-11-21T21:00:00Z' }, now)).toBe(true)
  expect(isUpcoming({ startsAt: '2026-11-21T18:00:00Z', endsAt: '2026-11-21T19:59:59Z' }, now)).toBe(false)
})

test('an event without an end is upcoming until its day is over in Toronto', () => {
  const evening = { startsAt: '2026-11-22T00:30:00Z', endsAt: null }
  expect(isUpcoming({ startsAt: '2026-11-21T14:00:00Z' }, now)).toBe(true)
  for (const [moment, ahead] of [
    ['2026-11-22T00:31:00Z', true],
    ['2026-11-22T04:59:59Z', true],
    ['2026-11-22T05:00:00Z', false],
  ] as const)
    expect(isUpcoming(evening, new Date(moment)), moment).toBe(ahead)
})

test('an event without a date is upcoming', () => {
  expect(isUpcoming({ startsAt: null, endsAt: null }, now)).toBe(true)
})

test('events without a date come last, in either order', () => {
  const [none, first, second] = [{ startsAt: null }, { startsAt: '2026-11-21' }, { startsAt: '2026-11-22' }]
  expect([none, second, {}, first].sort(soonestFirst)).toEqual([first, second, none, {}])
  expect([none, first, {}, second].sort(latestFirst)).toEqual([second, first, none, {}])
})

test('a day begins at midnight in Toronto, in summer and in winter, and where the clocks change', () => {
  for (const [day, instant] of [
    ['2026-07-01', '2026-07-01T04:00:00.000Z'],
    ['2026-11-21', '2026-11-21T05:00:00.000Z'],
    ['2026-03-08', '2026-03-08T05:00:00.000Z'],
    ['2026-11-01', '2026-11-01T04:00:00.000Z'],
  ] as const)
    expect(beginningOf(day).toISOString()).toBe(instant)
})
