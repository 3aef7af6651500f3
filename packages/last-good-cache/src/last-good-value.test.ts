import { beforeEach, expect, test, vi } from 'vitest'
import { createLastGoodValue, NeverFetchedError } from './last-good-value.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

type Answer = { title: string } | Error

/** A value whose source, store, version and clock a test sets. */
function value({ answer = { title: 'first' } as Answer, stored = undefined as Answer | undefined } = {}) {
  const source = { answer, next: [] as Answer[], fetches: 0, takes: 0, version: '1' }
  const events: string[] = []
  const saved: unknown[] = []
  const parsed: string[] = []
  const confirmed: unknown[] = []
  const cached = createLastGoodValue<string, { title: string }>({
    name: 'posts',
    async fetch() {
      source.fetches += 1
      const given = source.next.shift() ?? source.answer
      if (source.takes > 0) await new Promise((resolve) => setTimeout(resolve, source.takes))
      if (given instanceof Error) throw given
      return given
    },
    parse({ title }) {
      parsed.push(title)
      if (title.startsWith('wrong')) throw new Error(title)
      return title
    },
    revisionOf: ({ title }) => title,
    async confirm(latest, known) {
      confirmed.push(known)
      return latest
    },
    store: {
      load: async () => (stored instanceof Error ? undefined : stored),
      save: async (it) => void saved.push(it),
    },
    version: () => source.version,
    ttlMs: () => 60_000,
    retryDelayMs: 2_000,
    waitTimeoutMs: 1_000,
    now: Date.now,
    onError: (error) => events.push(`failed: ${(error as Error).message}`),
    onSuccess: () => events.push('fetched'),
    onChange: (wasServed) => events.push(wasServed ? 'changed' : 'new'),
  })
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
  /** How long a caller waits, and its result. */
  const timed = async () => {
    const began = Date.now()
    const got = cached.get().then((it) => `${it} after ${Date.now() - began}`)
    await pass(60_000)
    return got
  }
  return { cached, source, events, saved, parsed, confirmed, pass, timed }
}

test('concurrent callers share one fetch, and later ones need none', async () => {
  const { cached, source } = value()
  expect(cached.current()).toBeUndefined()
  expect(await Promise.all([cached.get(), cached.get(), cached.get()])).toEqual(['first', 'first', 'first'])
  expect(await cached.get()).toBe('first')
  expect([cached.current(), source.fetches]).toEqual(['first', 1])
})

test('after it is invalidated it is fetched at once, and callers have the older value meanwhile', async () => {
  const { cached, source, pass, events } = value()
  await cached.get()
  Object.assign(source, { answer: { title: 'second' }, takes: 5_000 })
  cached.invalidate()
  expect(await cached.get()).toBe('first')
  await pass(5_000)
  expect(await cached.get()).toBe('second')
  expect(events).toEqual(['new', 'fetched', 'changed', 'fetched'])
})

test('a change during a fetch causes one other fetch, however many changes there are', async () => {
  const { cached, source, pass } = value()
  source.takes = 100
  const first = cached.get()
  await pass(50)
  source.answer = { title: 'second' }
  for (let changes = 0; changes < 3; changes++) cached.invalidate()
  await pass(1_000)
  expect(await first).toBe('second')
  expect(source.fetches).toBe(2)
})

test('it is due after its time to live, and an equal answer is neither parsed, saved nor reported', async () => {
  const { cached, source, pass, events, saved, parsed } = value()
  await cached.get()
  await pass(59_999)
  cached.refreshIfDue()
  expect(source.fetches).toBe(1)
  await pass(1)
  cached.refreshIfDue()
  await pass(0)
  expect(source.fetches).toBe(2)
  expect(events).toEqual(['new', 'fetched', 'fetched'])
  expect([saved, parsed]).toEqual([[{ title: 'first' }], ['first']])
})

test('a caller starts the fetch that is due and does not wait for it', async () => {
  const { cached, source, pass, timed } = value()
  await cached.get()
  await pass(60_000)
  Object.assign(source, { answer: { title: 'second' }, takes: 500 })
  expect(await timed()).toBe('first after 0')
  expect(cached.current()).toBe('second')
})

test('the last good value is served after failures and rejected answers, which are fetched again after a pause', async () => {
  const { cached, source, pass, events } = value()
  await cached.get()
  for (const answer of [new Error('unreachable'), { title: 'wrong' }]) {
    source.answer = answer
    cached.invalidate()
    await pass(0)
    expect(await cached.get()).toBe('first')
  }
  expect(events.slice(2)).toEqual(['failed: unreachable', 'failed: wrong'])
  source.answer = { title: 'second' }
  await pass(1_999)
  cached.refreshIfDue()
  expect(await cached.get()).toBe('first')
  await pass(1)
  cached.refreshIfDue()
  await pass(0)
  expect(await cached.get()).toBe('second')
})

test('a rejected answer is parsed once', async () => {
  const { cached, source, pass, parsed, events } = value()
  await cached.get()
  source.answer = { title: 'wrong' }
  for (let times = 0; times < 3; times++) {
    cached.invalidate()
    await pass(0)
  }
  expect(parsed).toEqual(['first', 'wrong'])
  expect(events.filter((it) => it === 'failed: wrong')).toHaveLength(3)
})

test('without a value it rejects with the cause, fetches no sooner than after the pause, and reports who was refused', async () => {
  const { cached, source, pass, events } = value({ answer: new Error('unreachable') })
  const failure = await cached.get().catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(NeverFetchedError)
  expect(failure).toMatchObject({ message: 'posts was never fetched.', cause: source.answer })
  await expect(cached.get()).rejects.toThrow(NeverFetchedError)
  expect(source.fetches).toBe(1)
  source.answer = { title: 'first' }
  await pass(2_000)
  expect(await cached.get()).toBe('first')
  expect(events).toEqual(['failed: unreachable', 'changed', 'fetched'])
})

test('without a value a caller waits for the fetch that a change began, pause or not', async () => {
  const { cached, source, timed } = value({ answer: new Error('unreachable') })
  await expect(cached.get()).rejects.toThrow(NeverFetchedError)
  Object.assign(source, { answer: { title: 'first' }, takes: 500 })
  cached.invalidate()
  expect(await timed()).toBe('first after 500')
})

test('a caller waits a limited time for a new version, and without a value until the fetch ends', async () => {
  const { source, timed } = value()
  source.takes = 5_000
  expect(await timed()).toBe('first after 5000')
  Object.assign(source, { version: '2', answer: { title: 'second' } })
  expect(await timed()).toBe('first after 1000')
  expect(await timed()).toBe('second after 0')
  Object.assign(source, { version: '3', answer: { title: 'third' }, takes: 300 })
  expect(await timed()).toBe('third after 300')
  expect(source.fetches).toBe(3)
})

test('a version that changes during a fetch is fetched for the next caller', async () => {
  const { cached, source } = value()
  const first = cached.get()
  source.version = '2'
  source.answer = { title: 'second' }
  await first
  expect(await cached.get()).toBe('second')
})

test('after a start a caller waits a limited time, and then has the stored value', async () => {
  const { source, timed, saved } = value({ stored: { title: 'stored' } })
  source.takes = 5_000
  expect(await timed()).toBe('stored after 1000')
  expect(await timed()).toBe('first after 0')
  expect(saved).toEqual([{ title: 'first' }])
})

test('after a start without its source it serves the stored value, and waits once', async () => {
  const { cached, source } = value({ answer: new Error('unreachable'), stored: { title: 'stored' } })
  expect(await cached.get()).toBe('stored')
  expect(await cached.get()).toBe('stored')
  expect(source.fetches).toBe(1)
})

test('a stored value that is invalid for this build counts as absent', async () => {
  const { cached, events } = value({ stored: { title: 'wrong since' } })
  expect(await cached.get()).toBe('first')
  expect(events).toEqual(['new', 'fetched'])
})

test('a fetch that starts before the first caller does not overtake the store', async () => {
  const { cached, pass } = value({ stored: { title: 'stored' } })
  cached.refreshIfDue()
  await pass(0)
  expect(await cached.get()).toBe('first')
})

test('only an answer that differs from the value and from the rejected one is confirmed', async () => {
  const { cached, source, pass, confirmed } = value()
  await cached.get()
  for (const title of ['first', 'wrong', 'wrong', 'second']) {
    source.answer = { title }
    cached.invalidate()
    await pass(0)
  }
  expect(confirmed).toEqual([
    { current: 'first', rejected: undefined },
    { current: 'first', rejected: 'wrong' },
  ])
  expect(await cached.get()).toBe('second')
})
