import { beforeEach, expect, test, vi } from 'vitest'
import { limitRepeats, type Repeats } from './limit-repeats.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

function limited(schedule?: (flush: () => void) => void) {
  const written: (Repeats<string> & { isFirst: boolean })[] = []
  const report = limitRepeats<string>({
    write: (repeats, isFirst) => void written.push({ ...repeats, isFirst }),
    maxKinds: 10,
    ...(schedule && { schedule }),
  })
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
  return { written, report, pass }
}

test('the first line is written at once, the others once a minute with their number', {
  tags: ['spec:13.14'],
}, async () => {
  const { written, report, pass } = limited()
  for (let second = 0; second < 120; second++) {
    for (let times = 0; times < 10; times++) report(`line ${second}`, 'a')
    await pass(1000)
  }
  expect(written.map(({ isFirst, count }) => [isFirst, count])).toEqual([
    [true, 1],
    [false, 599],
    [false, 600],
  ])
  for (const { lines } of written) expect(lines.length).toBeLessThanOrEqual(21)
})

test('the first line can be written with those of the same turn', { tags: ['spec:13.14'] }, async () => {
  const { written, report, pass } = limited(queueMicrotask)
  for (const line of ['one', 'two']) report(line, 'a')
  await pass(0)
  expect(written).toEqual([{ lines: ['one', 'two'], count: 2, isFirst: true }])
})

test('after a minute without it a line is written at once again', { tags: ['spec:13.14'] }, async () => {
  const { written, report, pass } = limited()
  for (let times = 1; times <= 3; times++) {
    report('a fault', 'a')
    expect(written).toHaveLength(times)
    await pass(60_000)
  }
})

test('unbounded kinds of a group have ten lines and one for the rest', {
  tags: ['spec:13.14'],
}, async () => {
  const { written, report, pass } = limited()
  for (let number = 0; number < 1000; number++) report('refused', `${number}`, 'requests')
  report('refused', '', 'webhooks')
  expect(written).toHaveLength(12)
  await pass(120_000)
  for (let number = 0; number < 5; number++) report('refused', `again ${number}`, 'requests')
  expect(written).toHaveLength(18)
})
