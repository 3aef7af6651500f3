import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createGraphqlClient, GraphqlError } from './client.ts'
import { MainPageEventDocument, SoundsDocument } from './gen/graphql.ts'

let stop = () => {}
afterEach(() => stop())

/** A server on loopback with the given response, which records its requests. */
async function serve(answer: { status?: number; body: string } | 'nothing') {
  const requests: { method: string | undefined; path: string | undefined; body: unknown }[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const part of request) text += part
    requests.push({ method: request.method, path: request.url, body: JSON.parse(text) })
    if (answer === 'nothing') return
    response.writeHead(answer.status ?? 200, { 'Content-Type': 'application/json' }).end(answer.body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { requests, baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const failure = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('the query must fail'),
    (error: unknown) => error as GraphqlError,
  )

test('a query is posted to /graphql with its operation name, its variables and its text', {
  tags: ['spec:7.1', 'spec:7.2'],
}, async () => {
  const { requests, baseUrl } = await serve({ body: '{"data":{"sounds":[]}}' })
  await createGraphqlClient({ baseUrl }).query(SoundsDocument, { sort: ['createdAt'], locale: 'en' })
  expect(requests).toMatchObject([
    {
      method: 'POST',
      path: '/graphql',
      body: {
        operationName: 'sounds',
        variables: { sort: ['createdAt'], locale: 'en' },
        query: expect.stringContaining('query sounds('),
      },
    },
  ])
})

test('a part of the data comes with the errors that explain what is missing', {
  tags: ['spec:7.3'],
}, async () => {
  const { baseUrl } = await serve({
    body: '{"data":{"mainPageEvent":null},"errors":[{"message":"no such field"}]}',
  })
  const result = await createGraphqlClient({ baseUrl }).query(MainPageEventDocument, { locale: 'fa' })
  expect(result).toMatchObject({ data: { mainPageEvent: null }, errors: [{ message: 'no such field' }] })
})

test('a refused query has the reason', { tags: ['spec:7.3'] }, async () => {
  const { baseUrl } = await serve({ status: 400, body: '{"errors":[{"message":"Unknown locale"}]}' })
  const error = await failure(createGraphqlClient({ baseUrl }).query(MainPageEventDocument, { locale: 'xx' }))
  expect(error).toBeInstanceOf(GraphqlError)
  expect(error).toMatchObject({ status: 400, message: expect.stringContaining('Unknown locale') })
})

test('an answer without data is an error', async () => {
  const { baseUrl } = await serve({ body: '{"data":null}' })
  const error = await failure(createGraphqlClient({ baseUrl }).query(MainPageEventDocument, {}))
  expect(error).toMatchObject({ name: 'GraphqlError', message: 'The answer has no data.' })
})

test('an answer that is no JSON is an error', async () => {
  const { baseUrl } = await serve({ status: 502, body: '<h1>Bad gateway</h1>' })
  expect(await failure(createGraphqlClient({ baseUrl }).query(MainPageEventDocument, {}))).toBeInstanceOf(
    GraphqlError,
  )
})

test('a server that does not answer is a failure after the timeout', async () => {
  const { baseUrl } = await serve('nothing')
  const error = await failure(
    createGraphqlClient({ baseUrl, timeoutMs: 50 }).query(MainPageEventDocument, {}),
  )
  expect(error.message).toBe('The content server did not answer within 50 ms.')
})

test('an unreachable server is reported as such', async () => {
  const error = await failure(
    createGraphqlClient({ baseUrl: 'http://127.0.0.1:9' }).query(MainPageEventDocument, {}),
  )
  expect(error.message).toBe('The content server could not be reached.')
})

test('a caller that aborts ends its query with its own reason', async () => {
  const { baseUrl } = await serve('nothing')
  const reason = new Error('gone')
  const query = createGraphqlClient({ baseUrl }).query(MainPageEventDocument, {}, AbortSignal.abort(reason))
  await expect(query).rejects.toBe(reason)
})
