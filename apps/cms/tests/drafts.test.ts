import { createRestClient } from '@islamic-centre/rest-client'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { type Administrator, administratorOf, apiToken } from './administrator.ts'
import { ask, read } from './reading.ts'

const secret = 'unpublished-secret'
const type = 'api::anouncement.anouncement'
const entries = `/content-manager/collection-types/${type}`

let administrator: Administrator
/** Somebody with an account of the public's own, who may see no more than anybody. */
let loggedIn: RequestInit

beforeAll(async () => {
  administrator = await administratorOf(inject('url'))
  const { auth } = createRestClient({ baseUrl: inject('url') })
  const account = { email: 'seeker@example.org', password: 'Correct-Horse-7' }
  await auth.register({ username: 'seeker', ...account })
  const { jwt } = await auth.login({ identifier: account.email, password: account.password })
  loggedIn = { headers: { Authorization: `Bearer ${jwt}` } }
  // A draft that was never published, and one over a published entry, in the other language.
  await administrator('POST', entries, { title: secret, slug: secret, date: '2026-01-01' })
  const { body } = await read('anouncements?filters[slug]=office-hours')
  await administrator('PUT', `${entries}/${body.data[0].documentId}?locale=en`, { title: secret })
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
]

describe('Drafts stay with the editors', () => {
  it.each(reads)('by REST: %s', async (path) => {
    for (const caller of [{}, loggedIn]) {
      const { body } = await read(path, caller)
      expect(JSON.stringify(body.data ?? body)).not.toContain(secret)
    }
  })

  const refused = [
    `anouncements?filters[localizations][title][$contains]=${secret}`,
    'anouncements?sort=localizations.title',
    'anouncements?populate[localizations][filters][localizations][title]=x',
    'anouncements?populate[image][populate]=related',
    'anouncements?populate[image][filters][related][id]=1',
    'upload/files?populate=related',
    'upload/files?filters[related][id]=1',
  ]

  it.each(refused)('and are not told apart by a filter or a file: %s', async (path) => {
    for (const caller of [{}, loggedIn]) expect((await read(path, caller)).status).toBe(400)
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
    const { body } = await ask(query, variables)
    expect(body.errors[0].message).toMatch(/^Drafts are not public/)
    expect(body.data).toBeFalsy()
  })

  it('nor do they come along with the other languages of a published entry', async () => {
    const { body } = await ask(
      '{ anouncements(pagination: { limit: 100 }) { title localizations { title } } }',
    )
    expect(body.errors).toBeUndefined()
    expect(JSON.stringify(body)).not.toContain(secret)
  })

  it('An API token that may read announcements may read drafts', async () => {
    const token = await apiToken(administrator, [`${type}.find`])
    const { body } = await read(`anouncements?status=draft&filters[slug]=${secret}`, {
      headers: { Authorization: `Bearer ${token}` },
    })
    expect(body.data).toHaveLength(1)
  })
})
