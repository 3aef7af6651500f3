import { beforeEach, expect, test, vi } from 'vitest'
import { type Dependency, inRequestScope } from '../../platform/request-scope.server.ts'
import type { ContentQuery } from '../content-query.server.ts'
import { createContentCache } from './content-cache.server.ts'

// The log reads the environment of a site.
vi.mock('../../platform/log.server.ts', () => ({ log: {} }))

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T20:00:00Z') })
  return () => vi.useRealTimers()
})

/** A content server of the test instead of clients. */
type Scripted = { answer: (name: string, locale: string) => Promise<unknown> }
const scriptedEntry = (name: string) => async (clients: unknown, locale: string) => ({
  data: (await (clients as Scripted).answer(name, locale)) as object | null,
})

const list = (name: string, type: string): ContentQuery<string[]> => ({
  name,
  type,
  entry: scriptedEntry(name),
  parse: (answer) => answer as string[],
  moments: (value) => value.map(Date.parse).filter(Number.isFinite),
})
const single = (name: string): ContentQuery<object | null> => ({
  name,
  type: name,
  entry: scriptedEntry(name),
  parse: (answer) => answer as object | null,
})
const posts = list('posts', 'post')
const sounds = list('sounds', 'sound')
const videos = list('videoGalleries', 'video-gallery')
const notice = single('announcement')
const mainPage = single('main-page')

/** A cache of queries whose answers are set by hand. */
function cache() {
  const answers: Record<string, string[] | object | null | undefined> = {
    posts: ['one'],
    sounds: ['two'],
    videoGalleries: [],
    announcement: { title: 'open' },
    'main-page': { method: 'jafari' },
  }
  const requests: string[] = []
  const lines: string[] = []
  const write =
    (level: string) =>
    ({ event, content }: { event: string; content: string }) =>
      void lines.push(`${level} ${event} ${content}`)
  const scripted: Scripted = {
    async answer(name, locale) {
      requests.push(`${name} ${locale}`)
      const answer = answers[name]
      if (answer === undefined) throw new Error('unreachable')
      return answer
    },
  }
  const content = createContentCache({
    clients: scripted as never,
    file: () => ({ load: async () => undefined, save: async () => undefined }),
    monotonic: () => performance.now(),
    log: { error: write('error'), warn: write('warn'), info: write('info') },
  })
  /** So long that an answer without content is confirmed. */
  const settle = () => vi.advanceTimersByTimeAsync(2000)
  return { content, answers, requests, lines, settle }
}

const publish = (type: string) => ({ event: 'entry.publish', type }) as const

test('each query is fetched once a language, and a change reads what is of its type', async () => {
  const { content, requests, settle } = cache()
  for (const language of ['fa', 'ca', 'fa'] as const) await content.read(posts, language)
  await content.read(notice, 'fa')
  expect(requests.splice(0)).toEqual(['posts fa', 'posts en', 'announcement fa'])
  content.invalidate(publish('api::post.post'))
  await settle()
  expect(requests.splice(0)).toEqual(['posts fa', 'posts en'])
  content.invalidate(publish('api::message.message'))
  await settle()
  expect(requests).toEqual([])
  content.invalidate({ event: 'media.update', type: 'plugin::upload.file' })
  await settle()
  expect(requests).toEqual(['posts fa', 'posts en', 'announcement fa'])
})

test('the version is another when content is, and not for a first or an unchanged reading', async () => {
  const { content, answers, settle } = cache()
  const version = content.version()
  await content.read(posts, 'fa')
  content.invalidate(publish('api::post.post'))
  await settle()
  expect(content.version()).toBe(version)
  answers.posts = ['another']
  content.invalidate(publish('api::post.post'))
  await settle()
  expect(content.version()).not.toBe(version)
})

test('the version is another when what was missing is there', async () => {
  const { content, answers } = cache()
  const { posts: good } = answers
  answers.posts = undefined
  await expect(content.read(posts, 'fa')).rejects.toThrow('posts')
  const version = content.version()
  answers.posts = good
  await vi.advanceTimersByTimeAsync(5000)
  content.refreshIfDue()
  expect(await content.read(posts, 'fa')).toEqual(good)
  expect(content.version()).not.toBe(version)
})

test('a response depends on what it has read, in the languages in which it has read it', {
  tags: ['spec:13.12'],
}, async () => {
  const { content, answers, settle } = cache()
  const responseOf = async (...reads: (() => Promise<unknown>)[]) => {
    const dependencies = new Set<Dependency>()
    await inRequestScope({ id: '1', missing: 0, dependencies }, () =>
      Promise.all(reads.map((read) => read().catch(() => undefined))),
    )
    return () => [...dependencies].every((it) => it.isCurrent)
  }
  const { sounds: heard } = answers
  answers.sounds = undefined
  const home = await responseOf(
    () => content.read(posts, 'fa'),
    () => content.read(posts, 'ca'),
    () => content.read(mainPage, 'fa'),
  )
  const lectures = await responseOf(
    () => content.read(mainPage, 'fa'),
    () => content.read(sounds, 'fa'),
  )
  content.invalidate(publish('api::post.post'))
  await settle()
  expect([home(), lectures()]).toEqual([true, true])
  answers.posts = ['another']
  content.invalidate(publish('api::post.post'))
  await settle()
  expect([home(), lectures()]).toEqual([false, true])
  const homeAgain = await responseOf(() => content.read(posts, 'fa'))
  // What was missing is there.
  answers.sounds = heard
  content.invalidate(publish('api::sound.sound'))
  await settle()
  expect([homeAgain(), lectures()]).toEqual([true, false])
})

test('content expires at the next moment of what is cached, or midnight in Toronto', async () => {
  const { content, answers, settle } = cache()
  const expiresAt = () => new Date(content.expiresAt(Date.now())).toISOString()
  expect(expiresAt()).toBe('2026-11-22T05:00:00.000Z')
  answers.posts = ['2026-11-21T19:00:00.000Z', '2026-11-21T22:00:00.000Z', '2026-11-21T21:00:00.000Z']
  await content.read(posts, 'fa')
  expect(expiresAt()).toBe('2026-11-21T21:00:00.000Z')
  vi.setSystemTime(new Date('2026-11-21T21:00:00Z'))
  expect(expiresAt()).toBe('2026-11-21T22:00:00.000Z')
  answers.posts = []
  content.invalidate(publish('api::post.post'))
  await settle()
  expect(expiresAt()).toBe('2026-11-22T05:00:00.000Z')
})

test('an outage is logged once a query, however many requests fail, and so is its end', async () => {
  const { content, answers, lines, settle } = cache()
  const { posts: good } = answers
  for (let outage = 0; outage < 2; outage++) {
    for (const language of ['fa', 'ca'] as const) await content.read(posts, language)
    answers.posts = undefined
    content.invalidate(publish('api::post.post'))
    await settle()
    for (let views = 0; views < 10; views++) {
      expect(await content.read(posts, 'fa')).toEqual(good)
      await vi.advanceTimersByTimeAsync(3000)
      content.refreshIfDue()
    }
    answers.posts = good
    await vi.advanceTimersByTimeAsync(3000)
    content.refreshIfDue()
    await settle()
    expect(lines.splice(0)).toEqual(['error content_unavailable posts', 'info content_available posts'])
  }
})

test('what is withdrawn is removed while the content server has something else of its kind', {
  tags: ['spec:12.1'],
}, async () => {
  const { content, answers, lines, settle } = cache()
  const { videoGalleries } = Object.assign(answers, { videoGalleries: ['three'] })
  for (const it of [videos, sounds, posts]) await content.read(it, 'fa')
  // A query that fails itself does not block the withdrawal.
  Object.assign(answers, { videoGalleries: undefined, posts: [] })
  content.invalidate({ event: 'entry.unpublish', type: 'api::post.post' })
  await settle()
  expect(await content.read(posts, 'fa')).toEqual([])
  Object.assign(answers, { videoGalleries, sounds: [] })
  content.invalidate({ event: 'entry.unpublish', type: 'api::sound.sound' })
  await settle()
  expect(await content.read(sounds, 'fa')).toEqual([])
  // The last of all: there is nothing left to compare it with.
  answers.videoGalleries = []
  content.invalidate({ event: 'entry.unpublish', type: 'api::video-gallery.video-gallery' })
  await settle()
  expect(await content.read(videos, 'fa')).toEqual([])
  expect(lines).toEqual([])
})

test('a content server that has nothing at all any more is not believed, and is once it has', {
  tags: ['spec:12.1'],
}, async () => {
  const { content, answers, lines, settle } = cache()
  const { posts: before, sounds: heard } = answers
  const tick = async () => {
    await vi.advanceTimersByTimeAsync(3000)
    content.refreshIfDue()
    await settle()
  }
  for (const it of [posts, sounds]) await content.read(it, 'fa')
  Object.assign(answers, { posts: [], sounds: [] })
  content.invalidateAll()
  await settle()
  for (let tries = 0; tries < 3; tries++) {
    expect(await content.read(posts, 'fa')).toEqual(before)
    expect(await content.read(sounds, 'fa')).toEqual(heard)
    await tick()
  }
  expect(lines.splice(0)).toEqual(['error content_unavailable posts', 'error content_unavailable sounds'])
  answers.sounds = heard
  await tick()
  expect(await content.read(posts, 'fa')).toEqual([])
  expect(lines.toSorted()).toEqual(['info content_available posts', 'info content_available sounds'])
})

test('a single entry is compared with single entries, a list with lists', async () => {
  const { content, answers, lines, settle } = cache()
  for (const it of [posts, sounds]) await content.read(it, 'fa')
  for (const it of [notice, mainPage]) await content.read(it, 'fa')
  Object.assign(answers, { 'main-page': null, announcement: null })
  content.invalidateAll()
  await settle()
  expect(await content.read(mainPage, 'fa')).toEqual({ method: 'jafari' })
  expect(await content.read(notice, 'fa')).toEqual({ title: 'open' })
  answers['main-page'] = { method: 'jafari' }
  content.invalidate({ event: 'entry.unpublish', type: 'api::announcement.announcement' })
  await settle()
  expect(await content.read(notice, 'fa')).toBeNull()
  expect(lines.filter((it) => it.includes('posts') || it.includes('sounds'))).toEqual([])
})

test('a clock that is set back three days stops no reading, and moments since then are to come again', async () => {
  const { content, answers, requests } = cache()
  const expiresAt = () => new Date(content.expiresAt(Date.now())).toISOString()
  answers.posts = ['2026-11-19T12:00:00.000Z', '2026-11-21T22:00:00.000Z']
  await content.read(posts, 'fa')
  expect(expiresAt()).toBe('2026-11-21T22:00:00.000Z')
  for (const [now, expected] of [
    ['2026-11-18T20:00:00Z', '2026-11-19T05:00:00.000Z'],
    ['2026-11-19T06:00:00Z', '2026-11-19T12:00:00.000Z'],
    ['2026-11-21T20:05:00Z', '2026-11-21T22:00:00.000Z'],
  ] as const) {
    vi.setSystemTime(new Date(now))
    expect(expiresAt()).toBe(expected)
    requests.length = 0
    await vi.advanceTimersByTimeAsync(70_000)
    content.refreshIfDue()
    expect(requests).toEqual(['posts fa'])
    await vi.advanceTimersByTimeAsync(0)
  }
})
