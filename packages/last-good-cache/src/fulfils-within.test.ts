import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { fulfilsWithin } from './fulfils-within.ts'

test('it is true for a promise that fulfils in time, and false for one that takes longer', async () => {
  expect(await fulfilsWithin(wait(1), 5_000)).toBe(true)
  expect(await fulfilsWithin(wait(200), 1)).toBe(false)
})

test('a rejection in time rejects, a later one is ignored', async () => {
  const failing = (milliseconds: number) =>
    wait(milliseconds).then(() => Promise.reject(new Error('unreachable')))
  await expect(fulfilsWithin(failing(1), 5_000)).rejects.toThrow('unreachable')
  expect(await fulfilsWithin(failing(50), 1)).toBe(false)
  // Unhandled, the later rejection would fail the run.
  await wait(100)
})
