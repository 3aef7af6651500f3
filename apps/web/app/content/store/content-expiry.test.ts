import { expect, test } from 'vitest'
import { nextExpiry } from './content-expiry.ts'

const now = Date.parse('2026-11-21T20:00:00Z')
const hour = 3_600_000

test('pages expire at the first moment to come', () => {
  expect(nextExpiry([now - hour, now + 2 * hour, now + hour, now], now)).toBe(now + hour)
})

test('without a moment before midnight they expire at midnight', () => {
  const midnight = Date.parse('2026-11-22T05:00:00Z')
  expect(nextExpiry([], now)).toBe(midnight)
  expect(nextExpiry([midnight + hour], now)).toBe(midnight)
})
