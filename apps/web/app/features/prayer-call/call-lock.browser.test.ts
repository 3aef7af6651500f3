import { afterEach, expect, test, vi } from 'vitest'
import { inTurn } from './call-lock.ts'

const second = 1000

afterEach(() => vi.useRealTimers())

const waiting = async () => (await navigator.locks.query()).pending?.length

/** Another tab that holds the lock until the returned function is called. */
async function heldByAnotherTab(): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const { promise: has, resolve: granted } = Promise.withResolvers<void>()
  void navigator.locks.request('prayer-call', () => {
    granted()
    return held
  })
  await has
  return release
}

test('waits for another tab, up to 19 s', { tags: ['spec:13.18'] }, async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const release = await heldByAnotherTab()
  const act = vi.fn(async () => 'done')
  const done = inTurn(act)
  await expect.poll(waiting).toBe(1)
  await vi.advanceTimersByTimeAsync(19 * second)
  expect([act.mock.calls.length, await waiting()]).toEqual([0, 1])
  release()
  expect(await done).toBe('done')
})

test('a tab that was frozen while it held the lock does not silence the others', {
  tags: ['spec:13.18'],
}, async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const release = await heldByAnotherTab()
  const done = inTurn(async () => 'done')
  await expect.poll(waiting).toBe(1)
  await vi.advanceTimersByTimeAsync(20 * second)
  expect(await done).toBe('done')
  release()
})

test('a callback that fails is not called again', { tags: ['spec:13.18'] }, async () => {
  const act = vi.fn(async () => Promise.reject(new Error('broken')))
  await expect(inTurn(act)).rejects.toThrow('broken')
  expect(act).toHaveBeenCalledOnce()
})
