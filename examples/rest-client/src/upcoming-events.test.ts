import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { ContractError, RedirectError } from '@islamic-centre/rest-client'
import { upcomingEvents } from './upcoming-events.ts'

const now = new Date('2026-11-21T12:00:00Z')
const event = {
  id: 1,
  documentId: 'abc',
  slug: 'poetry',
  kind: 'event',
  title: 'An evening of poetry',
  streaming: false,
  startsAt: '2026-11-23T23:30:00.000Z',
  place: 'The library',
  publishedAt: '2026-11-01T12:00:00.000Z',
}
const pagination = { page: 1, pageSize: 10, pageCount: 1, total: 1 }

/** Runs the program against a server with the given responses. */
async function against<Result>(listener: RequestListener, use: (url: string) => Promise<Result>) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

const answer =
  (body: object): RequestListener =>
  (_request, response) =>
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(body))

test('the events are those that have not begun, in their order', async () => {
  let requested = ''
  const lines = await against(
    (request, response) => {
      requested = decodeURIComponent(request.url ?? '')
      answer({ data: [event], meta: { pagination } })(request, response)
    },
    (url) => upcomingEvents(url, now),
  )
  assert.deepEqual(lines, ['2026-11-23 23:30  An evening of poetry  The library'])
  assert.match(requested, /filters\[startsAt\]\[\$gte\]=2026-11-21T12:00:00.000Z.*sort=startsAt:asc/)
})

test('a server that moved is reported with its new address', async () => {
  const moved = 'https://content.example.org/api/posts'
  const call = against(
    (_request, response) => response.writeHead(301, { Location: moved }).end(),
    (url) => upcomingEvents(url, now),
  )
  await assert.rejects(call, (error) => error instanceof RedirectError && error.location === moved)
})

test('a response that is not as the contract says is reported, not shown', async () => {
  const call = against(answer({ data: [{ ...event, title: 7 }], meta: { pagination } }), (url) =>
    upcomingEvents(url, now),
  )
  await assert.rejects(call, ContractError)
})
