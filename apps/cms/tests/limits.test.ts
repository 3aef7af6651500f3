import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import {
  AnouncementsDocument,
  createGraphqlClient,
  MainPageEventDocument,
  SoundsDocument,
} from '@islamic-centre/graphql-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { removeData, seededCopy } from './data.ts'
import { queryGraphql, read } from './reading.ts'
import { type ContentServer, startContentServer } from './start-content-server.ts'

const content = await seededCopy()
let server: ContentServer

beforeAll(async () => {
  // knex writes each statement to the log.
  const env = { ...content.env, DEBUG: 'knex:query' }
  server = await startContentServer({ demoContent: 'off', ...content, env })
})

afterAll(async () => {
  await server.stop()
  removeData(content)
})

const query = (document: string, variables = {}) => queryGraphql(document, variables, server.url)

/** Posts to a path without normalising it, which `fetch` would do. */
async function post(path: string, body: object) {
  const { hostname, port } = new URL(server.url)
  const headers = { 'Content-Type': 'application/json' }
  const sent = request({ hostname, port, path, method: 'POST', headers }).end(JSON.stringify(body))
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  return { status: answer.statusCode ?? 0, headers: answer.headers, text: await text(answer) }
}

describe('Accounts', () => {
  const actions = [
    'login(input: { identifier: "a", password: "b" }) { jwt }',
    'register(input: { username: "a", email: "a@example.org", password: "b" }) { jwt }',
    'forgotPassword(email: "a@example.org") { ok }',
    'resetPassword(password: "a", passwordConfirmation: "a", code: "b") { jwt }',
    'changePassword(currentPassword: "a", password: "b", passwordConfirmation: "b") { jwt }',
    'emailConfirmation(confirmation: "a") { jwt }',
    'createUsersPermissionsUser(data: { username: "a" }) { data { id } }',
  ]
  it.each(actions)('GraphQL does not offer %s', { tags: ['spec:13.3'] }, async (action) => {
    const { status, body } = await query(`mutation { ${action} }`)
    expect(status).toBe(400)
    expect(body.errors[0].extensions.code).toBe('GRAPHQL_VALIDATION_FAILED')
    expect(body.errors[0].message).toContain('on type "Mutation"')
  })

  const addresses = [
    '/api/auth/local',
    '/api/auth/local/register',
    '/api/auth/forgot-password',
    '/api/auth/reset-password',
    '/api/auth/send-email-confirmation',
    '/admin/login',
    '/admin/forgot-password',
    '/admin/reset-password',
    '/admin/register',
  ]
  const spellings = (path: string) => [
    path,
    `${path}/`,
    path.toUpperCase(),
    `${path}?x=1`,
    `${path}#x`,
    `/${path}`,
    `${path}//`,
    path.replace('a', '%61'),
    path.replace(/\/(?=[^/]*$)/, '%2f'),
    path.replace(/\/(?=[^/]*$)/, '/./'),
    path.replace(/\/(?=[^/]*$)/, '/x/../'),
    `${path};x=1`,
    `${path}%20`,
    `${path}.json`,
  ]
  it.each(addresses)(
    'each spelling of %s that is answered counts as an attempt',
    { tags: ['spec:13.3'] },
    async (path) => {
      for (const spelling of spellings(path)) {
        const { status, headers } = await post(spelling, {
          email: 'nobody@example.org',
          identifier: 'nobody',
        })
        const isRouted = ![404, 405].includes(status)
        const isCounted = headers['ratelimit-remaining'] !== undefined
        expect([spelling, isRouted ? isCounted : true]).toEqual([spelling, true])
      }
      const { headers } = await post(path.toUpperCase(), {})
      expect(headers['ratelimit-limit']).toBe('30')
    },
  )

  it('repeated attempts are refused, by whatever path', { tags: ['spec:13.3'] }, async () => {
    const paths = ['/api/auth/local', '/API/auth/local/', '/admin/login', '/Admin/Login/']
    const attempts = Array.from({ length: 120 }, (_, index) =>
      post(paths[index % paths.length] ?? '', {
        identifier: 'nobody',
        email: 'nobody@example.org',
        password: 'x',
      }),
    )
    const answers = await Promise.all(attempts)
    // A minute may end in between, so at most two minutes' attempts are answered.
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(60)
  })
})

describe('A query that would occupy the server for too long is refused before it runs', {
  tags: ['spec:13.4'],
}, () => {
  const list = 'anouncements(pagination: { limit: 100 }) { title localizations { title image { url } } }'
  const conditions = Array.from({ length: 30 }, (_, index) => `{ content: { containsi: "${index}" } }`)
  const costly: [string, string][] = [
    ['15 aliases', `{ ${Array.from({ length: 15 }, (_, index) => `a${index}: ${list}`).join(' ')} }`],
    [
      'six small aliases',
      `{ ${Array.from({ length: 6 }, (_, index) => `a${index}: posts { title }`).join(' ')} }`,
    ],
    ['three long lists', `{ ${list} a: ${list} b: ${list} }`],
    [
      'a list of lists',
      '{ anouncements(pagination: { limit: 100 }) { localizations { localizations { localizations { localizations { localizations { title } } } } } } }',
    ],
    [
      'a list without an end',
      '{ anouncements(pagination: { limit: -1 }) { localizations { localizations { localizations { localizations { localizations { title } } } } } } }',
    ],
    [
      'connections',
      '{ anouncements_connection(pagination: { pageSize: 100 }) { nodes { localizations { localizations { localizations { localizations { localizations { title } } } } } } } }',
    ],
    [
      'fragments',
      `{ ...a b: anouncements(pagination: { limit: 100 }) { ...c } } fragment a on Query { ${list} d: anouncements(pagination: { limit: 100 }) { ...c } } fragment c on Anouncement { localizations { title localizations { title } } }`,
    ],
    ['30 conditions', `{ anouncements(filters: { or: [${conditions}] }) { title } }`],
    [
      'joins that multiply',
      '{ imageGalleries(filters: { and: [{ images: { name: { contains: "a" } } }, { images: { name: { contains: "b" } } }, { images: { name: { contains: "c" } } }] }) { title } }',
    ],
    [
      'fragments that double',
      `{ ...f0 } ${Array.from({ length: 20 }, (_, at) => `fragment f${at} on Query { ...f${at + 1} ...f${at + 1} }`).join(' ')} fragment f20 on Query { posts { title } }`,
    ],
  ]
  it.each(costly)('%s', async (_name, document) => {
    const { status, body } = await query(document)
    expect(status).toBe(400)
    expect(body.errors[0].message).toBeTruthy()
    expect(body.data).toBeUndefined()
  })

  it('its variables count like literal values', async () => {
    const document =
      'query ($n: Int, $f: AnouncementFiltersInput) { anouncements(pagination: { limit: $n }, filters: $f) { localizations { localizations { localizations { localizations { localizations { title } } } } } } }'
    expect((await query(document, { n: 100 })).status).toBe(400)
    expect((await query(document, { n: 5 })).status).toBe(200)
    const or = Array.from({ length: 500 }, (_, index) => ({ content: { containsi: String(index) } }))
    expect((await query(document, { n: 1, f: { or } })).status).toBe(400)
  })

  const circular = [
    '{ posts { ...a } } fragment a on Post { localizations { ...a } }',
    '{ ...a } fragment a on Query { posts { title } ...a }',
    '{ posts { ...a } } fragment a on Post { title ...b } fragment b on Post { slug ...a }',
    '{ posts { ...a } } fragment a on Post { ... on Post { ...a } }',
    '{ posts { ...a } } fragment a on Post { ...b } fragment b on Post { ...c } fragment c on Post { ...a }',
    '{ posts { ...missing } }',
  ]
  it.each(circular)('circular fragments: %s', async (document) => {
    const logged = server.logs().length
    const { status, body } = await query(document)
    expect([status, body.errors[0].extensions.code]).toEqual([400, 'GRAPHQL_VALIDATION_FAILED'])
    expect(server.logs().slice(logged)).not.toMatch(/RangeError|\n\s+at /)
  })

  const restful: [string, string][] = [
    [
      '30 conditions',
      Array.from({ length: 30 }, (_, at) => `filters[$or][${at}][content][$containsi]=${at}`).join('&'),
    ],
    [
      'conditions within relations',
      Array.from(
        { length: 30 },
        (_, at) => `populate[image][filters][$or][${at}][name][$containsi]=${at}`,
      ).join('&'),
    ],
    [
      'joins that multiply',
      Array.from({ length: 4 }, (_, at) => `filters[$and][${at}][image][name][$contains]=a`).join('&'),
    ],
    ['many keys to sort by', 'sort=title,content,slug,date,description,createdAt,updatedAt'],
    ['many relations', Array.from({ length: 30 }, (_, at) => `populate[${at}]=image`).join('&')],
    [
      'deep relations',
      `populate${'[localizations][populate]'.repeat(9)}=image&${Array.from({ length: 20 }, (_, at) => `populate[localizations][populate][x${at}]=true`).join('&')}`,
    ],
  ]
  it.each(restful)('by REST: %s', async (_name, search) => {
    const { status, body } = await read(`anouncements?${search}`, {}, server.url)
    expect([status, body.error.name]).toEqual([400, 'ValidationError'])
  })
})

describe('A query of the site or its clients', { tags: ['spec:13.4'] }, () => {
  const client = () => createGraphqlClient({ baseUrl: server.url, timeoutMs: 60_000 })
  const maxPage = { pagination: { limit: 100 } }

  it('is answered without a token, with lists as long as they may be', async () => {
    const event = await client().query(MainPageEventDocument, { locale: 'fa' })
    const sounds = await client().query(SoundsDocument, { locale: 'fa', sort: ['createdAt'], ...maxPage })
    const announcements = await client().query(AnouncementsDocument, { locale: 'fa', ...maxPage })
    expect([event.errors, sounds.errors, announcements.errors]).toEqual([[], [], []])
    expect(sounds.data.sounds.every((sound) => sound?.media.every((it) => it?.url))).toBe(true)
  })

  /** The number of SQL statements of a query. */
  async function statementsFor(document: string) {
    const before = server.logs().split('knex:query').length
    const { status } = await query(document)
    expect(status).toBe(200)
    return server.logs().split('knex:query').length - before
  }
  const withRelations = (limit: number) =>
    `{ anouncements(pagination: { limit: ${limit} }) { title image { url } localizations { title image { url } } } }`

  it('reads a relation in one query, however long the list is', async () => {
    await statementsFor(withRelations(2))
    expect(await statementsFor(withRelations(2))).toBeGreaterThan(0)
    // Statements of background work, or late log lines, may be counted once, but not each time.
    const more = async () => (await statementsFor(withRelations(8))) - (await statementsFor(withRelations(2)))
    await expect.poll(more).toBe(0)
  })

  it('has the translations of each language where all languages are read', async () => {
    const document =
      '{ anouncements(locale: "*", sort: "slug", pagination: { limit: 100 }) { documentId locale localizations { locale } } }'
    const { body } = await query(document)
    const all: { documentId: string; locale: string; localizations: { locale: string }[] }[] =
      body.data.anouncements
    const languagesOf = (id: string) => all.filter((it) => it.documentId === id).map((it) => it.locale)
    expect(all.some((it) => languagesOf(it.documentId).length === 2)).toBe(true)
    for (const { documentId, locale, localizations } of all)
      expect(localizations.map((it) => it.locale)).toEqual(
        languagesOf(documentId).filter((it) => it !== locale),
      )
  })

  it('has the same relations in the same order as by REST', async () => {
    const graphql = await query(
      '{ imageGalleries(locale: "fa", sort: "slug") { slug images(pagination: { start: 1, limit: 2 }) { url } } }',
    )
    const rest = await read('imageGalleries?locale=fa&sort=slug&populate=images', {}, server.url)
    const pictures = ({ slug, images }: { slug: string; images: { url: string }[] }) => ({
      slug,
      images: images.map(({ url }) => url),
    })
    const expected = rest.body.data
      .map(pictures)
      .map((it: ReturnType<typeof pictures>) => ({ ...it, images: it.images.slice(1, 3) }))
    expect(expected.length).toBeGreaterThan(1)
    expect(graphql.body.data.imageGalleries.map(pictures)).toEqual(expected)
  })
})

it('While twenty costly queries wait for each other, others are answered', {
  tags: ['spec:13.4'],
}, async () => {
  const document =
    '{ anouncements(pagination: { limit: 100 }) { title content localizations { title } image { url } } }'
  let ended = 0
  const queries = Array.from({ length: 20 }, () => query(document).finally(() => (ended += 1)))
  const { status } = await fetch(`${server.url}/_health`)
  expect(status).toBe(204)
  expect(ended).toBeLessThan(20)
  const answers = await Promise.all(queries)
  expect(answers.map((it) => it.status)).toEqual(answers.map(() => 200))
})
