import { BulkheadRejectedError } from 'cockatiel'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Dependency, inRequestScope } from '../../platform/request-scope.server.ts'
import { createUploadLookup, type Upload } from './upload-lookup.server.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

const upload = (name: string, updatedAt = '2026-11-21T12:00:00.000Z'): Upload => ({
  url: `/uploads/${name}.webp`,
  width: 800,
  height: 600,
  updatedAt,
})

/** A lookup whose library, file and clock are set by hand. */
function lookup(library = [upload('dome')], file: Upload[] = []) {
  const server = { library, isUnreachable: false, next: [] as Upload[][], slow: 0 }
  const requests: (readonly string[])[] = []
  const reported: string[] = []
  const saved: string[][] = []
  const uploads = createUploadLookup({
    async requestBatch(names) {
      requests.push(names)
      if (server.slow > 0) await new Promise((resolve) => setTimeout(resolve, server.slow))
      if (server.isUnreachable) throw new Error('unreachable')
      return server.next.shift() ?? server.library.filter(({ url }) => names.some((it) => url.includes(it)))
    },
    file: { load: async () => file, save: async (them) => void saved.push(them.map(({ url }) => url)) },
    now: () => performance.now(),
    onFailure: () => void reported.push('unreachable'),
    onSuccess: () => void reported.push('back'),
  })
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
  /** What is found, however long it takes. */
  const find = async (name: string) => {
    const finding = uploads.find(name)
    finding.catch(() => undefined)
    await pass(2000)
    return finding
  }
  return { uploads, server, requests, reported, saved, pass, find }
}

test('an upload is looked up by its name when it is needed, and once', { tags: ['spec:13.11'] }, async () => {
  const { find, requests, saved } = lookup()
  for (let times = 0; times < 3; times++) expect(await find('dome')).toEqual([upload('dome')])
  expect(requests).toEqual([['dome']])
  expect(saved).toEqual([['/uploads/dome.webp']])
})

test('names of the same moment share a request, and a flood of them a few', {
  tags: ['spec:13.11'],
}, async () => {
  const { uploads, requests, pass } = lookup(Array.from({ length: 500 }, (_, at) => upload(`dome_${at}_`)))
  const finding = Promise.all(Array.from({ length: 500 }, (_, at) => uploads.find(`dome_${at}_`)))
  await pass(100)
  expect((await finding).map((it) => it.length)).toEqual(Array.from({ length: 500 }, () => 1))
  expect(requests).toHaveLength(10)
})

test('a request names no more uploads than an address can hold', { tags: ['spec:13.11'] }, async () => {
  const { uploads, requests, pass } = lookup([])
  for (let at = 0; at < 100; at++) uploads.find(`${'x'.repeat(190)}${at}`).catch(() => undefined)
  await pass(100)
  expect(Math.max(...requests.map((names) => names.join().length))).toBeLessThan(4100)
})

test('a name that nothing has is confirmed once, and then known for a moment', {
  tags: ['spec:13.11'],
}, async () => {
  const { find, requests, pass } = lookup()
  expect(await find('none')).toEqual([])
  expect(requests).toHaveLength(2)
  await find('none')
  expect(requests).toHaveLength(2)
  await pass(5000)
  await find('none')
  expect(requests).toHaveLength(3)
})

test('more names than can be looked up are refused, and those that were taken are found', {
  tags: ['spec:13.11'],
}, async () => {
  const { uploads, server, pass } = lookup()
  server.slow = 100
  const finding = uploads.find('dome')
  await pass(10)
  const results = Array.from({ length: 3000 }, (_, at) => uploads.find(`none_${at}`))
  const settled = Promise.allSettled(results)
  await pass(60_000)
  expect(await finding).toEqual([upload('dome')])
  const refused = (await settled).filter((it) => it.status === 'rejected')
  expect(refused).toHaveLength(1000)
  for (const { reason } of refused) expect(reason).toBeInstanceOf(BulkheadRejectedError)
})

test('one wrong answer changes nothing, whether the upload was known or not', {
  tags: ['spec:13.11'],
}, async () => {
  const { uploads, find, server, pass, reported } = lookup()
  server.next = [[]]
  expect(await find('dome')).toEqual([upload('dome')])
  for (const wrong of [[], [upload('other')], [upload('dome', '2030-01-01T00:00:00.000Z')]]) {
    const version = uploads.version()
    server.next = [wrong]
    await pass(61_000)
    await find('dome')
    expect(server.next).toEqual([])
    expect(await find('dome')).toEqual([upload('dome')])
    expect(uploads.version()).toBe(version)
  }
  expect(reported).not.toContain('unreachable')
})

test('a file that was replaced is another version of the pages, at once after a change and else within a minute', {
  tags: ['spec:13.11'],
}, async () => {
  const { uploads, find, server, pass } = lookup()
  await find('dome')
  for (const [day, change] of [
    ['22', () => uploads.filesChanged()],
    ['23', () => pass(61_000)],
  ] as const) {
    const replaced = upload('dome', `2026-11-${day}T12:00:00.000Z`)
    server.library = [replaced]
    await change()
    const version = uploads.version()
    await find('dome')
    expect(await find('dome')).toEqual([replaced])
    expect(uploads.version()).not.toBe(version)
  }
})

test('a deleted file is removed after two equal answers', { tags: ['spec:13.11'] }, async () => {
  const { uploads, find, server } = lookup()
  await find('dome')
  server.library = []
  uploads.filesChanged()
  await find('dome')
  expect(await find('dome')).toEqual([])
})

test('a new file of a name that was missing is there as soon as an entry is published', {
  tags: ['spec:13.11'],
}, async () => {
  const { uploads, find, server } = lookup([])
  expect(await find('dome')).toEqual([])
  server.library = [upload('dome')]
  uploads.entriesChanged()
  expect(await find('dome')).toEqual([upload('dome')])
})

test('while the content server is unreachable what was found stays, a tick finds it back, and what is unknown is refused', {
  tags: ['spec:13.11'],
}, async () => {
  const { uploads, find, server, pass, reported, requests } = lookup()
  await find('dome')
  server.isUnreachable = true
  uploads.filesChanged()
  for (let views = 0; views < 5; views++) expect(await find('dome')).toEqual([upload('dome')])
  await expect(find('other')).rejects.toThrow('unreachable')
  server.isUnreachable = false
  const before = requests.length
  await pass(3000)
  uploads.tick()
  await pass(1000)
  expect(requests.length).toBeGreaterThan(before)
  expect(reported.at(-1)).toBe('back')
})

test('after a start the file has what was found before, while the content server is unreachable', {
  tags: ['spec:13.11'],
}, async () => {
  const { find, server } = lookup([], [upload('dome')])
  server.isUnreachable = true
  expect(await find('dome')).toEqual([upload('dome')])
  expect(await find('dome')).toEqual([upload('dome')])
})

test('a page depends on the uploads that it shows, and on one that is missing until it is looked up again', {
  tags: ['spec:13.11'],
}, async () => {
  const { uploads, server, find, pass } = lookup([upload('dome'), upload('hall')])
  const pageWith = async (name: string) => {
    const dependencies = new Set<Dependency>()
    await inRequestScope({ id: '1', missing: 0, dependencies }, () => find(name))
    return () => [...dependencies].every((it) => it.isCurrent)
  }
  const [dome, hall] = [await pageWith('dome'), await pageWith('hall')]
  server.library = [upload('dome', '2026-11-22T12:00:00.000Z'), upload('hall')]
  await pass(60_000)
  await find('dome')
  await find('hall')
  expect([dome(), hall()]).toEqual([false, true])
  const missing = await pageWith('none')
  expect(missing()).toBe(true)
  uploads.entriesChanged()
  expect(missing()).toBe(false)
  const stillMissing = await pageWith('none')
  expect(stillMissing()).toBe(true)
  await pass(5000)
  expect(stillMissing()).toBe(false)
  uploads.filesChanged()
  expect(hall()).toBe(false)
})
