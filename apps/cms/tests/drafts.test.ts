import { createRestClient } from '@islamic-centre/rest-client'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Administrator, administratorOf, apiToken } from './administrator.ts'
import { demoServer } from './demo-server.ts'
import { queryGraphql, read } from './reading.ts'

const { url } = await demoServer()

const secret = 'unpublished-secret'
const type = 'api::anouncement.anouncement'
const entries = `/content-manager/collection-types/${type}`

let administrator: Administrator
/** A user of the content API, with no more permissions than the public. */
let loggedIn: { headers?: Record<string, string> }
const callers = () => [{}, loggedIn]
const askAs = (caller: RequestInit, query: string, variables?: object) =>
  queryGraphql(query, variables, url, caller.headers)

beforeAll(async () => {
  administrator = await administratorOf(url)
  const { auth } = createRestClient({ baseUrl: url, timeoutMs: 60_000 })
  const account = { email: 'seeker@example.org', password: 'Correct-Horse-7' }
  await auth.register({ username: 'seeker', ...account })
  const { jwt } = await auth.login({ identifier: account.email, password: account.password })
  loggedIn = { headers: { Authorization: `Bearer ${jwt}` } }
  // A draft that was never published, and one over a published entry, in the other language.
  await administrator('POST', entries, { title: secret, slug: secret, date: '2026-01-01' })
  const { body } = await read('anouncements?filters[slug]=office-hours')
  await administrator('PUT', `${entries}/${body.data[0].documentId}?locale=en`, { title: secret })
  await administrator('PUT', '/content-manager/single-types/api::about.about?locale=en', { title: secret })
})

const reads = [
  'anouncements?status=draft&pagination[pageSize]=100',
  'anouncements?status=draft&locale=en&pagination[pageSize]=100',
  'anouncements?publicationFilter=never-published',
  'anouncements?hasPublishedVersion=false&status=draft',
  'anouncements?populate=localizations&pagination[pageSize]=100',
  'anouncements?populate=*&pagination[pageSize]=100',
  `anouncements?filters[title]=${secret}`,
  `anouncements?filters[slug]=${secret}&status=draft`,
  `anouncements?_q=${secret}`,
  'anouncements?locale=*&pagination[pageSize]=100',
  'anouncements?populate[image][populate]=*',
  'upload/files?populate=*',
  'anouncements?populate[localizations][filters][publishedAt][$null]=true&pagination[pageSize]=100',
  `anouncements?populate[localizations][filters][title]=${secret}`,
  'anouncements?populate[localizations][populate]=*&pagination[pageSize]=100',
  'anouncements?populate[0]=localizations.localizations&pagination[pageSize]=100',
  'anouncements?filters[publishedAt][$null]=true',
  'anouncements?publicationFilter=modified',
  'about?status=draft&locale=en',
  'about?populate=localizations&locale=fa',
]

describe('Drafts are visible to editors only', () => {
  it.each(reads)('by REST: %s', async (path) => {
    for (const caller of callers()) {
      const { body } = await read(path, caller)
      expect(JSON.stringify(body.data ?? body)).not.toContain(secret)
    }
  })

  const refused = [
    `anouncements?filters[$or][0][localizations][title]=${secret}`,
    `anouncements?filters[$not][$and][0][localizations][title]=${secret}`,
    'anouncements?sort[0]=title&sort[1]=localizations.title:desc',
    'anouncements?populate[localizations][sort]=localizations.title',
    'anouncements?populate[localizations][status]=draft',
    'anouncements?populate[localizations][publicationFilter]=modified',
    'anouncements?publicationState=preview',
    'anouncements?filters[image][related][id]=1',
    'anouncements?sort=createdBy.email',
    'upload/files?sort=related.id',
    `anouncements?filters[localizations][title][$contains]=${secret}`,
    'anouncements?sort=localizations.title',
    'anouncements?populate[localizations][filters][localizations][title]=x',
    'anouncements?populate[image][populate]=related',
    'anouncements?populate[image][filters][related][id]=1',
    'upload/files?populate=related',
    'upload/files?filters[related][id]=1',
  ]

  it.each(refused)('and cannot be detected by a filter or a file: %s', async (path) => {
    for (const caller of callers()) expect((await read(path, caller)).status).toBe(400)
  })

  const queries: [string, object?][] = [
    ['{ anouncements(status: DRAFT) { title } }'],
    ['query ($status: PublicationStatus) { anouncements(status: $status) { title } }', { status: 'DRAFT' }],
    ['query ($status: PublicationStatus = DRAFT) { anouncements(status: $status) { title } }'],
    ['{ anouncements(publicationFilter: NEVER_PUBLISHED) { title } }'],
    ['{ anouncements(hasPublishedVersion: false) { title } }'],
    ['{ anouncements(status: DRAFT) { localizations { title } } }'],
    ['query { ...all } fragment all on Query { anouncements(status: DRAFT) { title } }'],
  ]

  it.each(queries)('by GraphQL: %s', async (query, variables) => {
    for (const caller of callers()) {
      const { body } = await askAs(caller, query, variables)
      expect(body.errors[0].message).toMatch(/^Drafts are not public/)
      expect(body.data).toBeFalsy()
    }
  })

  const answered = [
    '{ anouncements(pagination: { limit: 100 }) { title localizations { title } } }',
    '{ anouncements(pagination: { limit: 100 }) { localizations { localizations { localizations { title } } } } }',
    '{ anouncements(pagination: { limit: 100 }) { localizations(filters: { publishedAt: { null: true } }) { title } } }',
    `{ anouncements(pagination: { limit: 100 }) { localizations(filters: { title: { eq: "${secret}" } }) { slug title } } }`,
    '{ anouncements_connection(pagination: { limit: 100 }) { nodes { title localizations_connection { nodes { title } } } } }',
    '{ anouncements(filters: { publishedAt: { null: true } }) { title } }',
    `{ anouncements(filters: { title: { eq: "${secret}" } }) { title } }`,
    '{ anouncements(locale: "*", pagination: { limit: 100 }) { title } }',
    '{ about(locale: "fa") { title localizations { title } } }',
  ]

  it.each(answered)('and are not returned with published content: %s', async (query) => {
    for (const caller of callers()) {
      const { body } = await askAs(caller, query)
      expect(body.errors).toBeUndefined()
      expect(JSON.stringify(body)).not.toContain(`"title":"${secret}"`)
    }
  })

  const oracles: [string, object?][] = [
    [`{ anouncements(filters: { localizations: { title: { contains: "${secret}" } } }) { slug } }`],
    ['{ anouncements { localizations(filters: { localizations: { title: { contains: "a" } } }) { slug } } }'],
    ['{ anouncements(sort: "localizations.title") { slug } }'],
    ['{ anouncements { localizations(sort: "localizations.title") { slug } } }'],
    [
      'query ($by: [String]) { anouncements { localizations(sort: $by) { slug } } }',
      { by: ['slug', 'localizations.title:desc'] },
    ],
    ['{ uploadFiles { related { __typename } } }'],
    ['{ anouncements { image { related { __typename } } } }'],
    ['{ uploadFiles(filters: { related: { id: { eq: 1 } } }) { name } }'],
    ['{ uploadFiles(sort: "related.id") { name } }'],
    ['{ anouncements(filters: { image: { related: { id: { eq: 1 } } } }) { slug } }'],
  ]

  it.each(oracles)('and cannot be detected by a filter, a sort or a file: %s', async (query, variables) => {
    for (const caller of callers()) {
      const { status, body } = await askAs(caller, query, variables)
      expect(status).toBe(400)
      expect(body.data).toBeFalsy()
    }
  })

  it('An API token that may read announcements may read drafts', async () => {
    const token = await apiToken(administrator, [`${type}.find`])
    const { body } = await read(`anouncements?status=draft&filters[slug]=${secret}`, {
      headers: { Authorization: `Bearer ${token}` },
    })
    expect(body.data).toHaveLength(1)
  })
})
