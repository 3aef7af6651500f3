import { beforeEach, expect, test, vi } from 'vitest'
import { count, idle, startSite } from './scripted-site.fixture.ts'

// The log reads the environment of a site.
vi.mock('../../platform/log.server.ts', () => ({ log: {} }))

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T20:00:00Z') })
  return () => vi.useRealTimers()
})

test('without a webhook the poll finds what was published, reads that, and its translation', async () => {
  const { server, poll, titles } = await startSite()
  // Bulk publishing leaves the time of the draft, which is older than others.
  server.setTime('2026-10-01T00:00:00Z')
  server.publish('fa', 'entry-700', { title: 'another' })
  server.share('en', 'entry-700', { title: 'shared' })
  expect(await poll()).toEqual([
    'en entries entry-700',
    'en entries entry-700',
    'en newest 10',
    'fa entries entry-700',
    'fa entries entry-700',
    'fa newest 10',
    'fa newest 10',
  ])
  expect([(await titles('fa'))[700], (await titles('ca'))[700]]).toEqual(['another', 'shared'])
  expect(await poll()).toEqual(idle)
})

test('the poll finds two edits within one millisecond, also when the first was read before the second', async () => {
  const { server, poll, titles } = await startSite()
  server.publish('fa', 'entry-1', { title: 'first' })
  await poll()
  server.publish('fa', 'entry-2', { title: 'second' })
  await poll()
  expect((await titles('fa')).slice(1, 3)).toEqual(['first', 'second'])
})

test('the poll finds what was deleted by comparing the rows of all, and reads no entry', async () => {
  const { server, poll, read } = await startSite()
  server.unpublish('fa', 'entry-3')
  const requests = await poll()
  const rows = Array.from({ length: count / 100 }, (_, at) => `fa rows ${at + 1}`)
  expect(requests.filter((it) => it.startsWith('fa'))).toEqual(
    ['fa newest 10', 'fa newest 10', ...rows, ...rows].toSorted(),
  )
  expect(await read('fa')).toHaveLength(count - 1)
  expect(await poll()).toEqual(idle)
})

test('one entry that is added and one that is deleted in the same minute are both found', async () => {
  const { server, poll, titles } = await startSite()
  server.publish('fa', 'new-one')
  server.unpublish('fa', 'entry-3')
  const requests = await poll()
  expect(requests.filter((it) => it.includes('all'))).toEqual([])
  const found = await titles('fa')
  expect(found).toHaveLength(count)
  expect([found.includes('new-one'), found.includes('entry-3')]).toEqual([true, false])
})

test('more publications than are compared are found by their rows', async () => {
  const { server, poll, titles } = await startSite()
  for (let number = 0; number < 30; number++) server.publish('fa', `entry-${number}`, { title: 'another' })
  const requests = await poll()
  expect(requests.filter((it) => it === 'fa entries 30')).toHaveLength(2)
  expect((await titles('fa')).filter((it) => it === 'another')).toHaveLength(30)
})

test('a database that is restored from a backup is followed', async () => {
  const { server, poll, titles, change } = await startSite()
  const restore = server.backup()
  server.publish('fa', 'entry-1', { title: 'after the backup' })
  server.publish('fa', 'new-one')
  await change('entry.publish', 'entry-1')
  await change('entry.publish', 'new-one')
  expect(await titles('fa')).toContain('after the backup')
  restore()
  const requests = await poll()
  expect(requests.filter((it) => it.includes('entries') && it.startsWith('fa'))).toEqual([
    'fa entries entry-1',
    'fa entries entry-1',
  ])
  expect(await titles('fa')).not.toContain('after the backup')
  expect(await titles('fa')).not.toContain('new-one')
  // Its ids are given again.
  server.publish('fa', 'entry-5', { title: 'with an id that another had' })
  await poll()
  expect(await titles('fa')).toContain('with an id that another had')
})

test('a clock of the content server that is set back hides no edit', async () => {
  const { server, poll, titles } = await startSite()
  server.setTime('2020-01-01T00:00:00Z')
  server.publish('fa', 'entry-9', { title: 'of the past' })
  await poll()
  expect((await titles('fa'))[9]).toBe('of the past')
})
