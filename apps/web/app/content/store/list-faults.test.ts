import { beforeEach, expect, test, vi } from 'vitest'
import { count, startSite, type, wholeOf } from './scripted-site.fixture.ts'

// The log reads the environment of a site.
vi.mock('../../platform/log.server.ts', () => ({ log: {} }))

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T20:00:00Z') })
  return () => vi.useRealTimers()
})

test('a single wrong answer changes nothing, whichever request it is of', {
  tags: ['spec:13.10'],
}, async () => {
  const { server, change, poll, read, lines } = await startSite()
  const before = await read('fa')
  const another = [{ ...server.published.fa.get('entry-1'), title: 'wrong' }]
  for (const wrong of [{ data: [] }, { data: another }, { data: null as never }, new Error('unreachable')]) {
    server.instead = [wrong]
    await change('entry.publish', 'entry-1')
    expect(await read('fa')).toEqual(before)
    for (let at = 0; at < 3; at++) {
      server.instead = [...Array.from({ length: at }, () => undefined), wrong]
      await poll()
      expect(await read('fa')).toEqual(before)
    }
  }
  server.instead = []
  expect(lines.at(-1)).toMatch(/content_available|content_answer_discarded/)
})

test('an answer without half of the entries is accepted when the next one equals it', async () => {
  const { cache, server, settled, poll, read, lines } = await startSite()
  const restore = server.backup()
  for (let number = 0; number < count / 2; number++) server.unpublish('fa', `entry-${number}`)
  const half = server.backup()
  await vi.advanceTimersByTimeAsync(70_000)
  cache.refreshIfDue()
  await vi.advanceTimersByTimeAsync(100)
  restore()
  await settled()
  expect(await read('fa')).toHaveLength(count)
  expect(lines).toContain('warn content_answer_discarded')
  half()
  await poll()
  expect(await read('fa')).toHaveLength(count / 2)
})

test('a reading that failed is made again with what it was to find', async () => {
  const { cache, server, titles, lines } = await startSite()
  server.publish('fa', 'entry-700', { title: 'another' })
  server.instead = [new Error('unreachable'), new Error('unreachable')]
  cache.invalidate({ event: 'entry.publish', type, documentId: 'entry-700' })
  await vi.advanceTimersByTimeAsync(100)
  server.requests.length = 0
  await vi.advanceTimersByTimeAsync(2_000)
  cache.refreshIfDue()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(server.requests.toSorted()).toEqual([
    'en entries entry-700',
    'fa entries entry-700',
    'fa entries entry-700',
  ])
  expect((await titles('fa'))[700]).toBe('another')
  expect(lines).toEqual(['error content_unavailable', 'info content_available'])
})

test('entries that are not found by their ids, or not compared by rows, are read whole', async () => {
  const { server, change, poll } = await startSite(300)
  const unfiltered = { data: [...server.published.fa.values()].slice(0, 5) }
  server.instead = [unfiltered]
  expect((await change('entry.publish', 'entry-250')).filter((it) => it.startsWith('fa'))).toEqual([
    'fa all 1',
    'fa all 2',
    'fa all 3',
    'fa entries entry-250',
  ])
  server.instead = Array.from({ length: 4 }, () => ({ data: [{ title: 'no row' }] }))
  const requests = await poll()
  expect(requests.filter((it) => it.includes('all'))).toEqual(wholeOf(300))
})

test('where it is not known which entry has changed all are read, and so they are once a day', async () => {
  const { cache, server, change, settled } = await startSite(300)
  expect(await change('entry.publish')).toEqual(wholeOf(300))
  await vi.advanceTimersByTimeAsync(27 * 60 * 60 * 1000)
  server.requests.length = 0
  cache.refreshIfDue()
  expect(await settled()).toEqual(wholeOf(300))
})

test('after a start all is read once, whatever the file has', async () => {
  const { whole, read } = await startSite(100, [{ documentId: 'entry-1', title: 'of another build' }])
  expect(
    whole
      .filter((it) => it.includes('all'))
      .toSorted()
      .slice(0, 2),
  ).toEqual(['en all 1', 'en all 1'])
  expect(await read('fa')).toHaveLength(100)
})
