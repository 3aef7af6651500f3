import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createContentFetch, createDraftFetch } from './content-fetch.server.ts'

/** A content server that answers as the test says, on a socket. */
let answer: (response: ServerResponse) => void
let requests = 0
let open = 0
let mostOpen = 0
const server = createServer((_, response) => {
  requests += 1
  open += 1
  mostOpen = Math.max(mostOpen, open)
  response.on('close', () => {
    open -= 1
  })
  answer(response)
})
let url: string
let lines: string[]

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  requests = mostOpen = 0
  lines = []
})

const client = () =>
  createContentFetch({
    error: ({ event }) => lines.push(event),
    info: ({ event }) => lines.push(event),
  })

test('an answer comes through as it is', async () => {
  answer = (response) => response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":{}}')
  const got = await client()(url)
  expect([got.status, got.headers.get('content-type'), await got.json()]).toEqual([
    404,
    'application/json',
    { error: {} },
  ])
})

test('an answer that is too long is refused, with its length in a header or without', async () => {
  const megabyte = Buffer.alloc(1024 * 1024, 'x')
  for (const said of [true, false]) {
    answer = (response) => {
      response.on('error', () => undefined)
      if (said) response.setHeader('content-length', 50 * megabyte.length)
      for (let each = 0; each < 50; each++) response.write(megabyte)
      response.end()
    }
    await expect(client()(url)).rejects.toThrow('longer')
  }
})

test('the limit of time holds for the last byte of an answer', async () => {
  answer = (response) => {
    response.writeHead(200)
    const drip = setInterval(() => response.write('x'), 20)
    response.on('close', () => clearInterval(drip))
  }
  await expect(client()(url, { signal: AbortSignal.timeout(300) })).rejects.toThrow(/timeout/i)
})

test('only so many requests are sent at once, and the others are queued', async () => {
  answer = (response) => setTimeout(() => response.end('{}'), 20)
  const send = client()
  await Promise.all(Array.from({ length: 40 }, () => send(url)))
  expect(requests).toBe(40)
  expect(mostOpen).toBeLessThanOrEqual(8)
})

for (const [fault, fail] of [
  ['ends the connection', (response) => response.destroy()],
  ['is unreachable behind its gateway', (response) => response.writeHead(502).end()],
] as [string, typeof answer][])
  test(`a server that ${fault} gets no more requests, until one alone succeeds`, async () => {
    answer = fail
    const send = client()
    const statusOfRequest = () =>
      send(url).then(
        ({ status }) => status,
        () => 'failed',
      )
    for (let times = 0; times < 20; times++) await statusOfRequest()
    expect(requests).toBe(5)
    answer = (response) => setTimeout(() => response.end('{}'), 200)
    await expect.poll(statusOfRequest).toBe(200)
    expect(requests).toBe(6)
    expect(await Promise.all([statusOfRequest(), statusOfRequest()])).toEqual([200, 200])
    expect(lines).toEqual(['content_server_unavailable', 'content_server_available'])
  })

test('an error of its own is an answer: other requests are not refused for it', async () => {
  answer = (response) => response.writeHead(500).end()
  const send = client()
  for (let times = 0; times < 20; times++) expect((await send(url)).status).toBe(500)
  expect(requests).toBe(20)
})

test('neither too many queries at once nor callers that give up count as failures of the content server', async () => {
  const waiting: ServerResponse[] = []
  answer = (response) => void waiting.push(response)
  const send = client()
  const gone = new AbortController()
  const all = Array.from({ length: 300 }, () =>
    send(url, { signal: gone.signal }).catch((error) => error.name),
  )
  await expect.poll(() => waiting.length).toBe(8)
  gone.abort()
  const outcomes = await Promise.all(all)
  expect(outcomes.filter((it) => it === 'AbortError')).toHaveLength(208)
  answer = (response) => response.end('{}')
  expect((await send(url)).status).toBe(200)
  expect(lines).toEqual([])
})

test('queries for drafts that fail are sent on, and those that were cancelled are never sent', async () => {
  answer = (response) => response.writeHead(503).end()
  const sendDraftQuery = createDraftFetch()
  for (let times = 0; times < 20; times++) expect((await sendDraftQuery(url)).status).toBe(503)
  expect(requests).toBe(20)
  const waiting: ServerResponse[] = []
  answer = (response) => void waiting.push(response)
  const gone = new AbortController()
  const all = Array.from({ length: 40 }, () =>
    sendDraftQuery(url, { signal: gone.signal }).catch(() => 'cancelled'),
  )
  await expect.poll(() => waiting.length).toBe(4)
  gone.abort()
  expect(await Promise.all(all)).toEqual(Array(40).fill('cancelled'))
  expect(requests).toBe(24)
})

test('a clock that is set back while the content server is unreachable does not lengthen the pause', async () => {
  answer = (response) => response.destroy()
  const send = client()
  const statusOfRequest = () =>
    send(url).then(
      ({ status }) => status,
      () => 'failed',
    )
  for (let times = 0; times < 6; times++) await statusOfRequest()
  expect(lines).toEqual(['content_server_unavailable'])
  const setBack = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 3 * 24 * 60 * 60 * 1000)
  try {
    answer = (response) => response.end('{}')
    await expect.poll(statusOfRequest).toBe(200)
  } finally {
    setBack.mockRestore()
  }
  expect(lines).toEqual(['content_server_unavailable', 'content_server_available'])
})
