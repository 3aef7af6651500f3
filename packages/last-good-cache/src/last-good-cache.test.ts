import { LRUCache } from 'lru-cache'
import { expect, test, vi } from 'vitest'
import { createLastGoodCache } from './last-good-cache.ts'

type Page = { text: string; version: number; mayFallBack: boolean; mayServeStale: boolean; status: number }

/** A cache whose clock, version and fetched values a test sets. */
function pages() {
  const state = {
    now: 0,
    version: 1,
    status: 200,
    fails: false,
    until: undefined as Promise<void> | undefined,
  }
  const page = { mayFallBack: true, mayServeStale: true }
  const store = new LRUCache<string, Page>({ maxSize: 1_000, sizeCalculation: () => 100 })
  const cache = createLastGoodCache<Page>({
    store,
    isFresh: ({ version }) => version === state.version,
    mayServeStale: (it) => it.mayServeStale,
    mayFallBack: (it) => it.mayFallBack,
    isStorable: ({ status }) => status === 200,
    waitTimeoutMs: 50,
    retryDelayMs: 5_000,
    now: () => state.now,
  })
  const fetch = vi.fn(async (): Promise<Page | undefined> => {
    const { version, status, fails } = state
    await state.until
    if (fails) throw new Error('unreachable')
    return status === 204 ? undefined : { text: `page ${version}`, version, status, ...page }
  })
  const get = async (key = '/') => {
    const found = await cache.get(key, fetch)
    return found && `${found.source}: ${found.value.text}`
  }
  return { state, page, store, cache, fetch, get }
}

test('concurrent callers of a key share one fetch, and later ones need none', async () => {
  const { cache, fetch, get } = pages()
  expect(cache.fresh('/')).toBeUndefined()
  expect(await Promise.all([get(), get(), get('/other')])).toEqual(Array(3).fill('fetched: page 1'))
  expect(await get()).toBe('fresh: page 1')
  expect(cache.fresh('/')?.text).toBe('page 1')
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('a caller waits a limited time where the older value may be served', async () => {
  const { state, get } = pages()
  await get()
  const { promise, resolve } = Promise.withResolvers<void>()
  Object.assign(state, { version: 2, until: promise })
  expect(await get()).toBe('stale: page 1')
  resolve()
  await expect.poll(() => get()).toBe('fresh: page 2')
})

test('where the older value may not be served a caller waits until the fetch ends', async () => {
  const { state, page, get } = pages()
  page.mayServeStale = false
  await get()
  const { promise, resolve } = Promise.withResolvers<void>()
  Object.assign(state, { version: 2, until: promise })
  const got = get()
  expect(await Promise.race([got, new Promise((done) => setTimeout(done, 150, 'waits'))])).toBe('waits')
  resolve()
  expect(await got).toBe('fetched: page 2')
})

test('after a failure the last good value is served, and fetched again after the pause', async () => {
  const { state, fetch, get } = pages()
  await get()
  Object.assign(state, { version: 2, fails: true })
  expect(await Promise.all([get(), get()])).toEqual(Array(2).fill('fallback: page 1'))
  state.now += 4_999
  expect(await get()).toBe('fallback: page 1')
  expect(fetch).toHaveBeenCalledTimes(2)
  Object.assign(state, { now: 5_000, fails: false })
  expect(await get()).toBe('fetched: page 2')
  expect(fetch).toHaveBeenLastCalledWith(expect.objectContaining({ text: 'page 1' }))
})

test('if the older value may not be used, a failure rejects, and is not cached', async () => {
  const { state, page, fetch, get } = pages()
  page.mayFallBack = false
  await get()
  Object.assign(state, { version: 2, fails: true })
  for (let tries = 0; tries < 2; tries++) await expect(get()).rejects.toThrow('unreachable')
  expect(fetch).toHaveBeenCalledTimes(3)
  expect(fetch).toHaveBeenLastCalledWith(undefined)
})

test('a value that may not be served any more ends the pause', async () => {
  const { state, store, fetch, get } = pages()
  await get()
  Object.assign(state, { version: 2, fails: true })
  expect(await get()).toBe('fallback: page 1')
  Object.assign(store.get('/') as Page, { mayFallBack: false })
  await expect(get()).rejects.toThrow('unreachable')
  expect(fetch).toHaveBeenCalledTimes(3)
})

test('what may not be stored is served to those who wait for it, and nothing is nothing', async () => {
  const { state, store, get } = pages()
  state.status = 503
  expect(await Promise.all([get(), get()])).toEqual(Array(2).fill('fetched: page 1'))
  state.status = 204
  expect(await get()).toBeUndefined()
  expect(store.size).toBe(0)
})

test('a fetch whose key is evicted meanwhile is still served', async () => {
  const { state, store, get } = pages()
  await get()
  const { promise, resolve } = Promise.withResolvers<void>()
  Object.assign(state, { version: 2, until: promise })
  const got = get()
  for (let at = 0; at < 20; at++) store.set(String(at), store.get('/') as Page)
  resolve()
  expect(await got).toBe('fetched: page 2')
})
