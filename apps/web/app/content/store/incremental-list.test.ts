import { beforeEach, expect, test, vi } from 'vitest'
import { createContentCache } from './content-cache.server.ts'
import { listOf, scriptedList } from './scripted-list.ts'

const log = vi.hoisted(() => ({ warn: vi.fn(), error: vi.fn() }))
// The log reads the environment of a site.
vi.mock('../../platform/log.server.ts', () => ({ log }))

const count = 2_000
const type = 'api::post.post'

beforeEach(() => {
  log.warn.mockClear()
  vi.useFakeTimers({ now: new Date('2026-11-21T20:00:00Z') })
  return () => vi.useRealTimers()
})

/** A site that has read a list of so many entries in both languages. */
async function site(entries = count, file?: unknown) {
  const server = scriptedList()
  for (let number = 0; number < entries; number++)
    for (const locale of ['fa', 'en'] as const) server.publish(locale, `entry-${number}`)
  const posts = listOf('posts', server)
  const saved: unknown[] = []
  const lines: string[] = []
  const line =
    (level: string) =>
    ({ event }: { event: string }) =>
      void lines.push(`${level} ${event}`)
  const cache = createContentCache({
    clients: undefined as never,
    file: () => ({ load: async () => file, save: async (it) => void saved.push(it) }),
    now: Date.now,
    monotonic: () => performance.now(),
    log: { error: line('error'), warn: line('warn'), info: line('info') },
  })
  const read = (language: 'fa' | 'ca') => cache.read(posts, language)
  const titles = async (language: 'fa' | 'ca') => (await read(language)).map((it) => it.title)
  const first = Promise.all([read('fa'), read('ca')])
  await vi.advanceTimersByTimeAsync(5_000)
  await first
  /** What is asked until nothing more is. */
  const settled = async () => {
    await vi.advanceTimersByTimeAsync(5_000)
    return server.asked.splice(0).toSorted()
  }
  const poll = async () => {
    await vi.advanceTimersByTimeAsync(70_000)
    server.asked.length = 0
    cache.refreshIfDue()
    return settled()
  }
  const change = (event: 'entry.publish' | 'entry.unpublish' | 'entry.delete', documentId?: string) => {
    cache.invalidate({ event, type, documentId })
    return settled()
  }
  const whole = server.asked.splice(0)
  return { cache, server, read, titles, settled, poll, change, whole, saved, lines }
}

const idle = ['en newest 10', 'fa newest 10']
const wholeOf = (entries: number) =>
  ['en', 'fa'].flatMap((locale) =>
    Array.from({ length: entries / 100 }, (_, at) => `${locale} all ${at + 1}`),
  )

test('the first reading is whole, in pages, and an idle minute asks one small question a language', async () => {
  const { whole, poll, saved, cache } = await site()
  expect(whole.toSorted()).toEqual(wholeOf(count).toSorted())
  const { version } = cache.version()
  for (let minutes = 0; minutes < 3; minutes++) expect(await poll()).toEqual(idle)
  expect(cache.version().version).toBe(version)
  expect(saved).toHaveLength(2)
})

test('an edit asks for the edited entry: twice where it differs, once in the other language', async () => {
  const { server, change, read, titles } = await site()
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
  const { cache, server, titles } = await site()
  server.publish('fa', 'entry-700', { title: 'another' })
  cache.invalidate({ event: 'entry.publish', type, documentId: 'entry-700' })
  await vi.advanceTimersByTimeAsync(600)
  expect((await titles('fa'))[700]).toBe('another')
})

test('edits of many entries at once share their questions', async () => {
  const { cache, server, settled, titles } = await site()
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
  const { server, change, read } = await site()
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
  const { server, change, titles } = await site()
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

test('without a webhook the poll finds what was published, reads that, and its translation', async () => {
  const { server, poll, titles } = await site()
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
  const { server, poll, titles } = await site()
  server.publish('fa', 'entry-1', { title: 'first' })
  await poll()
  server.publish('fa', 'entry-2', { title: 'second' })
  await poll()
  expect((await titles('fa')).slice(1, 3)).toEqual(['first', 'second'])
})

test('the poll finds what was deleted by comparing the rows of all, and reads no entry', async () => {
  const { server, poll, read } = await site()
  server.unpublish('fa', 'entry-3')
  const asked = await poll()
  const rows = Array.from({ length: count / 100 }, (_, at) => `fa rows ${at + 1}`)
  expect(asked.filter((it) => it.startsWith('fa'))).toEqual(
    ['fa newest 10', 'fa newest 10', ...rows, ...rows].toSorted(),
  )
  expect(await read('fa')).toHaveLength(count - 1)
  expect(await poll()).toEqual(idle)
})

test('one entry that is added and one that is deleted in the same minute are both found', async () => {
  const { server, poll, titles } = await site()
  server.publish('fa', 'new-one')
  server.unpublish('fa', 'entry-3')
  const asked = await poll()
  expect(asked.filter((it) => it.includes('all'))).toEqual([])
  const found = await titles('fa')
  expect(found).toHaveLength(count)
  expect([found.includes('new-one'), found.includes('entry-3')]).toEqual([true, false])
})

test('more publications than are compared are found by their rows', async () => {
  const { server, poll, titles } = await site()
  for (let number = 0; number < 30; number++) server.publish('fa', `entry-${number}`, { title: 'another' })
  const asked = await poll()
  expect(asked.filter((it) => it === 'fa entries 30')).toHaveLength(2)
  expect((await titles('fa')).filter((it) => it === 'another')).toHaveLength(30)
})

test('a database that is restored from a backup is followed', async () => {
  const { server, poll, titles, change } = await site()
  const restore = server.backup()
  server.publish('fa', 'entry-1', { title: 'after the backup' })
  server.publish('fa', 'new-one')
  await change('entry.publish', 'entry-1')
  await change('entry.publish', 'new-one')
  expect(await titles('fa')).toContain('after the backup')
  restore()
  const asked = await poll()
  expect(asked.filter((it) => it.includes('entries') && it.startsWith('fa'))).toEqual([
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
  const { server, poll, titles } = await site()
  server.setTime('2020-01-01T00:00:00Z')
  server.publish('fa', 'entry-9', { title: 'of the past' })
  await poll()
  expect((await titles('fa'))[9]).toBe('of the past')
})

test('a changed file reads the entries that show it, and no others', async () => {
  const { cache, server, settled, change, read } = await site()
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
  const { cache, server, settled, titles, read } = await site()
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
  const { server, change, read } = await site()
  server.publish('fa', 'entry-7', { title: '' })
  await change('entry.publish', 'entry-7')
  expect(await read('fa')).toHaveLength(count - 1)
  expect(log.warn).toHaveBeenCalledTimes(1)
  server.publish('fa', 'entry-8', { title: 'another' })
  await change('entry.publish', 'entry-8')
  expect(log.warn).toHaveBeenCalledTimes(1)
})

test('a single wrong answer changes nothing, whichever question it answers', {
  tags: ['spec:13.10'],
}, async () => {
  const { server, change, poll, read, lines } = await site()
  const before = await read('fa')
  const another = [{ ...server.published.fa.get('entry-1'), title: 'wrong' }]
  for (const wrong of [{ data: [] }, { data: another }, { data: null as never }, new Error('away')]) {
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

test('a content server that forgets half of the entries is believed when it says so twice', async () => {
  const { cache, server, settled, poll, read, lines } = await site()
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
  const { cache, server, titles, lines } = await site()
  server.publish('fa', 'entry-700', { title: 'another' })
  server.instead = [new Error('away'), new Error('away')]
  cache.invalidate({ event: 'entry.publish', type, documentId: 'entry-700' })
  await vi.advanceTimersByTimeAsync(100)
  server.asked.length = 0
  await vi.advanceTimersByTimeAsync(2_000)
  cache.refreshIfDue()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(server.asked.toSorted()).toEqual([
    'en entries entry-700',
    'fa entries entry-700',
    'fa entries entry-700',
  ])
  expect((await titles('fa'))[700]).toBe('another')
  expect(lines).toEqual(['error content_unavailable', 'info content_available'])
})

test('entries that are not found by their ids, or not compared by rows, are read whole', async () => {
  const { server, change, poll } = await site(300)
  const unfiltered = { data: [...server.published.fa.values()].slice(0, 5) }
  server.instead = [unfiltered]
  expect((await change('entry.publish', 'entry-250')).filter((it) => it.startsWith('fa'))).toEqual([
    'fa all 1',
    'fa all 2',
    'fa all 3',
    'fa entries entry-250',
  ])
  server.instead = Array.from({ length: 4 }, () => ({ data: [{ title: 'no row' }] }))
  const asked = await poll()
  expect(asked.filter((it) => it.includes('all'))).toEqual(wholeOf(300))
})

test('where it is not known which entry has changed all are read, and so they are once a day', async () => {
  const { cache, server, change, settled } = await site(300)
  expect(await change('entry.publish')).toEqual(wholeOf(300))
  await vi.advanceTimersByTimeAsync(27 * 60 * 60 * 1000)
  server.asked.length = 0
  cache.refreshIfDue()
  expect(await settled()).toEqual(wholeOf(300))
})

test('after a start all is read once, whatever the file has', async () => {
  const { whole, read } = await site(100, [{ documentId: 'entry-1', title: 'of another build' }])
  expect(
    whole
      .filter((it) => it.includes('all'))
      .toSorted()
      .slice(0, 2),
  ).toEqual(['en all 1', 'en all 1'])
  expect(await read('fa')).toHaveLength(100)
})
