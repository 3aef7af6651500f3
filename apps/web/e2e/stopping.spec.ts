import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { stateTimeout } from '../../../tools/test-timeouts.mjs'
import { sample } from './extent.ts'
import { startKeepAliveClients } from './keep-alive-clients.ts'
import { proxyContentServer } from './proxy-content-server.ts'
import { rawRequest } from './raw-request.ts'
import { startSite } from './start-site.ts'

const pages = ['/fa/home', '/ca/events', '/ca/search?q=office', '/fa/services', '/favicon.svg', '/ca/nowhere']
/** Different pages for each client, so that a site with an empty cache renders many at once. */
const ownPages = (client: number) => [`/fa/search?q=${client}`, `/ca/lectures?speaker=${client}`]

/** The real content server, each answer of which takes `delayMs`. */
const slowContentServer = (delayMs: number) => {
  let requests = 0
  const server = proxyContentServer(async () => {
    requests += 1
    await pause(delayMs)
    return undefined
  })
  return server.then((it) => ({ ...it, requests: () => requests }))
}

for (const notice of sample('stopping', ['0', '1000'], 1))
  test.describe(`with a notice of ${notice} ms`, { tag: ['@spec:13.13'] }, () => {
    // A machine under load needs long for the last pages: this is no test of the deadline.
    const stopEnv = { SHUTDOWN_NOTICE_MS: notice, SHUTDOWN_DEADLINE_MS: String(stateTimeout) }
    test('a site with finished pages answers 20 keep-alive clients to the last request when it stops', async () => {
      const contentServer = await slowContentServer(500)
      const site = await startSite({ cmsUrl: contentServer.url, env: stopEnv })
      try {
        const { outcomes, finished } = startKeepAliveClients(site.url, () => pages)
        await expect.poll(() => outcomes.length).toBeGreaterThan(60)
        const stopped = site.stop()
        await finished
        expect([...new Set(outcomes)].sort()).toEqual(['200', '302'])
        expect(await stopped).toBe(0)
      } finally {
        await site.stop()
        contentServer.stop()
      }
    })

    test('a site that has rendered no page yet answers 20 keep-alive clients to the last request when it stops', async () => {
      const contentServer = await slowContentServer(1500)
      const site = await startSite({ cmsUrl: contentServer.url, env: stopEnv })
      try {
        const { outcomes, finished } = startKeepAliveClients(site.url, ownPages)
        await expect.poll(contentServer.requests).toBeGreaterThan(3)
        const stopped = site.stop()
        await finished
        expect([...new Set(outcomes)]).toEqual(['200'])
        expect(outcomes.length).toBeGreaterThanOrEqual(20)
        expect(await stopped).toBe(0)
      } finally {
        await site.stop()
        contentServer.stop()
      }
    })
  })

test('a client that pipelines and reads nothing delays neither other visitors nor the shutdown', {
  tag: ['@spec:13.13'],
}, async () => {
  const site = await startSite({
    cmsUrl: process.env.CMS_URL ?? '',
    env: { TRUSTED_PROXIES: 'loopback' },
  })
  const deaf = connect(Number(new URL(site.url).port), '127.0.0.1').pause()
  deaf.on('error', () => undefined)
  const connected = once(deaf, 'connect')
  try {
    const search = (visitor: number) =>
      rawRequest(`${site.url}/ca/search?q=office`, { headers: { 'X-Forwarded-For': `192.0.2.${visitor}` } })
    expect((await search(0)).status).toBe(200)
    await connected
    // Some that are rendered, and then more bytes of cached pages than the buffers between the two take.
    const paths = Array.from({ length: 290 }, (_, at) => (at < 20 ? `/fa/search?q=${at}` : '/fa/home'))
    deaf.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: site\r\n\r\n`).join(''))
    await expect.poll(() => deaf.bytesWritten).toBeGreaterThan(10_000)
    const responses = await Promise.all(Array.from({ length: 10 }, (_, visitor) => search(visitor)))
    expect(responses.map((it) => it.status)).toEqual(Array(10).fill(200))
    expect(await site.stop()).toBe(0)
    expect(site.logs()).not.toContain('ended_early')
  } finally {
    deaf.destroy()
    await site.stop()
  }
})
