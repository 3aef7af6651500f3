import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyData, removeData } from './data.ts'
import { ask, read } from './reading.ts'
import { type ContentServer, startContentServer } from './start-content-server.ts'

const JWT_SECRET = 'known-to-this-test-and-its-server'
const patienceMs = 3000

const content = emptyData()
let server: ContentServer

beforeAll(async () => {
  server = await startContentServer({ demoContent: 'off', ...content, env: { ...content.env, JWT_SECRET } })
})

afterAll(async () => {
  await server.stop()
  removeData(content)
})

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A token that this server would have made, with a given end. */
function tokenUntil(seconds: number) {
  const content = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ id: 1, iat: 1_600_000_000, exp: seconds })}`
  return `${content}.${createHmac('sha256', JWT_SECRET).update(content).digest('base64url')}`
}

const post = (body: string): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body,
})
const bearer = (token: string): RequestInit => ({ headers: { Authorization: `Bearer ${token}` } })
const tenMegabytes = JSON.stringify({ identifier: 'x'.repeat(10 * 1024 * 1024), password: 'x' })

const requests: [string, number, string, RequestInit?][] = [
  ['an unknown language', 400, 'posts?locale=de'],
  ['two languages at once', 400, 'posts?locale[0]=fa&locale[1]=de'],
  ['an unknown entry', 404, 'posts/no-such-entry'],
  ['an unknown file', 404, 'upload/files/999999'],
  ['an unknown path', 404, 'no-such-thing'],
  ['an unknown parameter', 400, 'posts?colour=green'],
  ['an unknown field in a filter', 400, 'posts?filters[colour]=green'],
  ['an unknown operator', 400, 'posts?filters[title][$like]=x'],
  ['an unknown field to sort by', 400, 'posts?sort=colour'],
  ['an unknown relation', 400, 'posts?populate=colour'],
  ['a password in a filter', 400, 'upload/files?filters[createdBy][password][$startsWith]=a'],
  ['a body of ten megabytes', 413, 'auth/local', post(tenMegabytes)],
  ['JSON that is none', 400, 'auth/local', post('{"identifier":')],
  ['a list where an object belongs', 400, 'auth/local', post('[1,2,3]')],
  ['nothing where an object belongs', 400, 'auth/local', post('')],
  ['fields that an account does not choose', 400, 'auth/local/register', post('{"role":1,"confirmed":true}')],
  ['a wrong token', 401, 'posts', bearer('wrong')],
  ['a token of an earlier time', 401, 'posts', bearer(tokenUntil(1_600_000_001))],
  ['a write by nobody', 403, 'posts', post('{"data":{"title":"x","slug":"x","kind":"event"}}')],
]

describe('A request that cannot be right is refused at once, and clearly', () => {
  it.each(requests)('%s: %i', async (_name, status, path, init = {}) => {
    const started = performance.now()
    const answer = await read(path, init, server.url)
    expect(performance.now() - started).toBeLessThan(patienceMs)
    expect(answer.status).toBe(status)
    expect(answer.body.error).toMatchObject({ status, name: expect.any(String), message: expect.any(String) })
    expect(JSON.stringify(answer.body)).not.toMatch(/node_modules|\.js:\d+|\bselect\b/)
  })
})

const aliases = (count: number) =>
  `{ ${Array.from({ length: count }, (_, index) => `a${index}: posts { title }`).join(' ')} }`
const nested = (depth: number) =>
  `{ posts { ${'localizations { '.repeat(depth)} title ${'} '.repeat(depth)} } }`
const queries: [string, string][] = [
  ['500 aliases', aliases(500)],
  ['20 aliases', aliases(20)],
  ['40 levels', nested(40)],
  ['12 levels', nested(12)],
  ['more than 1000 tokens', `{ posts { ${'title '.repeat(1200)} } }`],
  ['a fragment within itself', 'query { posts { ...a } } fragment a on Post { localizations { ...a } }'],
  ['an unknown field', '{ posts { titel } }'],
  ['no query at all', ''],
  ['half a query', '{ posts {'],
]

describe('A query that asks too much is refused at once, and clearly', () => {
  it.each(queries)('%s', async (_name, query) => {
    const started = performance.now()
    const { status, body } = await ask(query, {}, server.url)
    expect(performance.now() - started).toBeLessThan(patienceMs)
    expect(status).toBe(400)
    expect(body.errors[0].message).toBeTruthy()
    expect(JSON.stringify(body)).not.toMatch(/Did you mean|stacktrace|node_modules|\.js:\d+/)
  })

  it('and the schema is not told', async () => {
    const { status } = await ask('{ __schema { types { name } } }', {}, server.url)
    expect(status).toBe(400)
  })
})

it('After all of it the server answers as before, and nothing was written', async () => {
  for (const collection of ['posts', 'anouncements', 'pages']) {
    const { status, body } = await read(collection, {}, server.url)
    expect([status, body.meta.pagination.total]).toEqual([200, 0])
  }
  const { status } = await ask('{ posts { title } }', {}, server.url)
  expect(status).toBe(200)
})
