import { beforeEach, expect, test, vi } from 'vitest'
import { createEntryReader } from './content-reader.server.ts'
import { createContentValue } from './content-value.server.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

type Answer = { title: string } | null | Error

/** A value whose content server, file and clock are set by hand. */
function value(answer: Answer = { title: 'first' }, file?: unknown) {
  const server = { answer, next: [] as Answer[], reads: 0, slow: 0 }
  const events: string[] = []
  const saved: unknown[] = []
  const content = createContentValue<string | null>({
    name: 'posts',
    reader: createEntryReader(async () => {
      server.reads += 1
      const given = server.next.length > 0 ? server.next.shift() : server.answer
      if (server.slow > 0) await new Promise((resolve) => setTimeout(resolve, server.slow))
      if (given instanceof Error) throw given
      return given
    }),
    confirmEmpty: async () => void events.push('confirms empty'),
    parse(given) {
      if (given === null) return null
      const { title } = given as { title: unknown }
      if (typeof title !== 'string') throw new Error('no title')
      return title
    },
    file: { load: async () => file, save: async (it) => void saved.push(it) },
    now: Date.now,
    onError: (error) => events.push(`failed: ${(error as Error).message}`),
    onSuccess: () => events.push('fetched'),
    onDiscarded: () => events.push('discarded'),
    onChange: (wasServed) => events.push(wasServed ? 'changed' : 'new'),
  })
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
  return { content, server, events, saved, pass }
}

test('each minute it is read again, and an unchanged answer changes and saves nothing', async () => {
  const { content, server, pass, events, saved } = value()
  await content.get()
  await pass(50_000)
  content.refreshIfDue()
  expect(server.reads).toBe(1)
  await pass(20_000)
  content.refreshIfDue()
  await pass(0)
  expect(server.reads).toBe(2)
  expect(events).toEqual(['new', 'fetched', 'fetched'])
  expect(saved).toHaveLength(1)
})

test('the last good value stays while it cannot be read, or is wrong, and is soon tried again', async () => {
  const { content, server, pass, events } = value()
  await content.get()
  for (const answer of [new Error('unreachable'), { title: 5 } as never]) {
    server.answer = answer
    content.invalidate()
    await pass(1000)
    expect(await content.get()).toBe('first')
  }
  expect(events.slice(2)).toEqual(['failed: unreachable', 'failed: no title'])
  server.answer = { title: 'second' }
  await pass(3000)
  content.refreshIfDue()
  await pass(1000)
  expect(await content.get()).toBe('second')
})

test('a wrong answer is looked at once', async () => {
  const { content, server, pass } = value()
  await content.get()
  const looked = vi.fn()
  server.answer = {
    get title() {
      looked()
      return 5 as never
    },
  }
  for (let times = 0; times < 3; times++) {
    content.invalidate()
    await pass(1000)
  }
  // Serialised four times to be compared, once of them to be confirmed, and parsed once.
  expect(looked).toHaveBeenCalledTimes(5)
})

test('a file that is nothing for this build is as if there were none', async () => {
  const { content } = value({ title: 'first' }, { title: 5 })
  expect(await content.get()).toBe('first')
})

test('one answer that differs from those around it changes nothing, after a change and on the poll', {
  tags: ['spec:13.10'],
}, async () => {
  const { content, server, pass, events } = value()
  await content.get()
  for (const read of [() => content.invalidate(), () => content.refreshIfDue()])
    for (const wrong of [{ title: 'wrong' }, null]) {
      server.next = [wrong]
      await pass(70_000)
      read()
      await pass(5000)
      expect(await content.get()).toBe('first')
    }
  expect(events.filter((it) => it === 'changed')).toEqual([])
  expect(events.filter((it) => it === 'discarded')).toHaveLength(4)
})

test('two different wrong answers in a row change nothing', async () => {
  const { content, server, pass } = value()
  await content.get()
  server.next = [{ title: 'wrong' }, { title: 'wrong in another way' }]
  content.invalidate()
  await pass(5000)
  expect(await content.get()).toBe('first')
})

test('an answer without content is accepted after a longer pause, and confirmed once', async () => {
  const { content, server, pass, events } = value()
  await content.get()
  server.answer = null
  content.invalidate()
  await pass(1400)
  expect(await content.get()).toBe('first')
  await pass(200)
  expect(await content.get()).toBeNull()
  expect(events.filter((it) => it === 'confirms empty')).toHaveLength(1)
})

test('a first answer without content is soon read again, for it has nothing to be compared with', async () => {
  const { content, server, pass } = value(null)
  expect(await content.get()).toBeNull()
  server.answer = { title: 'first' }
  await pass(1500)
  content.refreshIfDue()
  await pass(1000)
  expect(await content.get()).toBe('first')
})

test('while each answer is another one the latest is accepted, and a single wrong one after it is not', async () => {
  const { content, server, pass } = value()
  await content.get()
  server.next = Array.from({ length: 5 }, (_, number) => ({ title: `revision ${number}` }))
  server.answer = { title: 'revision 4' }
  content.invalidate()
  await pass(5000)
  expect(await content.get()).toBe('revision 4')
  server.next = [{ title: 'wrong' }]
  content.invalidate()
  await pass(5000)
  expect(await content.get()).toBe('revision 4')
})

test('after a start one wrong answer does not replace what the file has', async () => {
  const { content, server, pass } = value({ title: 'from before' }, { title: 'from before' })
  server.next = [{ title: 'wrong' }]
  const first = content.get()
  await pass(3000)
  expect(await first).toBe('from before')
  expect(await content.get()).toBe('from before')
})
