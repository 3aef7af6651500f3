import { once } from 'node:events'
import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stateTimeout } from '../../../tools/test-timeouts.mjs'
import { account, administratorOf } from './administrator.ts'
import { createUser } from './create-user.ts'
import { emptyData, removeData } from './data.ts'
import { launchBrowser } from './launch-browser.ts'
import { setupToken } from './setup-token.ts'
import { type ContentServer, startContentServer } from './start-content-server.ts'

const content = await emptyData()
let server: ContentServer
let browser: Browser

beforeAll(async () => {
  server = await startContentServer({ demoContent: 'off', ...content })
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
  await server.stop()
  removeData(content)
})

const json = JSON.stringify({ ...account, identifier: account.email, username: 'member' })
const form = new URLSearchParams(JSON.parse(json)).toString()
const multipart = Object.entries(JSON.parse(json))
  .map(([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
  .join('')
  .concat('--b--\r\n')

/** What a browser sends to another site without a preflight (Fetch, 2.2.2: safelisted methods and content types). */
const bodies: [string, string | undefined, string][] = [
  ['text/plain', 'text/plain', json],
  ['text/plain with a charset', 'text/plain;charset=UTF-8', json],
  ['text/plain in capitals', 'TEXT/PLAIN', json],
  ['text/plain with a parameter that names JSON', 'text/plain; application/json', json],
  ['text/plain with a broken parameter', 'text/plain;=x', json],
  ['urlencoded', 'application/x-www-form-urlencoded', form],
  ['JSON as urlencoded', 'application/x-www-form-urlencoded', json],
  ['urlencoded with a broken parameter', 'application/x-www-form-urlencoded; application/json', form],
  ['multipart', 'multipart/form-data; boundary=b', multipart],
  ['multipart with a broken parameter', 'multipart/form-data; application/json; boundary=b', multipart],
  ['JSON without a type', undefined, json],
  ['JSON with an empty type', '', json],
]

const addresses = [
  '/admin/register-admin',
  '/admin/login',
  '/admin/register',
  '/admin/reset-password',
  '/admin/renew-token',
  '/api/auth/local',
  '/api/auth/local/register',
  '/api/auth/reset-password',
  '/api/auth/change-password',
  '/api/auth/refresh',
]

/** Sends exactly the given headers; the cookie is included if the other site is another port of this host. */
async function send(method: string, path: string, headers: Record<string, string>, body?: string) {
  const { hostname, port } = new URL(server.url)
  const sent = request({ hostname, port, method, path, headers, agent: false })
  sent.end(body)
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  return {
    status: response.statusCode ?? 0,
    cookies: response.headers['set-cookie'] ?? [],
    body: await text(response),
  }
}

const cookie = { Cookie: `setup_token=${setupToken}` }
const senders: [string, Record<string, string>][] = [
  ['another port of this host', { ...cookie, Origin: 'http://127.0.0.1:9', 'Sec-Fetch-Site': 'same-site' }],
  ['a sandboxed frame', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }],
  ['a browser that names no origin', cookie],
]

const hasAdmin = async () => {
  const response = await fetch(`${server.url}/admin/init`)
  return ((await response.json()) as { data: { hasAdmin: boolean } }).data.hasAdmin
}

/** Session tokens are JWTs, in the body or in a cookie. */
const hasSession = ({ cookies, body }: { cookies: string[]; body: string }) =>
  /eyJ[\w-]+\./.test(cookies.join() + body)

/** Requests that a browser allows a page of another site to send; GET has its fields in the query. */
function requestsTo(address: string) {
  const posts = bodies.map(([name, type, body]) => ({
    name: `POST of ${name}`,
    method: 'POST',
    address,
    type,
    body,
  }))
  const get = { name: 'GET', method: 'GET', address: `${address}?${form}`, type: undefined, body: undefined }
  return [...posts, get]
}

async function expectRefused(address: string) {
  for (const [sender, headers] of senders)
    for (const { name, method, address: path, type, body } of requestsTo(address)) {
      const described: Record<string, string> = {
        ...(body !== undefined && { 'Content-Length': String(Buffer.byteLength(body)) }),
        ...(type !== undefined && { 'Content-Type': type }),
      }
      const response = await send(method, path, { ...headers, ...described }, body)
      const what = `${name} from ${sender} to ${address}`
      expect(hasSession(response), what).toBe(false)
      // A GET of the panel's paths returns its page, which contains no data.
      const statuses = method === 'POST' ? [403, 415] : [200, 403, 404, 405]
      expect(statuses, `${what}: ${response.status}`).toContain(response.status)
    }
}

/** A page of another origin that sends each body with `fetch` and with a beacon. */
async function sendFromForeignPage(address: string) {
  const site = createServer((_, response) =>
    response.setHeader('Content-Type', 'text/html').end('<p>A page</p>'),
  )
  await once(site.listen(0, '127.0.0.1'), 'listening')
  const page = await browser.newPage()
  page.setDefaultTimeout(stateTimeout)
  const responses: Promise<{ status: number; method: string; cookies: string[] }>[] = []
  page.on('response', (response) => {
    if (!response.url().startsWith(server.url)) return
    const cookies = response.headerValue('set-cookie').then((it) => (it ? [it] : []))
    const [status, method] = [response.status(), response.request().method()]
    responses.push(cookies.then((it) => ({ status, method, cookies: it })))
  })
  await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`)
  await page.evaluate(
    async ({ url, bodies }) => {
      const init: RequestInit = { method: 'POST', mode: 'no-cors', credentials: 'include' }
      for (const [, type, body] of bodies) {
        if (type)
          await fetch(url, { ...init, headers: { 'Content-Type': type }, body }).catch(() => undefined)
        await fetch(url, { ...init, body: new Blob([body], type ? { type } : {}) }).catch(() => undefined)
      }
      await fetch(url, { ...init, method: 'GET' }).catch(() => undefined)
    },
    { url: server.url + address, bodies },
  )
  const received = await Promise.all(responses)
  await page.close()
  site.close()
  return received
}

describe('Before there is an administrator, a request that needs no preflight', {
  tags: ['spec:13.6'],
}, () => {
  it.each(addresses)('to %s is refused and registers no account', async (address) => {
    await expectRefused(address)
    expect(await hasAdmin()).toBe(false)
  })

  it('that a browser sends from a page of another origin registers no account', async () => {
    const responses = await sendFromForeignPage('/admin/register-admin')
    expect(responses.length).toBeGreaterThanOrEqual(bodies.length)
    for (const { status, method } of responses)
      expect(method === 'POST' ? [403, 415] : [200, 404, 405]).toContain(status)
    expect(await hasAdmin()).toBe(false)
  })
})

describe('With the right password, a request that needs no preflight', { tags: ['spec:13.6'] }, () => {
  beforeAll(async () => {
    const administrator = await administratorOf(server.url)
    await createUser(administrator, { ...account, username: 'member' })
    const { email, password } = account
    const asProgram = { 'Content-Type': 'application/json' }
    for (const [address, name] of [
      ['/admin/login', 'email'],
      ['/api/auth/local', 'identifier'],
    ] as const) {
      const login = JSON.stringify({ [name]: email, password })
      expect(hasSession(await send('POST', address, asProgram, login)), address).toBe(true)
    }
  })

  it.each(addresses)('to %s starts no session', expectRefused)

  it('that a browser sends from a page of another origin starts no session', async () => {
    for (const address of ['/admin/login', '/api/auth/local'])
      for (const { status, method, cookies } of await sendFromForeignPage(address)) {
        expect(method === 'POST' ? [403, 415] : [200, 404, 405]).toContain(status)
        expect(cookies).toEqual([])
      }
  })
})
