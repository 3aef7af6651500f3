import { expect, test } from 'vitest'
import { mapInSlices } from './in-slices.server.ts'

/** Work of so many milliseconds of processor. */
function work(milliseconds: number) {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

test('the results are in the order of the items, also of those that take time', async () => {
  const results = await mapInSlices([3, 1, 2], async (it) => {
    await new Promise((resolve) => setTimeout(resolve, it))
    return it * 10
  })
  expect(results).toEqual([30, 10, 20])
})

test('other work runs between slices, also of several calls', async () => {
  let turns = 0
  let isOver = false
  const countTurns = () => {
    turns += 1
    if (!isOver) setImmediate(countTurns)
  }
  countTurns()
  const items = Array.from({ length: 100 }, (_, at) => at)
  await Promise.all([1, 2].map(() => mapInSlices(items, () => work(1))))
  isOver = true
  // 200 ms in slices of 5 ms.
  expect(turns).toBeGreaterThan(10)
})

test('what an item throws is thrown', async () => {
  const failing = mapInSlices([1], () => {
    throw new Error('No such item.')
  })
  await expect(failing).rejects.toThrow('No such item.')
})
