import { createHmac } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { fullAccessToken } from './administrator.ts'
import { emptyServer } from './empty-server.ts'
import { queryGraphql, read } from './reading.ts'

const server = await emptyServer()
/** A program with all permissions. */
const program = await fullAccessToken(server.administrator)
afterAll(() => server.giveBack())

/** What invalid requests could have written. */
async function written() {
  const headers = { Authorization: `Bearer ${program}` }
  const bodies: unknown[] = []
  for (const collection of ['posts', 'anouncements', 'pages', 'videoGalleries', 'about', 'users/count'])
    bodies.push((await read(collection, { headers }, server.url)).body)
  return [...bodies, (await read('users-permissions/roles', { headers }, server.url)).body.roles.length]
}
const before = await written()

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A token as this server would issue it, with a given expiry. */
function tokenUntil(seconds: number) {
  const content = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ id: 1, iat: 1_600_000_000, exp: seconds })}`
  return `${content}.${createHmac('sha256', server.jwtSecret).update(content).digest('base64url')}`
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
  ['a value that the field cannot hold', 400, 'upload/files?filters[size]=large'],
  ['a list where a filter belongs', 400, 'posts?filters[]=a'],
  ['one thing where several belong', 400, 'posts?filters[$and]=x'],
  ['half a range', 400, 'posts?filters[title][$between]=a'],
  ['an operator that a text does not have', 400, 'posts?filters[slug][$jsonSupersetOf]=a'],
  ['a date that is none', 400, 'posts?filters[startsAt][$gt]=0000-00-00'],
  ['a day that is none', 400, 'anouncements?filters[date]=2026-02-31'],
  ['a direction that is none', 400, 'posts?sort[title]=sideways'],
  ['a page that is none', 400, 'upload/files?pagination[page]=many'],
  ['pages that are none', 400, 'upload/files?pagination=many'],
  ['a field to sort by that is private', 400, 'posts?sort=createdBy.email'],
  ['a relation that is private', 400, 'posts?populate[cover][populate]=createdBy'],
  ['a filter on a private field within a relation', 400, 'posts?populate[cover][filters][createdBy][id]=1'],
  ['NUL in an address', 400, 'posts/%00'],
  ['NUL in a filter', 400, 'posts?filters[title]=%00'],
  ['NUL in a search', 400, 'posts?_q=a%00'],
  ['NUL in a body', 400, 'auth/local', post('{"identifier":"a\\u0000","password":"x"}')],
  ['an id with a quote', 404, "posts/'%20or%201=1"],
  ['a file that is no number', 404, 'upload/files/abc'],
  ['a file beyond all numbers', 404, 'upload/files/99999999999999'],
  ['half of a file', 404, 'upload/files/1.5'],
  ['an address that cannot be read', 400, 'posts/%E0%A4%A'],
  [
    'another thing than a text as a password',
    400,
    'auth/local',
    post('{"identifier":{"$ne":1},"password":["x"]}'),
  ],
  ['the users', 403, 'users?filters[email][$contains]=a'],
  ['a body of ten megabytes', 413, 'auth/local', post(tenMegabytes)],
  ['JSON that is none', 400, 'auth/local', post('{"identifier":')],
  ['a list where an object belongs', 400, 'auth/local', post('[1,2,3]')],
  ['nothing where an object belongs', 400, 'auth/local', post('')],
  [
    'an address that takes for ever to be read',
    400,
    'auth/forgot-password',
    post(JSON.stringify({ email: `a@${'1.'.repeat(100)}1-.com` })),
  ],
  ['fields that an account does not choose', 400, 'auth/local/register', post('{"role":1,"confirmed":true}')],
  ['a wrong token', 401, 'posts', bearer('wrong')],
  ['a token of an earlier time', 401, 'posts', bearer(tokenUntil(1_600_000_001))],
  ['an anonymous write', 403, 'posts', post('{"data":{"title":"x","slug":"x","kind":"event"}}')],
]

describe('An invalid request is refused with a clear error', () => {
  it.each(requests)('%s: %i', async (_name, status, path, init = {}) => {
    const answer = await read(path, init, server.url)
    expect(answer.status).toBe(status)
    expect(answer.body.error).toMatchObject({ status, name: expect.any(String), message: expect.any(String) })
    expect(JSON.stringify(answer.body)).not.toMatch(/node_modules|\.js:\d+|\bselect\b/)
  })
})

const letters300 = 'x'.repeat(300)
const body = (fields: object) => ({ data: { title: 'x', slug: 'x', kind: 'event', ...fields } })

/** Invalid requests of a program with all permissions. */
const writes: [string, number, string, string, unknown?][] = [
  ['a post without its fields', 400, 'POST', 'posts', { data: {} }],
  ['a post that is a list', 400, 'POST', 'posts', []],
  ['a post that is nothing', 400, 'POST', 'posts', { data: null }],
  ['a post that is a word', 400, 'POST', 'posts', { data: 'x' }],
  ['a number as a title', 400, 'POST', 'posts', body({ title: 5 })],
  ['a title of 300 letters', 400, 'POST', 'posts', body({ title: letters300 })],
  ['NUL in a title', 400, 'POST', 'posts', body({ title: 'a\0' })],
  ['a quote in a slug', 400, 'POST', 'posts', body({ slug: "a'b" })],
  ['a kind that there is not', 400, 'POST', 'posts', body({ kind: 'party' })],
  ['a date that is none', 400, 'POST', 'posts', body({ startsAt: 'never' })],
  ['a date in a year of five digits', 400, 'POST', 'posts', body({ startsAt: '99999-01-01T00:00:00Z' })],
  ['a field that there is not', 400, 'POST', 'posts', body({ colour: 'green' })],
  ['an id of its own', 400, 'POST', 'posts', body({ id: 1 })],
  ['an author of its own', 400, 'POST', 'posts', body({ createdBy: 1 })],
  ['a file that there is not', 400, 'POST', 'posts', body({ cover: 999999 })],
  ['a file beyond all numbers', 400, 'POST', 'posts', body({ cover: 99999999999999 })],
  ['a language that there is not', 400, 'POST', 'posts?locale=de', body({})],
  ['a language that there is not, in the body', 400, 'POST', 'posts', body({ locale: 'de' })],
  ['a change of an unknown entry', 404, 'PUT', 'posts/no-such-entry', { data: { title: 'x' } }],
  ['a part that is a word', 400, 'PUT', 'about', { data: { phones: 'x' } }],
  ['a word as a latitude', 400, 'PUT', 'about', { data: { latitude: 'north' } }],
  ['a change in an unknown language', 400, 'PUT', 'about?locale=de', { data: {} }],
  ['a delete in an unknown language', 400, 'DELETE', 'about?locale=de'],
  ['a delete of an unknown entry', 404, 'DELETE', 'posts/no-such-entry'],
  ['a delete of an unknown file', 404, 'DELETE', 'upload/files/999999'],
  ['a translation that is a list', 400, 'POST', 'about/localizations', []],
  ['a translation without a language', 400, 'POST', 'about/localizations', { title: 'x' }],
  ['a translation with an empty language', 400, 'POST', 'about/localizations', { locale: '' }],
  ['a translation with a list as its language', 400, 'POST', 'about/localizations', { locale: ['en'] }],
  ['a translation into an unknown language', 400, 'POST', 'about/localizations', { locale: 'de' }],
  [
    'a translation that names its language elsewhere',
    400,
    'POST',
    'about/localizations?locale=en',
    { locale: 'en' },
  ],
  ['a translation with an unknown parameter', 400, 'POST', 'about/localizations?colour=1', { locale: 'en' }],
  ['a translation with a number as a title', 400, 'POST', 'about/localizations', { locale: 'en', title: 5 }],
  ['a translation of an unknown entry', 404, 'POST', 'posts/no-such-entry/localizations', { locale: 'en' }],
  ['a user without a name', 400, 'POST', 'users', { email: 'a@example.org', password: 'Correct-Horse-7' }],
  ['a user that is no number', 404, 'GET', 'users/abc'],
  ['an unknown user', 404, 'GET', 'users/999999'],
  ['a delete of an unknown user', 404, 'DELETE', 'users/999999'],
  ['a filter on passwords', 400, 'GET', 'users?filters[password][$startsWith]=a'],
  ['a sort by passwords', 400, 'GET', 'users?sort=password'],
  ['a filter on codes of letters', 400, 'GET', 'users?filters[resetPasswordToken][$startsWith]=a'],
  ['a role with a number as its name', 400, 'POST', 'users-permissions/roles', { name: 5, type: 'x' }],
  [
    'a role whose rights are a word',
    400,
    'POST',
    'users-permissions/roles',
    { name: 'x', type: 'x', permissions: 'all' },
  ],
  ['a role that is no number', 404, 'PUT', 'users-permissions/roles/abc', { name: 'x' }],
  ['a delete of an unknown role', 404, 'DELETE', 'users-permissions/roles/999999'],
  ['a delete of the public role', 400, 'DELETE', 'users-permissions/roles/2'],
]

describe('An invalid request of a program is refused, whatever its permissions', () => {
  it.each(writes)('%s: %i', async (_name, status, method, path, sent) => {
    const answer = await read(
      path,
      {
        method,
        headers: { Authorization: `Bearer ${program}`, 'Content-Type': 'application/json' },
        ...(sent !== undefined && { body: JSON.stringify(sent) }),
      },
      server.url,
    )
    expect(answer.status).toBe(status)
    expect(answer.body.error).toMatchObject({ status, name: expect.any(String), message: expect.any(String) })
    expect(JSON.stringify(answer.body)).not.toMatch(/node_modules|\.js:\d+|\b(select|insert)\b/)
  })

  it('but text in any script is stored unchanged', async () => {
    const headers = { Authorization: `Bearer ${program}`, 'Content-Type': 'application/json' }
    const title = 'سلام‌ها 😀 ’ " \\u0000 <b>'
    const sent = { method: 'POST', headers, body: JSON.stringify(body({ title })) }
    const { body: made } = await read('posts', sent, server.url)
    expect(made.data.title).toBe(title)
    const { documentId, id } = made.data
    const gone = await read(`posts/${documentId}`, { method: 'DELETE', headers }, server.url)
    expect(gone).toEqual({ status: 200, body: id })
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

describe('A query above the limits is refused with a clear error', () => {
  it.each(queries)('%s', async (_name, query) => {
    const { status, body } = await queryGraphql(query, {}, server.url)
    expect(status).toBe(400)
    expect(body.errors[0].message).toBeTruthy()
    expect(JSON.stringify(body)).not.toMatch(/Did you mean|stacktrace|node_modules|\.js:\d+/)
  })

  const unreadable = [
    '{ posts(filters: { title: { between: ["a"] } }) { title } }',
    '{ posts(filters: { startsAt: { gt: "never" } }) { title } }',
    '{ uploadFiles(sort: "createdBy.email") { name } }',
    'mutation { login(input: { identifier: "a", password: "\\u0000" }) { jwt } }',
  ]

  it.each(unreadable)(
    'and so are values that cannot be parsed, without SQL in the error: %s',
    async (query) => {
      const { body } = await queryGraphql(query, {}, server.url)
      expect(['BAD_USER_INPUT', 'GRAPHQL_VALIDATION_FAILED']).toContain(body.errors[0].extensions.code)
      expect(JSON.stringify(body)).not.toMatch(/\b(select|insert)\b|stacktrace/)
    },
  )

  it('and introspection is refused', async () => {
    const { status } = await queryGraphql('{ __schema { types { name } } }', {}, server.url)
    expect(status).toBe(400)
  })
})

it('After all of it the server answers as before, and nothing was written', async () => {
  expect(await written()).toEqual(before)
  const { status } = await queryGraphql('{ posts { title } }', {}, server.url)
  expect(status).toBe(200)
})
