import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import contract from '../openapi.json' with { type: 'json' }
import { createRestClient } from './client.ts'
import { validateWithContract } from './contract.ts'
import { operations } from './operations.ts'
import { ContractError, RedirectError, RestError } from './rest-error.ts'

let stop = () => {}
afterEach(() => stop())

/** A server on loopback with given responses, which a real content server sends only when it fails. */
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
  let requested = ''
  const baseUrl = await serve((request, response) => {
    requested = decodeURIComponent(request.url ?? '')
    response.setHeader('Content-Type', 'application/json').end('{"data":[]}')
  })
  const query = {
    locale: 'fa',
    filters: { kind: { $eq: 'event' } },
    sort: 'startsAt:asc',
    pagination: { page: 2, pageSize: 5 },
    populate: ['cover' as const],
  }
  await createRestClient({ baseUrl }).posts.list(query)
  expect(requested).toBe(
    '/api/posts?locale=fa&filters[kind][$eq]=event&sort=startsAt:asc&pagination[page]=2&pagination[pageSize]=5&populate[0]=cover',
  )
})

test('an error has the status, Strapi’s name, its message and its details', async () => {
  const baseUrl = await serve((_request, response) => {
    response.writeHead(400, { 'Content-Type': 'application/json' })
    response.end(
      '{"data":null,"error":{"status":400,"name":"ValidationError","message":"Invalid locale","details":{"key":"locale"}}}',
    )
  })
  const error = await failure(createRestClient({ baseUrl }).about.get())
  expect(error).toBeInstanceOf(RestError)
  expect(error).toMatchObject({
    status: 400,
    method: 'GET',
    path: '/about',
    code: 'ValidationError',
    message: 'GET /about answered 400: Invalid locale',
    reason: 'Invalid locale',
    details: { key: 'locale' },
  })
})

test('an answer that is no JSON, or that is empty, is an error and not a crash', async () => {
  const words = ['<h1>Bad gateway</h1>', '']
  const baseUrl = await serve((_request, response) => response.writeHead(502).end(words.shift()))
  const client = createRestClient({ baseUrl, retries: 0 })
  expect(await failure(client.about.get())).toMatchObject({ status: 502 })
  expect(await failure(client.about.get())).toMatchObject({ status: 502 })
})

test('a server that does not answer is a failure after the timeout', async () => {
  const baseUrl = await serve(() => {})
  const error = await failure(createRestClient({ baseUrl, timeoutMs: 50 }).about.get())
  expect(error).toMatchObject({
    status: undefined,
    message: 'GET /about failed: the content server did not answer in time',
  })
})

test('an unreachable server is reported as such', async () => {
  const error = await failure(createRestClient({ baseUrl: 'http://127.0.0.1:9' }).about.get())
  expect(error).toMatchObject({
    name: 'RestError',
    message: 'GET /about failed: the content server could not be reached',
  })
})

test('a token is sent when the caller has one', async () => {
  let sent: string | undefined
  const baseUrl = await serve((request, response) => {
    sent = request.headers.authorization
    response.setHeader('Content-Type', 'application/json').end('{}')
  })
  await createRestClient({ baseUrl, token: 'secret' }).about.get()
  expect(sent).toBe('Bearer secret')
})

const json = { 'Content-Type': 'application/json' }

test('an entry is read alike, flat or under attributes', { tags: ['spec:7.11'] }, async () => {
  const flat = { id: 1, title: 'About', portrait: { id: 2, url: '/a.webp' }, phones: { id: 3, manager: '1' } }
  const { id, portrait, ...words } = flat
  const { id: file, ...picture } = portrait
  const wrapped = {
    id,
    attributes: { ...words, portrait: { data: { id: file, attributes: picture } } },
  }
  const answers = [flat, wrapped, [wrapped], null].map((data) => JSON.stringify({ data, meta: {} }))
  const baseUrl = await serve((_request, response) => response.writeHead(200, json).end(answers.shift()))
  const { about } = createRestClient({ baseUrl })
  expect((await about.get()).data).toEqual(flat)
  expect((await about.get()).data).toEqual(flat)
  expect((await about.get()).data).toEqual([flat])
  expect((await about.get()).data).toBe(null)
})

test('a call takes its path parameters, then its body, then its query', async () => {
  const calls: unknown[] = []
  const baseUrl = await serve(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    calls.push([request.method, request.url, body && JSON.parse(body)])
    response.writeHead(200, json).end('7')
  })
  const { auth, posts, videoGalleries } = createRestClient({ baseUrl })
  await auth.login({ identifier: 'me', password: 'secret' })
  await posts.update('a/b', { data: { title: 'x' } }, { locale: 'en' })
  await videoGalleries.localize('abc', { locale: 'en', title: 'y' })
  expect(await videoGalleries.delete('abc', { locale: 'en' })).toBe(7)
  expect(calls).toEqual([
    ['POST', '/api/auth/local', { identifier: 'me', password: 'secret' }],
    ['PUT', '/api/posts/a%2Fb?locale=en', { data: { title: 'x' } }],
    ['POST', '/api/videoGalleries/abc/localizations', { locale: 'en', title: 'y' }],
    ['DELETE', '/api/videoGalleries/abc?locale=en', ''],
  ])
})

test('an empty response is undefined, and one that is not JSON is an error with its status', async () => {
  const words = ['', '<p>Hello</p>']
  const baseUrl = await serve((_request, response) => response.writeHead(200, json).end(words.shift()))
  const { roles } = createRestClient({ baseUrl })
  expect(await roles.list()).toBe(undefined)
  expect(await failure(roles.list())).toMatchObject({ status: 200, message: expect.stringContaining('JSON') })
})

test('a redirect that is meant for a browser is returned, not followed', async () => {
  const baseUrl = await serve((_request, response) =>
    response.writeHead(302, { Location: 'https://accounts.example.org/' }).end(),
  )
  const answer = await createRestClient({ baseUrl }).auth.connect('google')
  expect(answer).toEqual({ location: 'https://accounts.example.org/' })
})

test.each([301, 302, 307, 308])(
  'a redirect (%i) of any other call is an error that says where it leads',
  async (status) => {
    const moved = 'https://content.example.org/api/posts'
    const baseUrl = await serve((_request, response) => response.writeHead(status, { Location: moved }).end())
    const error = await failure(createRestClient({ baseUrl }).posts.get('abc'))
    expect(error).toBeInstanceOf(RedirectError)
    expect(error).toBeInstanceOf(RestError)
    expect(error).toMatchObject({ name: 'RedirectError', status, path: '/posts/{id}', location: moved })
    expect(error.message).toBe(
      `GET /posts/{id} answered ${status}: redirected to ${moved}. Use the final address of the server as \`baseUrl\`.`,
    )
  },
)

test('a redirect that a browser hides is an error too', async () => {
  const fetch = async () => Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' })
  const error = await failure(createRestClient({ baseUrl: 'http://127.0.0.1:9', fetch }).about.get())
  expect(error).toMatchObject({ name: 'RedirectError', status: undefined, location: null })
})

describe('with the option `validate`', () => {
  const pagination = { page: 1, pageSize: 25, pageCount: 1, total: 1 }
  const post = {
    id: 1,
    documentId: 'abc',
    title: 'A lecture',
    slug: 'a-lecture',
    kind: 'lecture',
    streaming: true,
    publishedAt: '2026-11-01T10:00:00.000Z',
  }
  const answer = async (entry: object) => {
    const body = JSON.stringify({ data: [entry], meta: { pagination } })
    return serve((_request, response) => response.writeHead(200, json).end(body))
  }

  test('a response is compared with the contract; fields of a later version are no issue', async () => {
    const baseUrl = await answer({ ...post, since: 'a later version' })
    const { posts } = createRestClient({ baseUrl, validate: validateWithContract })
    expect((await posts.list()).data[0]?.title).toBe('A lecture')
  })

  test('the error names operation, field and reason', async () => {
    const baseUrl = await answer({ ...post, kind: 'sermon' })
    const error = await failure(createRestClient({ baseUrl, validate: validateWithContract }).posts.list())
    expect(error).toBeInstanceOf(ContractError)
    expect(error).toMatchObject({ name: 'ContractError', method: 'GET', path: '/posts', status: 200 })
    expect((error as ContractError).issues[0]?.path).toEqual(['data', '0', 'kind'])
    expect(error.message).toContain('data.0.kind')
  })

  test('a field that is missing is an issue, unless the call chose its fields', async () => {
    const { slug, ...rest } = post
    const baseUrl = await answer(rest)
    const { posts } = createRestClient({ baseUrl, validate: validateWithContract })
    expect((await failure(posts.list())).message).toContain(`"slug"`)
    expect((await posts.list({ fields: ['title'] })).data[0]?.title).toBe('A lecture')
  })

  test('without it, the response is returned as it came', async () => {
    const baseUrl = await answer({ ...post, kind: 'sermon' })
    expect((await createRestClient({ baseUrl }).posts.list()).data[0]?.kind).toBe('sermon')
  })

  test('an application compares with what it needs itself, by any library whose issues have a message', async () => {
    const baseUrl = await answer({ ...post, title: '' })
    const { posts } = createRestClient({
      baseUrl,
      validate: ({ path, body }) => {
        const { data } = body as { data: { title: string }[] }
        return path === '/posts' && data[0]?.title === ''
          ? [{ message: 'is empty', path: ['data', 0, 'title'] }]
          : []
      },
    })
    expect((await failure(posts.list())).message).toBe(
      'GET /posts answered 200: not as the contract says: data.0.title is empty',
    )
  })
})

test('a read that a gateway refused is retried, at most as often as configured', async () => {
  let requests = 0
  const baseUrl = await serve((_request, response) => {
    requests++
    response.writeHead(requests < 3 ? 503 : 200, json).end('{"data":null,"meta":{}}')
  })
  expect(await createRestClient({ baseUrl }).about.get()).toMatchObject({ data: null })
  expect(requests).toBe(3)

  requests = 0
  const error = await failure(createRestClient({ baseUrl, retries: 1 }).about.get())
  expect(error).toMatchObject({ status: 503 })
  expect(requests).toBe(2)
})

test('a read whose connection broke is tried again', async () => {
  let requests = 0
  const baseUrl = await serve((request, response) => {
    if (++requests === 1) request.socket.destroy()
    else response.writeHead(200, json).end('{"data":null,"meta":{}}')
  })
  expect(await createRestClient({ baseUrl }).about.get()).toMatchObject({ data: null })
})

test.each([500, 404, 429])('a read that was answered %i is not tried again', async (status) => {
  let requests = 0
  const baseUrl = await serve((_request, response) => {
    requests++
    response.writeHead(status).end()
  })
  expect(await failure(createRestClient({ baseUrl }).about.get())).toMatchObject({ status })
  expect(requests).toBe(1)
})

test('a write is sent once, whatever becomes of it', async () => {
  let requests = 0
  const baseUrl = await serve((_request, response) => {
    requests++
    response.writeHead(503).end()
  })
  const { posts } = createRestClient({ baseUrl })
  expect(await failure(posts.delete('abc'))).toMatchObject({ status: 503 })
  expect(await failure(posts.update('abc', { data: {} }))).toMatchObject({ status: 503 })
  expect(requests).toBe(2)
})

test('a caller that aborts ends its call, while it waits for a response or for the next retry', async () => {
  const silent = await serve(() => {})
  const reason = new Error('gone')
  const aborted = AbortSignal.abort(reason)
  await expect(createRestClient({ baseUrl: silent }).about.get({}, { signal: aborted })).rejects.toBe(reason)

  const leaving = new AbortController()
  const send = async () => {
    queueMicrotask(() => leaving.abort(reason))
    return new Response(null, { status: 503 })
  }
  const call = createRestClient({ baseUrl: silent, fetch: send }).about.get({}, { signal: leaving.signal })
  await expect(call).rejects.toBe(reason)
})

test('the calls that return a redirect are those of the contract', () => {
  const ofClient = Object.values(operations)
    .flatMap((calls) => Object.values(calls))
    .flatMap(([method, path, response]) => (response === 'redirect' ? `${method} ${path}` : []))
  const ofContract = Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, { responses }]) =>
      '302' in responses ? `${method.toUpperCase()} ${path}` : [],
    ),
  )
  expect(ofClient.sort()).toEqual(ofContract.sort())
})

test('the client has a call for each operation of the contract, but for those of sessions and of its inner workings', () => {
  const called = Object.values(operations)
    .flatMap((calls) => Object.values(calls))
    .map(([method, path]) => `${method} ${path}`)
  const offered = Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const left = offered.filter((it) => !called.includes(it))
  expect(called.filter((it) => !offered.includes(it))).toEqual([])
  expect(left).toEqual([
    'GET /auth/sessions',
    'DELETE /auth/sessions/{sessionId}',
    'GET /content-type-builder/components',
    'GET /content-type-builder/components/{uid}',
    'GET /content-type-builder/content-types',
    'GET /content-type-builder/content-types/{uid}',
    'GET /contract/openapi.json',
    'GET /contract/schema.graphql',
    'POST /email',
  ])
})
