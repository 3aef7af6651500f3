import { expect, test } from 'vitest'
import { isDue } from './due.ts'
import { clockAhead } from './is-server-reachable.ts'

const due = (then: string, now: string, every?: number) => isDue(Date.parse(then), Date.parse(now), every)
const minutes = 60_000

test.each([
  ['in winter', '2026-11-21T23:58:50-05:00', '2026-11-21T23:59:00-05:00', '2026-11-22T00:00:00-05:00'],
  ['in summer', '2026-07-01T23:58:50-04:00', '2026-07-01T23:59:00-04:00', '2026-07-02T00:00:00-04:00'],
  [
    'before the clocks go back',
    '2026-10-31T23:58:50-04:00',
    '2026-10-31T23:59:00-04:00',
    '2026-11-01T00:00:00-04:00',
  ],
])(
  'a page is revalidated at 23:59 and at midnight of Toronto, %s',
  { tags: ['spec:9.15'] },
  (_when, before, last, midnight) => {
    expect(due(before, new Date(Date.parse(last) - 1).toISOString())).toBe(false)
    expect(due(before, last)).toBe(true)
    expect(due(last, new Date(Date.parse(midnight) - 1).toISOString())).toBe(false)
    expect(due(last, midnight)).toBe(true)
    expect(due(midnight, new Date(Date.parse(midnight) + 23 * 60 * minutes - 1).toISOString())).toBe(false)
  },
)

test('a page that slept through days is revalidated when it wakes', () => {
  expect(due('2026-11-20T12:00:00Z', '2026-11-23T12:00:00Z')).toBe(true)
})

test('a screen is revalidated every few minutes, and after its clock was set back', () => {
  expect(due('2026-11-21T12:00:00Z', '2026-11-21T12:04:59Z', 5 * minutes)).toBe(false)
  expect(due('2026-11-21T12:00:00Z', '2026-11-21T12:05:00Z', 5 * minutes)).toBe(true)
  expect(due('2026-11-21T12:00:00Z', '2026-11-21T11:00:00Z', 5 * minutes)).toBe(true)
})

test('network latency is not counted as a clock error', () => {
  // Requested at 0 by both clocks, with an immediate response, and ten seconds of latency for the response; then for the
  // request.
  expect(clockAhead(10_000, 0, 10_000)).toBe(0)
  expect(clockAhead(10_000, 10_000, 10_000)).toBeCloseTo(0)
  expect(clockAhead(40_000, 10_000, 1000)).toBe(29_000)
  expect(clockAhead(10_000, 40_000, 1000)).toBe(-30_000)
})
