import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { dataContentType, dataPathOf } from '../../app/platform/react-router-internals.ts'
import type { Dependency } from '../../app/platform/request-scope.server.ts'
import { createPageCache } from './page-cache.ts'
import { createPageStore } from './page-store.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** A page cache whose clock, content and failures a test controls; each render returns its number. */
function site({ pages = createPageStore() } = {}) {
  const state = {
    now: day,
    /** The offset by which the clock was set. */
    setBy: 0,
    version: 1,
    /** What a page that is rendered now is made of. */
    content: { isCurrent: true } as Dependency,
    expiresAt: Number.POSITIVE_INFINITY,
    status: 200,
    partial: false,
    headers: {} as Record<string, string>,
    renders: 0,
    hold: undefined as Promise<void> | undefined,
    fails: false,
  }
  const cache = createPageCache(
    {
      async render() {
        state.renders += 1
        const { renders, status, headers, partial, fails, content } = state
        await state.hold
        if (fails) throw new Error('The renderer broke')
        const response = new Response(`page ${renders}`, { status, headers })
        return { response, partial, revalidated: false, dependencies: new Set([content]) }
      },
      pageVersion: (now) => ({
        version: String(state.version),
        expiresAt: Math.min((Math.floor(now / minute) + 1) * minute, state.expiresAt),
        dayEnds: (Math.floor(now / day) + 1) * day,
      }),
      now: () => state.now + state.setBy,
      monotonic: () => state.now,
    },
    pages,
  )
  const fetchPage = async (address = '/fa/home') => {
    const found = await cache.page(address, '/:lang/home')
    return found && `${found.source}: ${found.cached.page.bodies.identity}`
  }
  /** A change of what the pages are made of that were rendered until now, or of something else. */
  function change({ ofOther = false } = {}) {
    state.version += 1
    if (ofOther) return
    state.content.isCurrent = false
    state.content = { isCurrent: true }
  }
  return { state, cache, change, fetchPage }
}

test('a page is rendered once, for concurrent and for later requests', {
  tags: ['spec:13.12'],
}, async () => {
  const { state, cache, fetchPage } = site()
  expect(await Promise.all([fetchPage(), fetchPage(), fetchPage()])).toEqual(
    Array(3).fill('rendered: page 1'),
  )
  expect(await fetchPage()).toBe('fresh: page 1')
  expect(cache.fresh('/fa/home')?.page.status).toBe(200)
  expect(state.renders).toBe(1)
})

test('after a change the next visitor has the new page', { tags: ['spec:13.12'] }, async () => {
  const { cache, change, fetchPage } = site()
  await fetchPage()
  change()
  expect(cache.fresh('/fa/home')).toBeUndefined()
  expect(await fetchPage()).toBe('rendered: page 2')
  expect(await fetchPage()).toBe('fresh: page 2')
})

test('after a change of what a page does not show, the page is not rendered again', {
  tags: ['spec:13.12'],
}, async () => {
  const { state, change, fetchPage } = site()
  await fetchPage()
  change({ ofOther: true })
  expect(await fetchPage()).toBe('fresh: page 1')
  change({ ofOther: true })
  change()
  expect(await fetchPage()).toBe('rendered: page 2')
  change({ ofOther: true })
  expect(await fetchPage()).toBe('fresh: page 2')
  expect(state.renders).toBe(2)
})

test('what changes while a page is rendered is on the next one', { tags: ['spec:13.12'] }, async () => {
  const { state, change, fetchPage } = site()
  const { promise, resolve } = Promise.withResolvers<void>()
  state.hold = promise
  const pending = fetchPage()
  change()
  resolve()
  expect(await pending).toBe('rendered: page 1')
  expect(await fetchPage()).toBe('rendered: page 2')
})

test('a page expires at the moment of content that was read for the first time for it', {
  tags: ['spec:13.12'],
}, async () => {
  const { state, fetchPage } = site()
  const { promise, resolve } = Promise.withResolvers<void>()
  state.hold = promise
  const pending = fetchPage()
  state.expiresAt = day + 1000
  resolve()
  await pending
  state.now += 999
  expect(await fetchPage()).toBe('fresh: page 1')
  state.now += 1
  state.expiresAt = Number.POSITIVE_INFINITY
  expect(await fetchPage()).toBe('rendered: page 2')
})

test('while a changed page renders slowly, the previous one is shown, and the new one as soon as it is ready', {
  tags: ['spec:13.12'],
}, async () => {
  const { state, change, fetchPage } = site()
  await fetchPage()
  change()
  const { promise, resolve } = Promise.withResolvers<void>()
  state.hold = promise
  expect(await fetchPage()).toBe('stale: page 1')
  resolve()
  await expect.poll(() => fetchPage()).toBe('fresh: page 2')
  expect(state.renders).toBe(2)
})

test('data that an open page reads after a change are never those of before it, however slowly they render', {
  tags: ['spec:13.12'],
}, async () => {
  const { state, change, fetchPage } = site()
  state.headers = { 'content-type': dataContentType }
  const data = () => fetchPage(dataPathOf('/fa/home'))
  await data()
  change()
  const { promise, resolve } = Promise.withResolvers<void>()
  state.hold = promise
  const read = data()
  await wait(600)
  resolve()
  expect(await read).toBe('rendered: page 2')
})

test('data that another request began to render before a change are rendered again', {
  tags: ['spec:13.12'],
}, async () => {
  const { state, change, fetchPage } = site()
  state.headers = { 'content-type': dataContentType }
  const { promise, resolve } = Promise.withResolvers<void>()
  state.hold = promise
  const before = fetchPage(dataPathOf('/fa/home'))
  change()
  const after = fetchPage(dataPathOf('/fa/home'))
  resolve()
  expect(await Promise.all([before, after])).toEqual(Array(2).fill('rendered: page 2'))
  expect(state.renders).toBe(2)
})

test('an expired page is never shown while a new one can be rendered', {
  tags: ['spec:13.12'],
}, async () => {
  const { state, cache, fetchPage } = site()
  await fetchPage()
  state.now += minute
  const { promise, resolve } = Promise.withResolvers<void>()
  state.hold = promise
  const pending = fetchPage()
  expect(cache.fresh('/fa/home')).toBeUndefined()
  // Longer than the wait for a page whose previous version has not expired.
  expect(await Promise.race([pending, wait(700, 'waits')])).toBe('waits')
  resolve()
  expect(await pending).toBe('rendered: page 2')
})

for (const [name, failure] of [
  ['answers 503', { status: 503 }],
  ['breaks', { fails: true }],
  ['is partial', { partial: true }],
] as const)
  test(`when rendering ${name}, the last good page of the day is served and rendering is retried; the next day it is not`, {
    tags: ['spec:13.12'],
  }, async () => {
    const { state, fetchPage } = site()
    await fetchPage()
    state.now += minute
    Object.assign(state, failure)
    expect(await fetchPage()).toBe('fallback: page 1')
    expect(await fetchPage()).toBe('fallback: page 1')
    expect(state.renders).toBe(2)
    state.now += 6000
    expect(await fetchPage()).toBe('fallback: page 1')
    expect(state.renders).toBe(3)
    state.now = 2 * day
    const tomorrow = await fetchPage().catch((error: Error) => error.message)
    expect(tomorrow).not.toContain('page 1')
    Object.assign(state, { status: 200, fails: false, partial: false })
    state.now += 6000
    expect(await fetchPage()).toBe(`rendered: page ${state.renders}`)
  })

test('a partial page is shown when there is no complete one, and soon rendered again', {
  tags: ['spec:13.12'],
}, async () => {
  const { state, cache, fetchPage } = site()
  state.partial = true
  expect(await fetchPage()).toBe('rendered: page 1')
  expect(await fetchPage()).toBe('fresh: page 1')
  state.now += 5000
  state.partial = false
  expect(cache.fresh('/fa/home')).toBeUndefined()
  expect(await fetchPage()).toBe('rendered: page 2')
})

test('content that stays unavailable does not delay new content for long', {
  tags: ['spec:13.12'],
}, async () => {
  const { state, fetchPage } = site()
  await fetchPage()
  state.partial = true
  state.now += 6 * minute
  expect(await fetchPage()).toBe('rendered: page 2')
})

test('a failure is not cached', { tags: ['spec:13.12'] }, async () => {
  const { state, fetchPage } = site()
  state.status = 503
  expect(await fetchPage()).toBe('rendered: page 1')
  expect(await fetchPage()).toBe('rendered: page 2')
})

test('a response for one visitor is never cached, nor sent to another', {
  tags: ['spec:13.12'],
}, async () => {
  const { state, cache, fetchPage } = site()
  for (const headers of [
    { 'Set-Cookie': 'preview=1' },
    { 'Cache-Control': 'no-store' },
    { 'Cache-Control': 'private, max-age=60' },
  ]) {
    state.headers = headers as unknown as Record<string, string>
    expect(await fetchPage()).toBeUndefined()
    expect(cache.size().pages).toBe(0)
  }
})

test('a flood of refusals, redirects and queries evicts no page, and memory stays within its limits', {
  tags: ['spec:13.12'],
}, async () => {
  const { state, cache, fetchPage } = site({
    pages: createPageStore({ pages: 100_000, nonCanonical: 50_000 }),
  })
  await fetchPage()
  state.status = 404
  for (let at = 0; at < 200; at++) await fetchPage(`/fa/events/${at}`)
  state.status = 200
  for (let at = 0; at < 200; at++) await fetchPage(`/fa/lectures?speaker=${at}`)
  expect(cache.fresh('/fa/home')).toBeDefined()
  expect(cache.size().bytes).toBeLessThanOrEqual(150_000)
  for (let at = 0; at < 200; at++) await fetchPage(`/fa/prayer-times/toronto/${at}`)
  expect(cache.size().bytes).toBeLessThanOrEqual(150_000)
})

test('a page that was rendered before the clock was set back is rendered again, and once more when the clock is right', {
  tags: ['spec:13.12'],
}, async () => {
  const { state, cache, fetchPage } = site()
  await fetchPage()
  state.setBy = -3 * day
  expect(cache.fresh('/fa/home')).toBeUndefined()
  expect(await fetchPage()).toBe('rendered: page 2')
  expect(await fetchPage()).toBe('fresh: page 2')
  state.now += 5000
  state.setBy = 0
  expect(cache.fresh('/fa/home')).toBeUndefined()
  expect(await fetchPage()).toBe('rendered: page 3')
})

test('after the clock was set back no page of another day is shown, even when the new one is slow or fails', {
  tags: ['spec:13.12'],
}, async () => {
  const { state, fetchPage } = site()
  await fetchPage()
  state.setBy = -3 * day
  state.status = 503
  expect(await fetchPage()).toBe('rendered: page 2')
  state.status = 200
  const { promise, resolve } = Promise.withResolvers<void>()
  state.hold = promise
  const pending = fetchPage()
  resolve()
  expect(await pending).toBe('rendered: page 3')
})

test('a clock that is set back within the day does not extend a retry delay or the use of a stale page', {
  tags: ['spec:13.12'],
}, async () => {
  const { state, fetchPage } = site()
  state.now += 12 * 60 * minute
  await fetchPage()
  state.now += minute
  state.partial = true
  expect(await fetchPage()).toBe('fallback: page 1')
  state.setBy = -10 * 60 * minute
  expect(await fetchPage()).toBe('fallback: page 1')
  expect(state.renders).toBe(2)
  state.now += 6000
  expect(await fetchPage()).toBe('fallback: page 1')
  expect(state.renders).toBe(3)
  state.now += 5 * minute
  expect(await fetchPage()).toBe('rendered: page 4')
})
