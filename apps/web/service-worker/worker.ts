import { languages } from '@islamic-centre/i18n/locales'
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { noticeHeaders, shownState, withoutEnded } from '../app/features/offline/offline-notices.ts'
import {
  cachedScreen,
  isCacheable,
  kindOf,
  offlinePath,
  offlineRedirect,
  pageOfData,
} from '../app/features/offline/offline-pages.ts'
import type { WorkerMessage } from '../app/features/offline/post-to-worker.ts'
import { reloadDocument } from '../app/platform/react-router-internals.ts'
import type { NameIn } from '../app/platform/stored-on-device.ts'

declare const self: ServiceWorkerGlobalScope
/** The files of the build, and one version for all of them (service-worker/build-worker.ts). */
declare const BUILD: { name: string; files: string[] }
const build = BUILD

/** A page that takes longer than this, in seconds, is shown from the cache. */
const networkTimeoutSeconds = 4
const maxPages = 40
const month = 30 * 24 * 60 * 60
/** A younger cached page is not fetched in advance again. */
const maxAgeMs = 6 * 60 * 60 * 1000
const filesAtOnce = 6

const filesName: NameIn<'cache'> = 'files'
const inUse = '/files-in-use'
/** Pages name the files of their build, so each build has its own. */
const pagesName = `pages-${build.name}`
const isPageCache = (name: string) => name.startsWith('pages-')

const file = new CacheFirst({ cacheName: filesName, matchOptions: { ignoreVary: true } })
const page = new NetworkFirst({
  cacheName: pagesName,
  networkTimeoutSeconds,
  matchOptions: { ignoreVary: true },
  plugins: [
    { requestWillFetch: async ({ request }) => bypassHttpCache(request) },
    {
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        cachedResponse && (await withoutEnded(cachedResponse, new URL(request.url).pathname, Date.now())),
    },
    { cacheWillUpdate: async ({ request, response }) => withCacheTime(request, response) },
    new ExpirationPlugin({ maxEntries: maxPages, maxAgeSeconds: month, purgeOnQuotaError: true }),
  ],
})

/**
 * The HTTP cache may give a worker a page that is minutes old (`stale-while-revalidate`), even offline; and a
 * Request cannot be constructed from a navigation request.
 */
const bypassHttpCache = ({ url, headers, redirect }: Request) =>
  new Request(url, {
    cache: 'no-cache',
    redirect,
    headers: { Accept: headers.get('Accept') ?? '*/*' },
  })

/** Marks a cached page with the time of its response; React does not compare the attributes of `<html>`. */
async function withCacheTime(request: Request, response: Response): Promise<Response | null> {
  if (!isCacheable(request.url, response)) return null
  const at = new Date(response.headers.get('Date') ?? Date.now()).toISOString()
  const text = (await response.text()).replace('<html ', `<html data-cached-at="${at}" `)
  const headers = { 'Content-Type': 'text/html; charset=utf-8', Date: at, ...noticeHeaders(text) }
  return new Response(text, { headers })
}

async function cachedPathsOf(name: string): Promise<string[]> {
  const requests = await (await caches.open(name)).keys()
  return requests.map(({ url }) => new URL(url).pathname)
}

async function pageOrSubstitute(event: FetchEvent): Promise<Response> {
  const { request } = event
  try {
    const [response, done] = page.handleAll({ event, request })
    event.waitUntil(done.then(() => compareNotices(event)).catch(() => undefined))
    return await response
  } catch {
    const { pathname } = new URL(request.url)
    const cached = await cachedPathsOf(pagesName)
    const offline = languages.map(offlinePath)
    const offlinePages = offline.includes(pathname) ? [pathname, ...offline] : []
    const substitute = cachedScreen(request.url, cached) ?? offlinePages.find((it) => cached.includes(it))
    if (substitute) {
      const copy = await caches.match(substitute, { cacheName: pagesName })
      return (copy && (await withoutEnded(copy, substitute, Date.now()))) ?? Response.error()
    }
    if (offlinePages.length > 0) return Response.error()
    return Response.redirect(offlineRedirect(request.url, cached))
  }
}

/** Only documents are cached: where the data of a page cannot be fetched, the router loads the document. */
async function dataOrDocument({ request }: FetchEvent): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    if (request.signal.aborted) throw error
    return reloadDocument(pageOfData(request.url))
  }
}

/** Caches pages in advance, one after another; one that cannot be fetched is left out. */
async function cachePages(event: ExtendableEvent, paths: readonly string[]) {
  const cache = await caches.open(pagesName)
  for (const path of new Set(paths)) {
    const cached = await cache.match(path, { ignoreVary: true })
    const age = Date.now() - Date.parse(cached?.headers.get('Date') ?? '')
    // A page from the future was cached while the clock was wrong.
    if (age >= 0 && age < maxAgeMs) continue
    const [, done] = page.handleAll({ event, request: new Request(path) })
    await done.catch(() => undefined)
  }
}

/** The cached pages that show death notices of another state. */
async function outdatedPages(cache: Cache, state: string | undefined): Promise<string[]> {
  const copies = (await cache.keys()).map(async ({ url }) => {
    const copy = await cache.match(url, { ignoreVary: true })
    const shown = copy && shownState(copy)
    return shown === undefined || shown === state ? [] : [url]
  })
  return (await Promise.all(copies)).flat()
}

/** Deletes the copies whose death notices differ from those that are shown now, and fetches these pages again. */
async function replaceOutdated(event: ExtendableEvent, state: string | undefined) {
  if (state === undefined) return
  for (const name of (await caches.keys()).filter(isPageCache)) {
    const cache = await caches.open(name)
    const outdated = await outdatedPages(cache, state)
    // Deleted first: a page that is gone is not replaced.
    await Promise.all(outdated.map((url) => cache.delete(url, { ignoreVary: true })))
    if (name === pagesName) await cachePages(event, outdated)
  }
}

const noticesIn = async (response: Response) => ((await response.json()) as { notices?: string }).notices

/** Asks the server for the present state where any copy shows death notices. */
async function compareNotices(event: ExtendableEvent) {
  const cache = await caches.open(pagesName)
  if ((await outdatedPages(cache, undefined)).length === 0) return
  const response = await fetch('/now', { cache: 'no-store' }).catch(() => undefined)
  if (response?.ok) await replaceOutdated(event, await noticesIn(response))
}

/** The state of the server that an open page asks for; the copies are compared with it, too. */
async function serverState(event: FetchEvent): Promise<Response> {
  const response = await fetch(event.request)
  const copy = response.clone()
  const compare = async () => {
    if (copy.ok) await replaceOutdated(event, await noticesIn(copy))
  }
  event.waitUntil(compare().catch(() => undefined))
  return response
}

async function cacheFiles() {
  const cache = await caches.open(filesName)
  const cached = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const missing = build.files.filter((it) => !cached.has(it))
  // A few at a time, so that the visitor's own requests are not delayed.
  while (missing.length > 0) await cache.addAll(missing.splice(0, filesAtOnce))
}

/** Files of the previous build stay cached for tabs that still show it. */
async function deleteOldFiles() {
  const cache = await caches.open(filesName)
  const previous: string[] = (await (await cache.match(inUse))?.json()) ?? []
  const wanted = new Set([...build.files, ...previous])
  for (const request of await cache.keys())
    if (!wanted.has(new URL(request.url).pathname)) await cache.delete(request)
  await cache.put(inUse, Response.json(build.files))
}

async function deleteOldPages() {
  for (const name of (await caches.keys()).filter(isPageCache)) {
    if (name === pagesName) continue
    await caches.delete(name)
    await new CacheExpiration(name, { maxEntries: maxPages }).delete()
  }
}

self.addEventListener('install', (event) => {
  const install = async () => {
    await cacheFiles()
    // Pages that the previous build cached are fetched again for this one.
    const previous = (await caches.keys()).filter(isPageCache)
    await cachePages(event, (await Promise.all(previous.map(cachedPathsOf))).flat())
  }
  event.waitUntil(install())
})

self.addEventListener('activate', (event) => {
  const activate = () => Promise.all([self.clients.claim(), deleteOldFiles(), deleteOldPages()])
  event.waitUntil(activate())
})

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage
  if (message.do === 'take over') void self.skipWaiting()
  else event.waitUntil(compareNotices(event).then(() => cachePages(event, message.paths)))
})

self.addEventListener('fetch', (event) => {
  if (new URL(event.request.url).pathname === '/now') return event.respondWith(serverState(event))
  const kind = kindOf(event.request, self.location.origin)
  if (kind === 'file') event.respondWith(file.handle({ event, request: event.request }))
  else if (kind === 'page') event.respondWith(pageOrSubstitute(event))
  else if (kind === 'data') event.respondWith(dataOrDocument(event))
})
