import { copyFileSync, mkdtempSync, readdirSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { everyAddress } from './every-address.ts'
import { sample } from './extent.ts'
import { type Fault, faults, wireTo } from './faulty-wire.ts'
import { linesOf } from './log-lines.ts'
import { notifyOfChange, publicTypes } from './notify-of-change.ts'
import { shownToReaders } from './shown-to-readers.ts'
import { type Site, startSite } from './start-site.ts'

/** Replaces the URLs of the site and the content server, which differ per run. */
const named = { PUBLIC_URL: 'https://www.example.org', CMS_PUBLIC_URL: 'https://cms.example.org' }
const secret = 'shared by this test and its site'
const linesIn = (site: Site, event: string, from = 0) => linesOf(site.logs().slice(from), event)

/** The contents that the log says are unavailable, in order: those that are available again since are left out. */
function unavailableIn(site: Site, from: number): string[] {
  const contents = (event: string) => linesIn(site, event, from).flatMap(({ content }) => content ?? [])
  const unavailable = contents('content_unavailable').toSorted()
  for (const it of contents('content_available')) {
    const at = unavailable.indexOf(it)
    if (at >= 0) unavailable.splice(at, 1)
  }
  return unavailable
}

/** The status and the visible text of each address. */
async function read(site: Site, addresses: readonly string[]): Promise<Map<string, string>> {
  const seen = await Promise.all(
    addresses.map(async (address) => {
      const response = await fetch(site.url + address)
      return [address, `${response.status} ${shownToReaders(await response.text())}`] as const
    }),
  )
  return new Map(seen)
}

/** Compares two texts; a failure shows what is around the first difference, since a page is up to 30 KB. */
function expectSame(seen: string, expected: string, address: string) {
  let at = 0
  while (at < seen.length && seen[at] === expected[at]) at += 1
  const around = (text: string) => text.slice(Math.max(0, at - 80), at + 160)
  expect(around(seen), address).toBe(around(expected))
}

const statuses = (seen: Map<string, string>) => [...new Set([...seen.values()].map((it) => it.slice(0, 3)))]

/** Reads every address. On a busy machine a request may exceed the timeout, and its page is partial until it is read again. */
async function readWhole(site: Site) {
  let seen = new Map<string, string>()
  await expect(async () => {
    const addresses = await everyAddress(site.url)
    await read(site, addresses)
    const from = site.logs().length
    seen = await read(site, addresses)
    expect(statuses(seen)).toEqual(['200'])
    expect([...(await read(site, addresses))]).toEqual([...seen])
    // What a page was rendered without is logged again with each render.
    expect(linesIn(site, 'content_unavailable', from)).toEqual([])
    expect(linesIn(site, 'content_available', from)).toEqual([])
  }).toPass()
  return seen
}

// One site reads its content once for all tests.
test.describe.configure({ mode: 'default' })
let wire: Awaited<ReturnType<typeof wireTo>>
let site: Site
/** What it showed, and a copy of what it had cached on the disk then. */
let before: Map<string, string>
let cached: string
let ownFolder: string
const newFolder = () => mkdtempSync(join(tmpdir(), 'cached-content-'))
/** Without those that the site is writing. */
const filesIn = (folder: string) => readdirSync(folder).filter((it) => it.endsWith('.json'))
function copyOf(folder: string): string {
  const copy = newFolder()
  for (const file of filesIn(folder)) copyFileSync(join(folder, file), join(copy, file))
  return copy
}
test.beforeAll(async () => {
  wire = await wireTo(process.env.CMS_URL ?? '')
  ownFolder = newFolder()
  site = await startSite({
    cmsUrl: wire.url,
    env: { ...named, CMS_TIMEOUT_MS: '8000', WEBHOOK_SECRET: secret, CONTENT_CACHE_DIR: ownFolder },
  })
  before = await readWhole(site)
  await expect.poll(() => filesIn(ownFolder).length).toBe(32)
  cached = copyOf(ownFolder)
})
test.afterAll(async () => {
  await site.stop()
  wire.stop()
  for (const folder of [ownFolder, cached]) rmSync(folder, { recursive: true, force: true })
})

test.describe('a site that has read its content once', () => {
  const cases: [string, begin: () => unknown, end: () => unknown][] = [
    ['is unavailable', () => wire.down(), () => wire.up()],
    ...(Object.keys(faults) as Fault[]).map((fault): [string, () => unknown, () => unknown] => [
      fault,
      () => wire.set(fault),
      () => wire.set(undefined),
    ]),
  ]
  for (const [fault, begin, end] of sample('content-faults', cases, 1))
    test(`shows it on every address while the content server ${fault}, logs once per type, and recovers by itself`, {
      tag: ['@spec:12.1'],
    }, async () => {
      const addresses = [...before.keys()]
      const from = site.logs().length
      await begin()
      for (const type of publicTypes) expect(await notifyOfChange(site.url, secret, type)).toBe(204)
      // Before and after the circuit breaker has opened.
      for (let views = 0; views < 3; views++) {
        const seen = await read(site, addresses)
        for (const address of addresses)
          expectSame(seen.get(address) ?? '', before.get(address) ?? '', address)
      }
      // The demo content has no death notice, so an empty list of them is right. An upload is read only when a text or a
      // picture needs it.
      const optional = fault === 'answers in empty lists' ? ['uploads', 'death-notices'] : ['uploads']
      const failing = () => unavailableIn(site, from).filter((it) => !optional.includes(it))
      await expect.poll(failing).toHaveLength(publicTypes.length - optional.length + 1)
      await read(site, addresses)
      const logged = unavailableIn(site, from)
      expect(logged).toEqual([...new Set(logged)])
      // On a busy machine its answers may be late, so that it is unavailable for a while.
      const ends = linesIn(site, 'content_server_available', from).length
      expect(linesIn(site, 'content_server_unavailable', from).length).toBeLessThanOrEqual(ends + 1)
      await end()
      await expect.poll(() => unavailableIn(site, from)).toEqual([])
      expect(statuses(await read(site, addresses))).toEqual(['200'])
    })
})

test.describe('on disk', () => {
  /** Each test has a copy of the files. */
  let folder: string
  test.beforeEach(() => {
    folder = copyOf(cached)
  })
  test.afterEach(() => rmSync(folder, { recursive: true, force: true }))
  const start = (cmsUrl: string, CONTENT_CACHE_DIR = folder) =>
    startSite({ cmsUrl, env: { ...named, CONTENT_CACHE_DIR } })
  const nowhere = 'http://127.0.0.1:9'

  test('a site that ran once starts and shows everything while the content server is down', {
    tag: ['@spec:12.2'],
  }, async () => {
    const started = await start(nowhere)
    try {
      const seen = await read(started, [...before.keys()])
      for (const [address, shown] of before) expect(seen.get(address), address).toBe(shown)
    } finally {
      await started.stop()
    }
  })

  test('a corrupt cache file is logged once, and only its own content is missing while the content server is down', {
    tag: ['@spec:12.2'],
  }, async () => {
    for (const language of ['fa', 'ca']) truncateSync(join(folder, `posts.${language}.json`), 100)
    const started = await start(nowhere)
    try {
      const seen = await read(started, ['/fa/events', '/ca/classes', '/fa/announcements', '/ca/services'])
      expect([...seen.values()].map((it) => it.slice(0, 3))).toEqual(['503', '503', '200', '200'])
      const broken = () => linesIn(started, 'content_file_unreadable').map(({ file }) => file)
      await expect.poll(() => broken().toSorted()).toEqual(['posts.ca', 'posts.fa'])
    } finally {
      await started.stop()
    }
    const again = await start(process.env.CMS_URL ?? '')
    try {
      expect(statuses(await read(again, ['/fa/events', '/ca/classes']))).toEqual(['200'])
    } finally {
      await again.stop()
    }
  })

  test('a disk that cannot be written is logged once per file', { tag: ['@spec:12.2'] }, async () => {
    const started = await start(process.env.CMS_URL ?? '', '/dev/full')
    try {
      for (let views = 0; views < 2; views++)
        expect(statuses(await read(started, ['/fa/events', '/ca/home', '/fa/gallery']))).toEqual(['200'])
      const refused = () => linesIn(started, 'content_file_unwritable').map(({ file }) => file)
      await expect.poll(refused).toContain('posts.fa')
      expect(refused().toSorted()).toEqual([...new Set(refused())].toSorted())
    } finally {
      await started.stop()
    }
  })
})
