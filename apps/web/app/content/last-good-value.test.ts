import { beforeEach, expect, test, vi } from 'vitest'
import { createLastGoodValue, NeverRead } from './last-good-value.server.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

type Answer = { title: string } | null | Error

/** A value whose content server, file and clock are set by hand. */
function value(answer: Answer = { title: 'first' }, file?: unknown) {
  const server = { answer, next: [] as Answer[], reads: 0, slow: 0 }
  const told: string[] = []
  const saved: unknown[] = []
  const kept = createLastGoodValue<string | null>({
    name: 'posts',
    async ask() {
      server.reads += 1
      const given = server.next.length > 0 ? server.next.shift() : server.answer
      if (server.slow > 0) await new Promise((resolve) => setTimeout(resolve, server.slow))
      if (given instanceof Error) throw given
      return given
    },
    isEmpty: (it) => it === null || it === undefined,
    acceptEmpty: async () => void told.push('accepts nothing'),
    parse(given) {
      if (given === null) return null
      const { title } = given as { title: unknown }
      if (typeof title !== 'string') throw new Error('no title')
      return title
    },
    file: { load: async () => file, save: async (it) => void saved.push(it) },
    now: Date.now,
    onFailure: (error) => told.push(`failed: ${(error as Error).message}`),
    onSuccess: () => told.push('read'),
    onDiscarded: () => told.push('discarded'),
    onChange: (seen) => told.push(seen ? 'changed' : 'new'),
  })
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
  return { kept, server, told, saved, pass }
}

test('all who ask at once have one reading, and who asks later none', async () => {
  const { kept, server } = value()
  expect(await Promise.all([kept.get(), kept.get(), kept.get()])).toEqual(['first', 'first', 'first'])
  expect(await kept.get()).toBe('first')
  expect(server.reads).toBe(1)
})

test('after a change it is read at once, and whoever asks meanwhile has what there is', async () => {
  const { kept, server, pass, told } = value()
  await kept.get()
  Object.assign(server, { answer: { title: 'second' }, slow: 5000 })
  kept.changed()
  expect(await kept.get()).toBe('first')
  await pass(11_000)
  expect(await kept.get()).toBe('second')
  expect(told).toEqual(['new', 'read', 'changed', 'read'])
})

test('what changes while it is being read is read again', async () => {
  const { kept, server, pass } = value()
  server.slow = 100
  const first = kept.get()
  await pass(50)
  server.answer = { title: 'second' }
  kept.changed()
  await pass(1000)
  await first
  expect(await kept.get()).toBe('second')
  // The first, the changed one, and its confirmation.
  expect(server.reads).toBe(3)
})

test('each minute it is read again, and an unchanged answer changes and saves nothing', async () => {
  const { kept, server, pass, told, saved } = value()
  await kept.get()
  await pass(50_000)
  kept.tick()
  expect(server.reads).toBe(1)
  await pass(20_000)
  kept.tick()
  await pass(0)
  expect(server.reads).toBe(2)
  expect(told).toEqual(['new', 'read', 'read'])
  expect(saved).toHaveLength(1)
})

test('the last good value stays while it cannot be read, or is wrong, and is soon tried again', async () => {
  const { kept, server, pass, told } = value()
  await kept.get()
  for (const answer of [new Error('away'), { title: 5 } as never]) {
    server.answer = answer
    kept.changed()
    await pass(1000)
    expect(await kept.get()).toBe('first')
  }
  expect(told.slice(2)).toEqual(['failed: away', 'failed: no title'])
  server.answer = { title: 'second' }
  await pass(3000)
  kept.tick()
  await pass(1000)
  expect(await kept.get()).toBe('second')
})

test('where there never was a good value it says so at once, does not ask at each view, and tells who was refused', async () => {
  const { kept, server, pass, told } = value(new Error('away'))
  await expect(kept.get()).rejects.toThrow(NeverRead)
  await expect(kept.get()).rejects.toThrow(NeverRead)
  expect(server.reads).toBe(1)
  server.answer = { title: 'first' }
  await pass(3000)
  expect(await kept.get()).toBe('first')
  expect(told).toEqual(['failed: away', 'changed', 'read'])
})

test('a wrong answer is looked at once', async () => {
  const { kept, server, pass } = value()
  await kept.get()
  const looked = vi.fn()
  server.answer = {
    get title() {
      looked()
      return 5 as never
    },
  }
  for (let times = 0; times < 3; times++) {
    kept.changed()
    await pass(1000)
  }
  // Serialised four times to be compared, once of them to be confirmed, and parsed once.
  expect(looked).toHaveBeenCalledTimes(5)
})

test('after a start it waits a little for what is new, and then gives what the file has', async () => {
  const { kept, server, pass } = value({ title: 'new' }, { title: 'from before' })
  server.slow = 10_000
  const first = kept.get()
  await pass(1000)
  expect(await first).toBe('from before')
  await pass(20_000)
  expect(await kept.get()).toBe('new')
})

test('after a start while the content server is away it gives what the file has, without waiting again', async () => {
  const { kept, server } = value(new Error('away'), { title: 'from before' })
  expect(await kept.get()).toBe('from before')
  expect(await kept.get()).toBe('from before')
  expect(server.reads).toBe(1)
})

test('a file that is nothing for this build is as if there were none', async () => {
  const { kept } = value({ title: 'first' }, { title: 5 })
  expect(await kept.get()).toBe('first')
})

test('one answer that differs from those around it changes nothing, after a change and on the poll', {
  tags: ['spec:13.10'],
}, async () => {
  const { kept, server, pass, told } = value()
  await kept.get()
  for (const read of [() => kept.changed(), () => kept.tick()])
    for (const wrong of [{ title: 'wrong' }, null]) {
      server.next = [wrong]
      await pass(70_000)
      read()
      await pass(5000)
      expect(await kept.get()).toBe('first')
    }
  expect(told.filter((it) => it === 'changed')).toEqual([])
  expect(told.filter((it) => it === 'discarded')).toHaveLength(4)
})

test('two different wrong answers in a row change nothing', async () => {
  const { kept, server, pass } = value()
  await kept.get()
  server.next = [{ title: 'wrong' }, { title: 'wrong in another way' }]
  kept.changed()
  await pass(5000)
  expect(await kept.get()).toBe('first')
})

test('an answer without content is accepted after a longer pause, and asked about once', async () => {
  const { kept, server, pass, told } = value()
  await kept.get()
  server.answer = null
  kept.changed()
  await pass(1400)
  expect(await kept.get()).toBe('first')
  await pass(200)
  expect(await kept.get()).toBeNull()
  expect(told.filter((it) => it === 'accepts nothing')).toHaveLength(1)
})

test('a first answer without content is soon read again, for it has nothing to be compared with', async () => {
  const { kept, server, pass } = value(null)
  expect(await kept.get()).toBeNull()
  server.answer = { title: 'first' }
  await pass(1500)
  kept.tick()
  await pass(1000)
  expect(await kept.get()).toBe('first')
})

test('while each answer is another one the latest is accepted, and a single wrong one after it is not', async () => {
  const { kept, server, pass } = value()
  await kept.get()
  server.next = Array.from({ length: 5 }, (_, number) => ({ title: `revision ${number}` }))
  server.answer = { title: 'revision 4' }
  kept.changed()
  await pass(5000)
  expect(await kept.get()).toBe('revision 4')
  server.next = [{ title: 'wrong' }]
  kept.changed()
  await pass(5000)
  expect(await kept.get()).toBe('revision 4')
})

test('after a start one wrong answer does not replace what the file has', async () => {
  const { kept, server, pass } = value({ title: 'from before' }, { title: 'from before' })
  server.next = [{ title: 'wrong' }]
  const first = kept.get()
  await pass(3000)
  expect(await first).toBe('from before')
  expect(await kept.get()).toBe('from before')
})
