import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createRestClient, fieldsOf, RestError, read } from './client.ts'

let stop = () => {}
afterEach(() => stop())

/** A server of our own on loopback that answers as told: what a real content server does only when it fails. */
async function serve(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const failure = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('the call must fail'),
    (error: unknown) => error as RestError,
  )

test('a nested query is written as Strapi reads it', async () => {
  let asked = ''
  const baseUrl = await serve((request, response) => {
    asked = decodeURIComponent(request.url ?? '')
    response.setHeader('Content-Type', 'application/json').end('{"data":[]}')
  })
  const query = {
    locale: 'fa',
    filters: { kind: { $eq: 'event' } },
    sort: 'startsAt:asc',
    pagination: { page: 2, pageSize: 5 },
    populate: ['cover' as const],
  }
  await read(createRestClient({ baseUrl }).GET('/posts', { params: { query } }))
  expect(asked).toBe(
    '/api/posts?locale=fa&filters[kind][$eq]=event&sort=startsAt:asc&pagination[page]=2&pagination[pageSize]=5&populate[0]=cover',
  )
})

test('a refusal carries the status, Strapi’s name of it, its words and its details', async () => {
  const baseUrl = await serve((_request, response) => {
    response.writeHead(400, { 'Content-Type': 'application/json' })
    response.end(
      '{"data":null,"error":{"status":400,"name":"ValidationError","message":"Invalid locale","details":{"key":"locale"}}}',
    )
  })
  const error = await failure(read(createRestClient({ baseUrl }).GET('/about')))
  expect(error).toBeInstanceOf(RestError)
  expect(error).toMatchObject({
    status: 400,
    code: 'ValidationError',
    message: 'Invalid locale',
    details: { key: 'locale' },
  })
})

test('an answer that is no JSON, or that is empty, is an error and not a crash', async () => {
  const words = ['<h1>Bad gateway</h1>', '']
  const baseUrl = await serve((_request, response) => response.writeHead(502).end(words.shift()))
  const client = createRestClient({ baseUrl })
  expect(await failure(read(client.GET('/about')))).toMatchObject({ status: 502 })
  expect(await failure(read(client.GET('/about')))).toMatchObject({ status: 502 })
})

test('a server that says nothing is given up after the time-out', async () => {
  const baseUrl = await serve(() => {})
  const error = await failure(read(createRestClient({ baseUrl, timeoutMs: 50 }).GET('/about')))
  expect(error).toMatchObject({ status: undefined, message: 'The content server did not answer in time.' })
})

test('a server that is away is named as such', async () => {
  const error = await failure(read(createRestClient({ baseUrl: 'http://127.0.0.1:9' }).GET('/about')))
  expect(error).toMatchObject({ name: 'RestError', message: 'The content server could not be reached.' })
})

test('a token is sent when the caller has one', async () => {
  let sent: string | undefined
  const baseUrl = await serve((request, response) => {
    sent = request.headers.authorization
    response.setHeader('Content-Type', 'application/json').end('{}')
  })
  await read(createRestClient({ baseUrl, token: 'secret' }).GET('/about'))
  expect(sent).toBe('Bearer secret')
})

test('an entry is read alike, flat or under attributes', () => {
  expect(fieldsOf({ id: 1, attributes: { title: 'About' } })).toEqual({ id: 1, title: 'About' })
  expect(fieldsOf({ id: 1, title: 'About' })).toEqual({ id: 1, title: 'About' })
  expect(fieldsOf(null)).toBe(null)
})
