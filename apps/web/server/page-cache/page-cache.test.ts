import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createPageCache } from './page-cache.ts'
import { createPageStore } from './page-store.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** A site whose clock, content and failures a test sets; each render says which it is. */
function site({ pages = createPageStore() } = {}) {
  const state = {
    now: day,
    /** By how much the clock was set, other than by time passing. */
    setBy: 0,
    version: '1',
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
        const { renders, status, headers, partial, fails } = state
        await state.hold
        if (fails) throw new Error('The renderer broke')
        return { response: new Response(`page ${renders}`, { status, headers }), partial }
      },
      pageVersion: (now) => ({
        version: state.version,
        expiresAt: (Math.floor(now / minute) + 1) * minute,
        dayEnds: (Math.floor(now / day) + 1) * day,
      }),
      now: () => state.now + state.setBy,
      monotonic: () => state.now,
    },
    pages,
  )
  const ask = async (address = '/fa/home') => {
    const found = await cache.page(address, '/:lang/home')
    return found && `${found.how}: ${found.cached.page.bodies.identity}`
  }
  return { state, cache, ask }
}

test('a page is rendered once, for all who ask at once and for all who come later', {
  tags: ['spec:13.12'],
}, async () => {
  const { state, cache, ask } = site()
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(Array(3).fill('made: page 1'))
  expect(await ask()).toBe('hit: page 1')
  expect(cache.fresh('/fa/home')?.page.status).toBe(200)
  expect(state.renders).toBe(1)
})

test('after a change the next visitor has the new page', { tags: ['spec:13.12'] }, async () => {
  const { state, cache, ask } = site()
  await ask()
  state.version = '2'
  expect(cache.fresh('/fa/home')).toBeUndefined()
  expect(await ask()).toBe('made: page 2')
  expect(await ask()).toBe('hit: page 2')
})

test('while a changed page takes long, the one before is shown, and the new one as soon as it is there', {
  tags: ['spec:13.12'],
}, async () => {
  const { state, ask } = site()
  await ask()
  state.version = '2'
  const { promise, resolve } = Promise.withResolvers<void>()
  state.hold = promise
  expect(await ask()).toBe('stale: page 1')
  resolve()
  await expect.poll(() => ask()).toBe('hit: page 2')
  expect(state.renders).toBe(2)
})

test('once it has expired a page is never shown while another can be made', {
  tags: ['spec:13.12'],
}, async () => {
  const { state, cache, ask } = site()
  await ask()
  state.now += minute
  const { promise, resolve } = Promise.withResolvers<void>()
  state.hold = promise
  const asked = ask()
  expect(cache.fresh('/fa/home')).toBeUndefined()
  // Longer than a visitor waits while the page of before is still true.
  expect(await Promise.race([asked, wait(700, 'waits')])).toBe('waits')
  resolve()
  expect(await asked).toBe('made: page 2')
})

for (const [name, failure] of [
  ['answers 503', { status: 503 }],
  ['breaks', { fails: true }],
  ['lacks a block', { partial: true }],
] as const)
  test(`where making a page ${name}, the last good one of the day stands in, is tried again later, and not tomorrow`, {
    tags: ['spec:13.12'],
  }, async () => {
    const { state, ask } = site()
    await ask()
    state.now += minute
    Object.assign(state, failure)
    expect(await ask()).toBe('stand-in: page 1')
    expect(await ask()).toBe('stand-in: page 1')
    expect(state.renders).toBe(2)
    state.now += 6000
    expect(await ask()).toBe('stand-in: page 1')
    expect(state.renders).toBe(3)
    state.now = 2 * day
    const tomorrow = await ask().catch((error: Error) => error.message)
    expect(tomorrow).not.toContain('page 1')
    Object.assign(state, { status: 200, fails: false, partial: false })
    state.now += 6000
    expect(await ask()).toBe(`made: page ${state.renders}`)
  })

test('a page that lacks a block is shown where there is no better one, and soon tried again', {
  tags: ['spec:13.12'],
}, async () => {
  const { state, cache, ask } = site()
  state.partial = true
  expect(await ask()).toBe('made: page 1')
  expect(await ask()).toBe('hit: page 1')
  state.now += 5000
  state.partial = false
  expect(cache.fresh('/fa/home')).toBeUndefined()
  expect(await ask()).toBe('made: page 2')
})

test('a block that stays away does not withhold what is new from visitors for long', {
  tags: ['spec:13.12'],
}, async () => {
  const { state, ask } = site()
  await ask()
  state.partial = true
  state.now += 6 * minute
  expect(await ask()).toBe('made: page 2')
})

test('a failure is not cached', { tags: ['spec:13.12'] }, async () => {
  const { state, ask } = site()
  state.status = 503
  expect(await ask()).toBe('made: page 1')
  expect(await ask()).toBe('made: page 2')
})

test('an answer that was made for one visitor is never cached, nor given to another', {
  tags: ['spec:13.12'],
}, async () => {
  const { state, cache, ask } = site()
  for (const headers of [
    { 'Set-Cookie': 'preview=1' },
    { 'Cache-Control': 'no-store' },
    { 'Cache-Control': 'private, max-age=60' },
  ]) {
    state.headers = headers as unknown as Record<string, string>
    expect(await ask()).toBeUndefined()
    expect(cache.size().pages).toBe(0)
  }
})

test('a flood of refusals, redirects and queries drives no page out, and memory stays within its bounds', {
  tags: ['spec:13.12'],
}, async () => {
  const { state, cache, ask } = site({ pages: createPageStore({ pages: 100_000, nonCanonical: 50_000 }) })
  await ask()
  state.status = 404
  for (let at = 0; at < 200; at++) await ask(`/fa/events/${at}`)
  state.status = 200
  for (let at = 0; at < 200; at++) await ask(`/fa/lectures?speaker=${at}`)
  expect(cache.fresh('/fa/home')).toBeDefined()
  expect(cache.size().bytes).toBeLessThanOrEqual(150_000)
  for (let at = 0; at < 200; at++) await ask(`/fa/prayer-times/toronto/${at}`)
  expect(cache.size().bytes).toBeLessThanOrEqual(150_000)
})

test('a page that was made before the clock was set back is made anew, and again when the clock is right', {
  tags: ['spec:13.12'],
}, async () => {
  const { state, cache, ask } = site()
  await ask()
  state.setBy = -3 * day
  expect(cache.fresh('/fa/home')).toBeUndefined()
  expect(await ask()).toBe('made: page 2')
  expect(await ask()).toBe('hit: page 2')
  state.now += 5000
  state.setBy = 0
  expect(cache.fresh('/fa/home')).toBeUndefined()
  expect(await ask()).toBe('made: page 3')
})

test('after the clock was set back no page of another day is shown, however long its new one takes or fails', {
  tags: ['spec:13.12'],
}, async () => {
  const { state, ask } = site()
  await ask()
  state.setBy = -3 * day
  state.status = 503
  expect(await ask()).toBe('made: page 2')
  state.status = 200
  const { promise, resolve } = Promise.withResolvers<void>()
  state.hold = promise
  const asked = ask()
  resolve()
  expect(await asked).toBe('made: page 3')
})

test('a clock that is set back within the day lengthens no pause and no stand-in', {
  tags: ['spec:13.12'],
}, async () => {
  const { state, ask } = site()
  state.now += 12 * 60 * minute
  await ask()
  state.now += minute
  state.partial = true
  expect(await ask()).toBe('stand-in: page 1')
  state.setBy = -10 * 60 * minute
  expect(await ask()).toBe('stand-in: page 1')
  expect(state.renders).toBe(2)
  state.now += 6000
  expect(await ask()).toBe('stand-in: page 1')
  expect(state.renders).toBe(3)
  state.now += 5 * minute
  expect(await ask()).toBe('made: page 4')
})
