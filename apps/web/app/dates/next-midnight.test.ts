import { expect, test } from 'vitest'
import { nextMidnight } from './next-midnight.ts'

const midnightAfter = (now: string) => new Date(nextMidnight(Date.parse(now))).toISOString()

test('the next midnight is that of Toronto, on the days too when its clocks change', () => {
  for (const [now, midnight] of [
    ['2026-11-21T20:00:00Z', '2026-11-22T05:00:00.000Z'],
    ['2026-11-22T04:59:59Z', '2026-11-22T05:00:00.000Z'],
    ['2026-11-22T05:00:00Z', '2026-11-23T05:00:00.000Z'],
    // The clocks go back on the first of November, forward on the fourteenth of March.
    ['2026-11-01T04:30:00Z', '2026-11-02T05:00:00.000Z'],
    ['2027-03-14T05:30:00Z', '2027-03-15T04:00:00.000Z'],
  ] as const)
    expect(midnightAfter(now)).toBe(midnight)
})

test('after the clock was set back the midnight is that of the earlier day', () => {
  midnightAfter('2026-11-21T20:00:00Z')
  expect(midnightAfter('2026-11-18T20:00:00Z')).toBe('2026-11-19T05:00:00.000Z')
})
