import { expect, test } from 'vitest'
import { keepIndex } from './kept-index.server.ts'
import { document } from './search-document.fixture.ts'

/** A content server of two lists, which can be changed and fail, and a clock that is set by hand. */
function site() {
  const lists: { events: string[] | undefined; pages: string[] | undefined } = {
    events: ['عید'],
    pages: ['تماس'],
  }
  const clock = { now: 0, reads: 0 }
  const kept = keepIndex({
    now: () => clock.now,
    read: async () => {
      clock.reads += 1
      return [lists.events, lists.pages].map((titles) => titles?.map((title) => document(title)))
    },
  })
  const finds = async (query: string) =>
    (await kept.current())?.(query, { language: 'fa', today: '2026-11-21' }).matches.length
  return { lists, clock, kept, finds }
}

test('all who ask at once have it made once', async () => {
  const { clock, finds } = site()
  expect(await Promise.all([finds('عید'), finds('تماس'), finds('نیست')])).toEqual([1, 1, 0])
  expect(clock.reads).toBe(1)
})

test('after a change the next to ask finds what is new', async () => {
  const { lists, clock, kept, finds } = site()
  await finds('عید')
  lists.events = ['نوروز']
  expect(await finds('نوروز')).toBe(0)
  kept.changed()
  expect(await finds('نوروز')).toBe(1)
  expect(await finds('عید')).toBe(0)
  expect(clock.reads).toBe(2)
})

test('an index that has grown old is given while the next is made', async () => {
  const { lists, clock, finds } = site()
  await finds('عید')
  lists.events = ['نوروز']
  clock.now += 10 * 60_000
  expect(await finds('نوروز')).toBe(0)
  await expect.poll(() => finds('نوروز')).toBe(1)
})

test('what cannot be read stays as it was, and the rest is new', async () => {
  const { lists, kept, finds } = site()
  await finds('عید')
  lists.events = undefined
  lists.pages = ['نشانی']
  kept.changed()
  expect([await finds('عید'), await finds('نشانی'), await finds('تماس')]).toEqual([1, 1, 0])
})

test('where nothing could ever be read there is no index, and soon it is tried again', async () => {
  const { lists, clock, finds } = site()
  const { events } = lists
  lists.events = lists.pages = undefined
  expect(await finds('عید')).toBeUndefined()
  expect(await finds('عید')).toBeUndefined()
  expect(clock.reads).toBe(1)
  lists.events = events
  clock.now += 60_000
  expect(await finds('عید')).toBe(1)
})

test('a change while it is being read is read again', async () => {
  const { lists, kept, finds, clock } = site()
  const first = finds('عید')
  lists.events = ['نوروز']
  kept.changed()
  await first
  await finds('نوروز')
  expect(clock.reads).toBe(2)
})
