import { randomBytes } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { pagePath } from '../app/paths/site-pages.ts'
import { dataPathOf, routesParam } from '../app/platform/react-router-internals.ts'
import { sample } from './extent.ts'
import { notifyOfChange } from './notify-of-change.ts'
import { proxyContentServer } from './proxy-content-server.ts'
import { rawRequest } from './raw-request.ts'
import { startSite } from './start-site.ts'
import { languages } from './test.ts'
import { withinOneMinute } from './within-one-minute.ts'

const site = () => process.env.SITE_URL ?? ''

/**
 * A separate site and a content server whose content a test changes, whose requests it counts, and which it can
 * disable.
 */
async function changeableSite() {
  const state = { title: 'Before', isUnavailable: false, reads: 0 }
  const secret = randomBytes(24).toString('base64url')
  const contentServer = await proxyContentServer((url, body) => {
    state.reads += 1
    if (state.isUnavailable) return { status: 500 }
    if (url.pathname !== '/graphql' || JSON.parse(body).operationName !== 'mainPageEvent') return undefined
    return { status: 200, body: { data: { mainPageEvent: { Title: state.title, Content: null } } } }
  })
  const own = await startSite({ cmsUrl: contentServer.url, env: { WEBHOOK_SECRET: secret } })
  return {
    ...own,
    state,
    home: async (language = 'ca') => (await rawRequest(`${own.url}/${language}/home`)).text,
    changed: () => notifyOfChange(own.url, secret, 'api::main-page-event.main-page-event'),
    async stop() {
      await own.stop()
      contentServer.stop()
    },
  }
}

for (const language of sample('same-bytes', languages, 1))
  test(`the page in ${language} has the same bytes for everyone, whatever headers a visitor sends`, {
    tag: ['@spec:12.3', '@spec:12.13'],
  }, async () => {
    await withinOneMinute(async () => {
      const path = pagePath(language, 'about')
      const plain = await rawRequest(site() + path)
      expect(plain.status).toBe(200)
      for (const headers of [
        { Cookie: 'language=ca; preview=forged' },
        { Authorization: 'Bearer someone', 'User-Agent': 'Somebody/1.0 secret-of-mine' },
        { 'Accept-Language': 'de', 'X-Forwarded-For': '203.0.113.9', Referer: 'https://elsewhere.example/' },
        { 'X-Forwarded-Host': 'evil.example', Host: 'evil.example', 'X-Visitor-Address': '203.0.113.9' },
      ] as Record<string, string>[]) {
        const response = await rawRequest(site() + path, { headers })
        expect(response.body.equals(plain.body), JSON.stringify(headers)).toBe(true)
        expect(response.headers.etag).toBe(plain.headers.etag)
        expect(response.headers).not.toHaveProperty('set-cookie')
      }
      expect(plain.text).not.toMatch(/evil\.example|secret-of-mine|203\.0\.113/)
    })
  })

test('a page is sent in the preferred encoding, and not again to a client that has it', {
  tag: ['@spec:12.3'],
}, async () => {
  await withinOneMinute(async () => {
    for (const path of ['/fa/home', dataPathOf('/ca/home'), '/sitemap.xml?page=1']) {
      const tags = new Set<unknown>()
      let text: string | undefined
      for (const [accepted, encoding] of [
        ['gzip, deflate, br', 'br'],
        ['gzip', 'gzip'],
        ['br;q=0, gzip;q=0', undefined],
      ] as const) {
        const headers = { 'Accept-Encoding': accepted }
        const response = await rawRequest(site() + path, { headers })
        expect(response.headers['content-encoding']).toBe(encoding)
        expect(response.headers.vary).toContain('Accept-Encoding')
        expect(response.headers['cache-control']).toMatch(/^public, max-age=/)
        expect(Number(response.headers['content-length'])).toBe(response.body.length)
        text ??= response.text
        expect(response.text).toBe(text)

        const tag = String(response.headers.etag)
        expect(tag).toMatch(/^"[\w-]+"$/)
        tags.add(tag)
        const again = await rawRequest(site() + path, {
          headers: { ...headers, 'If-None-Match': `"x", W/${tag}` },
        })
        expect(again.status).toBe(304)
        expect(again.body.length).toBe(0)
        expect(again.headers.etag).toBe(tag)

        const head = await rawRequest(site() + path, { method: 'HEAD', headers })
        expect(head.body.length).toBe(0)
        expect(head.headers['content-length']).toBe(response.headers['content-length'])
      }
      expect(tags.size).toBe(3)
    }
  })
})

test('a flood of queries and unknown addresses neither renders anew nor reaches the content server', {
  tag: ['@spec:12.4'],
}, async () => {
  const own = await changeableSite()
  try {
    let sent = 0
    // Pages are rendered again and content is fetched again each minute, whoever visits: floods in between cause neither.
    await expect(async () => {
      const { headers } = await rawRequest(`${own.url}/ca/lectures`)
      await rawRequest(own.url + dataPathOf('/ca/lectures'))
      const read = own.state.reads
      const flood = Array.from({ length: 60 }, () => ++sent)
      await Promise.all(
        flood.map(async (at) => {
          const response = await rawRequest(`${own.url}/ca/lectures?utm_source=${at}&x[]=${at}`)
          expect(response.headers.etag).toBe(headers.etag)
          const found = await rawRequest(`${own.url}/ca/nothing-${at}/deeper?x=${at}`)
          expect([found.status, found.headers.location]).toEqual([302, '/ca/home'])
          await rawRequest(`${own.url}${dataPathOf(`/ca/nothing-${at}`)}?${routesParam}=routes%2F%24lang`)
          await rawRequest(`${own.url}${dataPathOf('/ca/lectures')}?${routesParam}=routes/none-${at}`)
        }),
      )
      expect(own.state.reads).toBe(read)
    }).toPass()
  } finally {
    await own.stop()
  }
})

test('published content is visible at once, in both languages', async () => {
  const own = await changeableSite()
  try {
    for (const language of languages) expect(await own.home(language)).toContain('Before')
    own.state.title = 'After the change'
    expect(await own.changed()).toBe(204)
    for (const language of languages)
      await expect.poll(() => own.home(language)).toContain('After the change')
  } finally {
    await own.stop()
  }
})

test('while the content server is unavailable after a change, the last good pages of the day are served, and then the new ones', async () => {
  const own = await changeableSite()
  try {
    const paths = ['/ca/home', '/fa/events', dataPathOf('/fa/events'), '/ca/announcements.rss']
    const good = await Promise.all(paths.map((path) => rawRequest(own.url + path)))
    expect(good.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    Object.assign(own.state, { isUnavailable: true, title: 'After the outage' })
    await own.changed()
    for (const [at, path] of paths.entries()) {
      const response = await rawRequest(own.url + path)
      expect([path, response.status]).toEqual([path, 200])
      expect(response.headers.etag).toBe(good[at]?.headers.etag)
    }
    // A page that was not requested before cannot be shown.
    expect((await rawRequest(`${own.url}/ca/gallery`)).status).toBe(503)
    own.state.isUnavailable = false
    await expect.poll(() => own.home()).toContain('After the outage')
    await expect.poll(async () => (await rawRequest(`${own.url}/ca/gallery`)).status).toBe(200)
  } finally {
    await own.stop()
  }
})

test('a response for one visitor is never cached', async () => {
  for (const path of [
    '/',
    '/form-token',
    '/ca/search?q=office',
    `${dataPathOf('/ca/search')}?q=office`,
    '/fa/preview?path=/fa/home',
    '/fa/preview/leave',
    '/webhooks/content',
    '/healthz',
    '/readyz',
  ]) {
    const { headers } = await rawRequest(site() + path)
    expect(headers['cache-control'], path).toMatch(/no-store/)
    expect(headers, path).not.toHaveProperty('etag')
  }
})

test('each page has one canonical URL, and other spellings redirect to it', async () => {
  for (const [from, to] of [
    ['/fa/home/', '/fa/home'],
    ['/fa/HOME', '/fa/home'],
    ['/fa/h%6fme?from=elsewhere', '/fa/home'],
    ['/ca/About-Us/Bio//', '/ca/about-us/bio'],
    ['/ca/lectures/?speaker=somebody&x=1', '/ca/lectures?speaker=somebody'],
  ] as const) {
    const { status, headers } = await rawRequest(site() + from)
    expect([status, headers.location], from).toEqual([301, to])
  }
  for (const other of [dataPathOf('/fa/home/'), dataPathOf('/fa/HOME')])
    expect((await rawRequest(site() + other)).text).toBe(
      (await rawRequest(site() + dataPathOf('/fa/home'))).text,
    )
})
