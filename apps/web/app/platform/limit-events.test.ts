import { beforeEach, expect, test, vi } from 'vitest'
import { limitEvents } from './limit-events.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

function limited() {
  const lines: Record<string, unknown>[] = []
  const report = limitEvents((line) => void lines.push(line))
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
  return { lines, report, pass }
}

test('the first line is written at once, with those of the same turn in it', {
  tags: ['spec:13.14'],
}, async () => {
  const { lines, report, pass } = limited()
  for (const entry of ['one', 'two', 'three'])
    report({ event: 'content_invalid', type: 'post', entry }, 'post')
  await pass(0)
  expect(lines).toEqual([
    {
      event: 'content_invalid',
      type: 'post',
      entry: 'one',
      repeated: 2,
      others: [
        { type: 'post', entry: 'two' },
        { type: 'post', entry: 'three' },
      ],
    },
  ])
})

test('a repeated event has one line per kind and minute, with its count', {
  tags: ['spec:13.14'],
}, async () => {
  const { lines, report, pass } = limited()
  for (let second = 0; second < 119; second++) {
    for (let times = 0; times < 50; times++)
      for (const type of ['post', 'sound']) report({ event: 'content_invalid', type }, type)
    await pass(1000)
  }
  expect(lines).toHaveLength(4)
  await pass(60_000)
  const total = lines.reduce((sum, { repeated = 0 }) => sum + 1 + Number(repeated), 0)
  expect(total).toBe(119 * 50 * 2)
  for (const { others } of lines) expect((others as unknown[]).length).toBeLessThanOrEqual(20)
})

test('a repeated error is counted, and its stack written once', { tags: ['spec:13.14'] }, async () => {
  const { lines, report, pass } = limited()
  for (let times = 0; times < 3; times++) report({ event: 'page_failed', err: new Error('broken') }, 'broken')
  await pass(0)
  expect(lines).toEqual([{ event: 'page_failed', err: new Error('broken'), repeated: 2 }])
})
