import { expect, test } from 'vitest'
import { isAhead } from './dated-posts.ts'

const now = new Date('2026-11-21T20:00:00Z')

test('an event that has begun is ahead until it ends, and one without an end until it begins', () => {
  expect(isAhead({ startsAt: '2026-11-21T19:00:00Z', endsAt: '2026-11-21T21:00:00Z' }, now)).toBe(true)
  expect(isAhead({ startsAt: '2026-11-21T18:00:00Z', endsAt: '2026-11-21T19:59:59Z' }, now)).toBe(false)
  expect(isAhead({ startsAt: '2026-11-21T19:00:00Z', endsAt: null }, now)).toBe(false)
})

test('an event whose day is not settled is still to come', () => {
  expect(isAhead({ startsAt: null, endsAt: null }, now)).toBe(true)
})
