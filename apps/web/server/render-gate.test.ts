import { expect, test } from 'vitest'
import { createRenderGate, Overloaded } from './render-gate.ts'

test('a few work at once, a few wait, and the next is refused until there is room again', async () => {
  const gate = createRenderGate({ atOnce: 2, waiting: 3 })
  const { promise, resolve } = Promise.withResolvers<void>()
  const asked = Array.from({ length: 5 }, () => gate.pass(() => promise))
  await Promise.resolve()
  expect(gate.load()).toEqual({ working: 2, waiting: 3 })
  await expect(gate.pass(() => promise)).rejects.toThrow(Overloaded)
  resolve()
  await Promise.all(asked)
  expect(await gate.pass(async () => 'room')).toBe('room')
})

test('what fails leaves its place to the next', async () => {
  const gate = createRenderGate({ atOnce: 1, waiting: 1 })
  for (let at = 0; at < 3; at++)
    await expect(gate.pass(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(gate.load()).toEqual({ working: 0, waiting: 0 })
})
