import { expect, test } from '@playwright/test'
import { freePort } from '../../../tools/free-port.mjs'
import { proxyContentServer } from './proxy-content-server.ts'
import { rawRequest } from './raw-request.ts'
import { type Site, startSite } from './start-site.ts'

test('the site is live at once, and ready when it has read the main page', {
  tag: ['@spec:12.9'],
}, async () => {
  let isUnavailable = true
  const contentServer = await proxyContentServer(() => (isUnavailable ? { status: 500 } : undefined))
  const site = await startSite({ cmsUrl: contentServer.url })
  try {
    expect((await rawRequest(`${site.url}/healthz`)).status).toBe(200)
    expect((await rawRequest(`${site.url}/readyz`)).status).toBe(503)
    isUnavailable = false
    await expect.poll(async () => (await rawRequest(`${site.url}/readyz`)).status).toBe(200)
    isUnavailable = true
    expect((await rawRequest(`${site.url}/readyz`)).status).toBe(200)
  } finally {
    await site.stop()
    contentServer.stop()
  }
})

test.describe('without a content server', () => {
  // In their order: the first counts requests.
  test.describe.configure({ mode: 'default' })
  const given = 'from-the-proxy:0123456789'
  let port: number
  let site: Site
  const visit = (number: number) =>
    rawRequest(`${site.url}/ca/home?visit=${number}`, { headers: { 'X-Request-Id': given } })
  test.beforeAll(async () => {
    port = await freePort()
    const env = {
      METRICS_PORT: String(port),
      TRUSTED_PROXIES: 'loopback',
      WEBHOOK_SECRET: 'shared with no content server',
    }
    site = await startSite({ cmsUrl: 'http://127.0.0.1:9', env })
    await visit(0)
  })
  test.afterAll(() => site.stop())

  test('Prometheus metrics on a separate port count requests, cached and rendered pages and missing content', {
    tag: ['@spec:12.9'],
  }, async () => {
    for (let at = 1; at < 5; at++) await visit(at)
    await rawRequest(`${site.url}/ca/events/someone%40example.org`)
    await rawRequest(`${site.url}/share.png`)
    const { text, status, headers } = await rawRequest(`http://127.0.0.1:${port}/metrics`)
    expect([status, headers['content-type']]).toEqual([200, expect.stringContaining('text/plain')])
    const value = (line: string) =>
      Number(
        text
          .split('\n')
          .find((it) => it.startsWith(line))
          ?.split(' ')
          .at(-1),
      )
    expect(value('site_requests_total{route="/:lang/home",status="200"}')).toBe(5)
    expect(value('site_requests_total{route="/:lang/events/:slug/:day?",status="503"}')).toBe(1)
    expect(value('site_requests_total{route="file",status="200"}')).toBeGreaterThan(0)
    expect(value('site_page_cache_responses_total{source="rendered"}')).toBeGreaterThan(0)
    expect(value('site_page_cache_responses_total{source="fresh"}')).toBeGreaterThan(0)
    expect(value('site_events_total{event="content_unavailable",content="banner"}')).toBeGreaterThan(0)
    expect(value('site_page_cache_bytes')).toBeGreaterThan(1000)
    expect(text).not.toContain('someone')
    expect((await rawRequest(`${site.url}/metrics`)).status).toBe(302)
  })

  test('each response has an id, which is also in its log lines; nothing about the visitor is logged', {
    tag: ['@spec:12.9'],
  }, async () => {
    const env = { TRUSTED_PROXIES: '192.0.2.1' }
    const exposed = await startSite({ cmsUrl: 'http://127.0.0.1:9', env })
    try {
      const idOf = async (url: string, id: string) =>
        (
          await rawRequest(`${url}/ca/search?q=my-secret`, {
            headers: { 'X-Request-Id': id, 'User-Agent': 'Browser-9' },
          })
        ).headers['x-request-id']
      expect(await idOf(site.url, given)).toBe(given)
      for (const harmful of ['short', 'two words here', `${'x'.repeat(200)}`, 'quote"quote"'])
        expect(await idOf(site.url, harmful)).not.toBe(harmful)
      expect(await idOf(exposed.url, given)).not.toBe(given)
      const ids = await Promise.all(
        ['/ca/home', '/ca/home', '/favicon.svg', '/nowhere', '/%00'].map(
          async (path) => (await rawRequest(site.url + path)).headers['x-request-id'],
        ),
      )
      expect(new Set(ids).size).toBe(5)
      const events = () =>
        site
          .logs()
          .split('\n')
          .filter((line) => line.includes(`"request":"${given}"`))
          .map((line) => JSON.parse(line).event)
      // Missing content has the id of a request only if no other task of the site asked for it first.
      const headers = { 'X-Request-Id': given }
      await rawRequest(`${site.url}/webhooks/content`, { method: 'POST', headers })
      for (const event of ['request', 'webhook_refused']) await expect.poll(events).toContain(event)
      const requests = site
        .logs()
        .split('\n')
        .filter((line) => line.includes('"request"'))
      expect(requests.join()).not.toMatch(/my-secret|Browser-9|127\.0\.0\.1/)
    } finally {
      await exposed.stop()
    }
  })
})

test('a site that is stopped drops no request that its load balancer still sends', {
  tag: ['@spec:12.9'],
}, async () => {
  const site = await startSite({ cmsUrl: process.env.CMS_URL ?? '', env: { SHUTDOWN_NOTICE_MS: '10000' } })
  let isReady = true
  const responses: string[] = []
  const balance = async () => {
    while (isReady) isReady = (await rawRequest(`${site.url}/readyz`)).status === 200
  }
  const visit = async () => {
    const paths = ['/fa/home', '/ca/events', '/ca/search?q=office']
    for (let at = 0; isReady; at++)
      responses.push(
        await fetch(site.url + paths[at % paths.length]).then(
          async (it) => (await it.text()) && `${it.status}`,
          (error: Error) => `dropped: ${error.message}`,
        ),
      )
  }
  await expect.poll(async () => (await rawRequest(`${site.url}/readyz`)).status).toBe(200)
  const visits = Promise.all([balance(), ...Array.from({ length: 8 }, visit)])
  await expect.poll(() => responses.length).toBeGreaterThan(20)
  const stopped = site.stop()
  await visits
  expect(new Set(responses)).toEqual(new Set(['200']))
  // While it is not ready it still answers, and closes the connection with its response.
  const late = await rawRequest(`${site.url}/fa/home`, { headers: { Connection: 'keep-alive' } })
  expect([late.status, late.headers.connection]).toEqual([200, 'close'])
  expect(await stopped).toBe(0)
})
