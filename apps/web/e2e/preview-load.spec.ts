import type { ServerResponse } from 'node:http'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { requestAsPanel } from './administrator.ts'
import { sample } from './extent.ts'
import { proxyContentServer } from './proxy-content-server.ts'
import { rawRequest } from './raw-request.ts'
import { type Site, startSite } from './start-site.ts'

const env = () => JSON.parse(process.env.SHARED_SECRETS ?? '{}') as Record<string, string>
const isDraftRead = (url: URL, body: string) =>
  url.searchParams.get('status') === 'draft' || body.includes('"status":"DRAFT"')

/** Starts a preview like the panel's link does; returns the cookie of the editor's browser. */
async function beginPreview(request: APIRequestContext, siteUrl: string): Promise<string> {
  const { data } = await requestAsPanel(request)(
    '/content-manager/preview/url/api::banner.banner?locale=fa&status=draft',
  )
  const link = new URL(data.url)
  const { headers } = await rawRequest(siteUrl + link.pathname + link.search)
  return headers['set-cookie']?.[0]?.split(';')[0] ?? ''
}

const read = (url: string, cookie: string) => rawRequest(url, { headers: { Cookie: cookie } })
const sections = [
  'home',
  'events',
  'services',
  'classes',
  'contact-us',
  'announcements',
  'lectures',
  'gallery',
]

for (const [which, pathOf] of sample(
  'previews',
  [
    ['of different pages', (at: number) => `/${at % 2 ? 'fa' : 'ca'}/${sections[at >> 1]}`],
    ['of one page', () => '/fa/home'],
  ] as const,
  1,
))
  test(`fifteen editors’ parallel previews ${which} are all answered, and visitors are not affected`, {
    tag: ['@spec:13.9'],
  }, async ({ request }) => {
    const site = await startSite({ cmsUrl: process.env.CMS_URL ?? '', env: env() })
    try {
      const cookie = await beginPreview(request, site.url)
      expect(cookie).toMatch(/^preview=./)
      const paths = Array.from({ length: 15 }, (_, at) => pathOf(at))
      const previews = Promise.all(paths.map((path) => read(site.url + path, cookie)))
      // Visitors of a site with an empty cache, at the same moment.
      const visits = Promise.all(sections.map((it) => rawRequest(`${site.url}/ca/${it}`)))
      expect((await visits).map((it) => it.status)).toEqual(sections.map(() => 200))
      const responses = await previews
      expect(responses.map((it) => it.status)).toEqual(Array(15).fill(200))
      expect(
        responses.filter((it) => it.text.includes('preview-bar') && it.text.includes('noindex')),
      ).toHaveLength(15)
      expect(responses.map((it) => it.headers['cache-control'])).toEqual(Array(15).fill('private, no-store'))
      expect(site.logs()).not.toMatch(/content_server_unavailable|content_unavailable|"status":503/)
    } finally {
      await site.stop()
    }
  })

test.describe('drafts that come late or not at all', { tag: ['@spec:13.9'] }, () => {
  test.describe.configure({ mode: 'default' })
  let isHeld = false
  let isFailing = false
  const held: ServerResponse[] = []
  const isCancelled = (response: ServerResponse) => response.closed && !response.writableEnded
  const waiting: (() => void)[] = []
  const release = () => {
    isHeld = false
    for (const goOn of waiting.splice(0)) goOn()
  }
  let contentServer: Awaited<ReturnType<typeof proxyContentServer>>
  let site: Site
  test.beforeAll(async () => {
    contentServer = await proxyContentServer(async (url, body, response) => {
      if (!isDraftRead(url, body)) return undefined
      if (isFailing) return { status: 503, body: {} }
      if (!isHeld) return undefined
      held.push(response)
      await new Promise<void>((resolve) => waiting.push(resolve))
      return undefined
    })
    site = await startSite({ cmsUrl: contentServer.url, env: env() })
  })
  test.afterAll(async () => {
    await site.stop()
    contentServer.stop()
  })

  test('a preview that is requested again, or whose editor has disconnected, sends no further request to the content server', {
    tag: ['@spec:13.9'],
  }, async ({ request }) => {
    isHeld = true
    const cookie = await beginPreview(request, site.url)
    const url = `${site.url}/fa/services`
    const first = read(url, cookie)
    await expect.poll(() => held.length).toBeGreaterThan(0)
    // Others of the first may still arrive, beside those of the second.
    const ofFirst = held.slice()
    const second = read(url, cookie)
    await expect.poll(() => ofFirst.every(isCancelled)).toBe(true)
    release()
    expect([(await first).status, (await second).status]).toEqual([200, 200])

    isHeld = true
    const before = held.length
    const gone = new AbortController()
    const third = fetch(url, { headers: { Cookie: cookie }, signal: gone.signal }).catch(
      (error: Error) => error.name,
    )
    await expect.poll(() => held.length).toBeGreaterThan(before)
    gone.abort()
    expect(await third).toBe('AbortError')
    await expect.poll(() => held.slice(before).every(isCancelled)).toBe(true)
    release()
    expect((await read(url, cookie)).status).toBe(200)
    expect((await rawRequest(url)).status).toBe(200)
    expect(site.logs()).not.toMatch(/content_server_unavailable|content_unavailable|request_failed/)
  })

  test('previews that fail in the content server do not affect visitors', { tag: ['@spec:13.9'] }, async ({
    request,
  }) => {
    isFailing = true
    const cookie = await beginPreview(request, site.url)
    const previews = await Promise.all(
      Array.from({ length: 15 }, (_, at) => read(`${site.url}/fa/${sections[at % 8]}`, cookie)),
    )
    expect(previews).toHaveLength(15)
    const visits = await Promise.all(sections.map((it) => rawRequest(`${site.url}/fa/${it}`)))
    expect(visits.map((it) => it.status)).toEqual(sections.map(() => 200))
    expect(site.logs()).not.toContain('content_server_unavailable')
  })
})
