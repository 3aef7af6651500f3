import { expect, test } from 'vitest'
import { document } from './search-document.fixture.ts'
import { createSearchIndexCache } from './search-index-cache.server.ts'

/** What is published, in two lists and a version that is set by hand. */
function site() {
  const lists: { events: string[] | undefined; pages: string[] | undefined } = {
    events: ['عید'],
    pages: ['تماس'],
  }
  const state = { version: 1, reads: 0 }
  const cache = createSearchIndexCache({
    version: () => String(state.version),
    read: async () => {
      state.reads += 1
      return [lists.events, lists.pages].map((titles) => titles?.map((title) => document(title)))
    },
  })
  const finds = async (query: string) =>
    (await cache.current())?.search(query, { language: 'fa', today: '2026-11-21' }).matches.length
  const isCurrent = async () => (await cache.current())?.isCurrent
  return { lists, state, finds, isCurrent }
}

test('concurrent searches build the index once', async () => {
  const { state, finds } = site()
  expect(await Promise.all([finds('عید'), finds('تماس'), finds('نیست')])).toEqual([1, 1, 0])
  expect(state.reads).toBe(1)
})

test('it is updated for each version, and for nothing else', async () => {
  const { lists, state, finds } = site()
  await finds('عید')
  lists.events = ['نوروز']
  expect(await finds('نوروز')).toBe(0)
  state.version += 1
  expect(await finds('نوروز')).toBe(1)
  expect(await finds('عید')).toBe(0)
  expect(state.reads).toBe(2)
})

test('where nothing could ever be read there is no index until there is something', async () => {
  const { lists, state, finds } = site()
  const { events } = lists
  lists.events = lists.pages = undefined
  expect(await finds('عید')).toBeUndefined()
  expect(await finds('عید')).toBeUndefined()
  expect(state.reads).toBe(1)
  lists.events = events
  state.version += 1
  expect(await finds('عید')).toBe(1)
})

test('what changes while it is built is found by the next search', async () => {
  const { lists, state, finds, isCurrent } = site()
  const first = finds('عید')
  const isFirstCurrent = isCurrent()
  lists.events = ['نوروز']
  state.version += 1
  await first
  expect([await isFirstCurrent, await isCurrent()]).toEqual([false, true])
  expect(await finds('نوروز')).toBe(1)
  expect(state.reads).toBe(2)
})
