import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, type TestContext, test, vi } from 'vitest'
import { type Administrator, administratorOf, tokenOf } from '../../../cms/tests/administrator.ts'
import { pagePath } from '../../app/paths/site-pages.ts'
import { isFull, sample } from '../../e2e/extent.ts'
import type { Process } from './processes.ts'
import { startTopology } from './start-topology.ts'
import { visitorsOf } from './visitors.ts'

const type = 'api::anouncement.anouncement'
const media = new URL('../../../cms/demo/media/', import.meta.url)
const entries = `/content-manager/collection-types/${type}`
const pages = [pagePath('ca', 'home'), pagePath('fa', 'home'), pagePath('ca', 'announcements')]
const editionPage = pagePath('ca', 'announcements')
/** A slow machine notices what is published late. That it is notified, the first test reads in the log. */
const seenWithin = { timeout: 200_000, interval: 20 }
/** As many answers and failures belong to a process that is down. */
const whileAway = isFull ? 200 : 100

declare module 'vitest' {
  interface TaskMeta {
    underLoad?: UnderLoad
  }
}

/** The responses to visitors while a process was down, and after how many ms content published then was visible. */
export type UnderLoad = {
  what: string
  answered: number
  wrong: number
  failures: Record<string, number>
  /** By both processes of the site, and through nginx. */
  seenAfter: number[]
}

let topology: Awaited<ReturnType<typeof startTopology>>
let administrator: Administrator
let visitors: ReturnType<typeof visitorsOf>
let picture: Awaited<ReturnType<typeof upload>>
let sound: Awaited<ReturnType<typeof upload>>
let edition = 0
/** From which moment on (ms since 1970) nobody may be shown an edition before which. */
let seen = { edition: 0, since: 0 }

const titleOf = (number: number) => `Edition ${number} of the office hours`
const editionIn = (body: string) => Number(/Edition (\d+) of the office hours/.exec(body)?.[1] ?? 0)

function wrongPage(path: string) {
  return (body: Buffer, asked: number) => {
    const html = body.toString()
    if (!html.includes(`<link rel="canonical" href="${topology.urls.site}${path}"`)) return 'another page'
    if (!html.trimEnd().endsWith('</html>')) return 'half a page'
    if (path !== editionPage || asked < seen.since) return undefined
    return editionIn(html) < seen.edition
      ? `edition ${editionIn(html)} after ${seen.edition} was seen`
      : undefined
  }
}

async function publish() {
  edition += 1
  const entry = { title: titleOf(edition), slug: 'office-hours', date: '2026-11-21' }
  const { results } = await administrator('GET', `${entries}?locale=en`)
  const written = results[0] ?? (await administrator('POST', `${entries}?locale=en`, entry)).data
  await administrator('POST', `${entries}/${written.documentId}/actions/publish?locale=en`, entry)
}

const asVisitor = { headers: { 'Accept-Encoding': 'br' } }
const shownAt = async (url: string) => editionIn(await (await fetch(url + editionPage, asVisitor)).text())

/** Waits until the site's processes and nginx show the newest edition; milliseconds by address. */
async function seenEverywhere(began = Date.now()) {
  const urls = [...topology.urls.sites, topology.urls.site]
  const times = await Promise.all(
    urls.map(async (url) => {
      await vi.waitFor(async () => expect(await shownAt(url)).toBe(edition), seenWithin)
      return Date.now() - began
    }),
  )
  seen = { edition, since: Date.now() }
  return times
}

/** Puts a file of the demo content into the library, as an editor does. */
async function upload(name: string) {
  const form = new FormData()
  form.set('files', new Blob([readFileSync(new URL(name, media))]), name)
  const Authorization = `Bearer ${await tokenOf(topology.contentServerUrl)}`
  const init = { method: 'POST', headers: { Authorization }, body: form }
  const [{ url }] = await (await fetch(`${topology.contentServerUrl}/upload`, init)).json()
  // The stored picture differs from the uploaded one.
  const stored = await fetch(topology.contentServerUrl + url)
  return { url: topology.urls.cms + url, bytes: Buffer.from(await stored.arrayBuffer()) }
}

async function publishAndSee() {
  const began = Date.now()
  await publish()
  return seenEverywhere(began)
}

/** Resolves when visitors have been answered or refused so many times more. */
async function asked(times: number) {
  const goal = visitors.total() + times
  await vi.waitFor(() => expect(visitors.total()).toBeGreaterThan(goal), { timeout: 200_000, interval: 20 })
}

/** Into the test's own report, which `pnpm bench:faults` reads. */
function report({ task }: TestContext, what: string, seenAfter: number[]) {
  const { answered, failures } = visitors.counted()
  task.meta.underLoad = { what, answered, wrong: visitors.wrong().length, failures, seenAfter }
}

beforeAll(async () => {
  topology = await startTopology()
  administrator = await administratorOf(topology.contentServerUrl)
  await publishAndSee()
  picture = await upload('cover-tulips.webp')
  sound = await upload('tone-01.mp3')
  const questions = [
    ...pages.map((path) => ({ url: topology.urls.site + path, wrong: wrongPage(path) })),
    {
      url: picture.url,
      wrong: (body: Buffer) => (body.equals(picture.bytes) ? undefined : 'another picture'),
    },
  ]
  // Without a longer pause they use a processor while processes start.
  visitors = visitorsOf(questions, isFull ? 10 : 60)
  await asked(whileAway)
  visitors.counted()
})

afterAll(async () => {
  await visitors?.leave()
  await topology?.stop()
})

test('published content is visible in both processes of the site, although the content server notified one', async (context) => {
  const logsBefore = topology.sites.map((it) => it.logs().length)
  const times = await publishAndSee()
  const notified = topology.sites
    .map((it, number) => it.logs().slice(logsBefore[number]))
    .map((said) => (said.includes('"by":"another process"') ? 'by the other' : 'by the content server'))
  expect(notified.toSorted()).toEqual(['by the content server', 'by the other'])
  report(context, 'nothing', times)
})

test('a sound and a picture are had in parts through the proxy', async () => {
  const part = await fetch(sound.url, { headers: { Range: 'bytes=100-299' } })
  expect(part.status).toBe(206)
  expect(part.headers.get('content-range')).toBe(`bytes 100-299/${sound.bytes.length}`)
  expect(Buffer.from(await part.arrayBuffer())).toEqual(sound.bytes.subarray(100, 300))
  expect(Buffer.from(await (await fetch(picture.url)).arrayBuffer())).toEqual(picture.bytes)
})

test('a query makes no further copy of a file', async () => {
  /** A file that nginx is still writing has a number after its name. */
  const cachedFiles = () =>
    readdirSync(join(topology.folder, 'files'), { recursive: true, withFileTypes: true })
      .filter((it) => it.isFile() && /^[\da-f]{32}$/.test(it.name))
      .map(({ name }) => name)
      .toSorted()
  await (await fetch(sound.url)).arrayBuffer()
  // The picture and the sound; nginx names a file after it has sent it.
  await expect.poll(cachedFiles).toHaveLength(2)
  const before = cachedFiles()
  for (const query of ['?1', '?2', '?updatedAt=2026-11-22']) {
    const answer = await fetch(sound.url + query)
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(sound.bytes)
  }
  expect(cachedFiles()).toEqual(before)
})

test('what nginx hands on of a page has no lifetime', async () => {
  const heads = async () => (await fetch(topology.urls.site + editionPage, asVisitor)).headers
  let [first, second] = [await heads(), await heads()]
  // A cached copy has the lifetime of an earlier minute, which a shared cache before it must not use again. The first responses
  // may be of different processes, so that none is cached yet.
  await expect
    .poll(async () => {
      ;[first, second] = [await heads(), await heads()]
      return [first, second].map((it) => it.get('cache-control'))
    })
    .toEqual(['public, no-cache', 'public, no-cache'])
  expect(first.get('x-request-id')).not.toBe(second.get('x-request-id'))
  const live = await fetch(`${topology.urls.site}${pagePath('ca', 'search')}?q=office`)
  expect(live.headers.get('cache-control')).not.toBe('public, no-cache')
})

test('pages that say they were opened leave room for a message', async () => {
  const post = (path: string) =>
    Promise.all(
      Array.from({ length: 30 }, async () => {
        const headers = { 'X-Forwarded-For': '203.0.113.9' }
        return (await fetch(topology.urls.site + path, { method: 'POST', headers })).status
      }),
    )
  expect(await post('/page-views')).not.toContain(429)
  expect(await post(pagePath('ca', 'contact'))).toContain(429)
})

test('kill -9 of the content server under load: pictures that cannot be made take nothing else away, one that was made stays, and what is published next is seen', async (context) => {
  const { pathname } = new URL(picture.url)
  const [, name = ''] = /\/([\w-]+)\.\w+$/.exec(pathname) ?? []
  const ask = (path: string) => fetch(topology.urls.site + path, asVisitor)
  const made = `/pictures/${name}/0/320.webp`
  expect((await ask(made)).status).toBe(200)
  await topology.contentServer.kill()
  const refused = await Promise.all(
    Array.from({ length: 6 }, (_, at) => ask(`/pictures/none-${at}/0/320.webp`)),
  )
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([502]))
  // A page that is made for each visitor: only a process of the site can answer.
  expect((await ask(`${pagePath('ca', 'search')}?q=office`)).status).toBe(200)
  expect((await ask(made)).status).toBe(200)
  await asked(whileAway)
  await topology.contentServer.start()
  report(context, topology.contentServer.name, await publishAndSee())
  expect(visitors.wrong()).toEqual([])
})

const victims: [string, (it: typeof topology) => Process][] = [
  ['one process of the site', (it) => it.sites[0] as Process],
  ['the other process of the site', (it) => it.sites[1] as Process],
  ['PostgreSQL', (it) => it.postgres],
  ['nginx', (it) => it.nginx],
]

test.for(sample('victims', victims, 1))(
  'kill -9 of %s under load: no wrong answer, and what is published next is seen',
  async ([name, of], context) => {
    const victim = of(topology)
    await victim.kill()
    await asked(whileAway)
    await victim.start()
    const times = await publishAndSee()
    report(context, name, times)
    expect(visitors.wrong()).toEqual([])
  },
)

test('kill -9 of Redis under load: a change of that time is seen at both once it is back', async (context) => {
  await topology.redis.kill()
  await publish()
  await asked(whileAway)
  const began = Date.now()
  await topology.redis.start()
  report(context, 'Redis', await seenEverywhere(began))
  expect(visitors.wrong()).toEqual([])
})

test('kill -9 of a worker of nginx under load: its master starts another', async (context) => {
  const started = () => [...topology.nginx.logs().matchAll(/start worker process (\d+)/g)]
  const before = started().length
  process.kill(Number(started().at(-1)?.[1]), 'SIGKILL')
  await asked(whileAway)
  report(context, 'a worker of nginx', await publishAndSee())
  expect(started()).toHaveLength(before + 1)
  expect(visitors.wrong()).toEqual([])
})

test('without any process of the site nginx shows the pages it has', async (context) => {
  for (const site of topology.sites) await site.kill()
  for (const path of pages) {
    const { status } = await fetch(topology.urls.site + path, asVisitor)
    expect(status, path).toBe(200)
  }
  for (const site of topology.sites) await site.start()
  report(context, 'both processes of the site', await publishAndSee())
  expect(visitors.wrong()).toEqual([])
})
