import { beforeEach, expect, test, vi } from 'vitest'
import { count, idle, startSite, type, wholeOf } from './scripted-site.fixture.ts'

const log = vi.hoisted(() => ({ warn: vi.fn() }))
// The log reads the environment of a site.
vi.mock('../../platform/log.server.ts', () => ({ log }))

beforeEach(() => {
  log.warn.mockClear()
  vi.useFakeTimers({ now: new Date('2026-11-21T20:00:00Z') })
  return () => vi.useRealTimers()
})

test('the first reading is whole, in pages, and an idle minute costs one small request a language', async () => {
  const { whole, poll, saved, cache } = await startSite()
  expect(whole.toSorted()).toEqual(wholeOf(count).toSorted())
  const version = cache.version()
  for (let minutes = 0; minutes < 3; minutes++) expect(await poll()).toEqual(idle)
  expect(cache.version()).toBe(version)
  expect(saved).toHaveLength(2)
})

test('an edit requests the edited entry: twice where it differs, once in the other language', async () => {
  const { server, change, read, titles } = await startSite()
  const before = await read('fa')
  server.publish('fa', 'entry-700', { title: 'another' })
  expect(await change('entry.publish', 'entry-700')).toEqual([
    'en entries entry-700',
    'fa entries entry-700',
    'fa entries entry-700',
  ])
  expect((await titles('fa'))[700]).toBe('another')
  expect((await titles('ca'))[700]).toBe('entry-700')
  const after = await read('fa')
  // What was not edited is the same object, and so is the list of the other language.
  expect(after.filter((it, at) => it === before[at])).toHaveLength(count - 1)
})

test('an edit is there within two seconds', async () => {
  const { cache, server, titles } = await startSite()
  server.publish('fa', 'entry-700', { title: 'another' })
  cache.invalidate({ event: 'entry.publish', type, documentId: 'entry-700' })
  await vi.advanceTimersByTimeAsync(600)
  expect((await titles('fa'))[700]).toBe('another')
})

test('edits of many entries at once share their requests', async () => {
  const { cache, server, settled, titles } = await startSite()
  for (let number = 0; number < 120; number++) {
    server.publish('fa', `entry-${number}`, { title: 'another' })
    cache.invalidate({ event: 'entry.publish', type, documentId: `entry-${number}` })
  }
  expect((await settled()).filter((it) => it.startsWith('fa'))).toEqual([
    'fa entries 19',
    'fa entries 19',
    'fa entries 50',
    'fa entries 50',
    'fa entries 50',
    'fa entries 50',
    'fa entries entry-0',
    'fa entries entry-0',
  ])
  expect((await titles('fa')).filter((it) => it === 'another')).toHaveLength(120)
})

test('an entry that is withdrawn or deleted goes, and nothing else is read', async () => {
  const { server, change, read } = await startSite()
  server.unpublish('fa', 'entry-3')
  expect(await change('entry.unpublish', 'entry-3')).toEqual([
    'en entries entry-3',
    'fa entries entry-3',
    'fa entries entry-3',
  ])
  for (const locale of ['fa', 'en'] as const) server.unpublish(locale, 'entry-4')
  await change('entry.delete', 'entry-4')
  expect([(await read('fa')).length, (await read('ca')).length]).toEqual([count - 2, count - 1])
})

test('a translation that is added comes into its language', async () => {
  const { server, change, titles } = await startSite()
  server.unpublish('en', 'entry-1999')
  await change('entry.unpublish', 'entry-1999')
  server.publish('en', 'entry-1999', { title: 'translated' })
  expect(await change('entry.publish', 'entry-1999')).toEqual([
    'en entries entry-1999',
    'en entries entry-1999',
    'fa entries entry-1999',
  ])
  expect((await titles('ca')).at(-1)).toBe('translated')
})

test('a changed file reads the entries that show it, and no others', async () => {
  const { cache, server, settled, change, read } = await startSite()
  for (const url of ['/uploads/one.webp', '/uploads/two.webp']) {
    for (const id of ['entry-5', 'entry-6']) server.publish('fa', id, { image: { documentId: 'file', url } })
    if (url.includes('one')) for (const id of ['entry-5', 'entry-6']) await change('entry.publish', id)
  }
  cache.invalidate({ event: 'media.update', type: 'plugin::upload.file', documentId: 'file' })
  expect(await settled()).toEqual(['fa entries entry-5,entry-6', 'fa entries entry-5,entry-6'])
  expect((await read('fa'))[5]?.image?.url).toBe('/uploads/two.webp')
  cache.invalidate({ event: 'media.update', type: 'plugin::upload.file', documentId: 'shown nowhere' })
  expect(await settled()).toEqual([])
})

test('a change during a reading is read after it, of an entry and of a file', async () => {
  const { cache, server, settled, titles, read } = await startSite()
  server.publish('fa', 'entry-1', { title: 'first', image: { documentId: 'file', url: 'old' } })
  cache.invalidate({ event: 'entry.publish', type, documentId: 'entry-1' })
  await vi.advanceTimersByTimeAsync(499)
  cache.invalidate({ event: 'media.update', type: 'plugin::upload.file', documentId: 'file' })
  await vi.advanceTimersByTimeAsync(1)
  server.publish('fa', 'entry-1', { title: 'second', image: { documentId: 'file', url: 'new' } })
  cache.invalidate({ event: 'entry.publish', type, documentId: 'entry-1' })
  await settled()
  expect((await titles('fa'))[1]).toBe('second')
  expect((await read('fa'))[1]?.image?.url).toBe('new')
})

test('an entry that is not as it should be costs itself, and is logged when it is read', async () => {
  const { server, change, read } = await startSite()
  server.publish('fa', 'entry-7', { title: '' })
  await change('entry.publish', 'entry-7')
  expect(await read('fa')).toHaveLength(count - 1)
  expect(log.warn).toHaveBeenCalledTimes(1)
  server.publish('fa', 'entry-8', { title: 'another' })
  await change('entry.publish', 'entry-8')
  expect(log.warn).toHaveBeenCalledTimes(1)
})
