import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createRestClient, type RestClient } from '@islamic-centre/rest-client'
import { validateWithContract } from '@islamic-centre/rest-client/contract'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { monthOf, numberOf } from '../src/hijri-months/month-rows.ts'
import { administratorOf, fullAccessToken } from './administrator.ts'
import { visit } from './browser-visit.ts'
import { contractPage, noting, type Seen } from './contract-table.ts'
import { removeData, seededCopy } from './data.ts'
import { startLoginProvider } from './login-provider.ts'
import { startMailServer } from './mail-server.ts'
import { specifiedEndpoints } from './specified-endpoints.ts'
import { type ContentServer, startContentServer } from './start-content-server.ts'
import { type Collection, refused, type Single, useCollection, useSingle } from './use-endpoints.ts'

const seen: Seen[] = []
const content = await seededCopy()
const page = new URL('../../../docs/contract.md', import.meta.url)
const account = { username: 'reader', email: 'reader@example.org', password: 'Correct-Horse-7' }

let mail: Awaited<ReturnType<typeof startMailServer>>
let provider: Awaited<ReturnType<typeof startLoginProvider>>
let server: ContentServer
let nobody: RestClient
let program: RestClient
const clientOf = (auth: string, token?: string) =>
  createRestClient({
    baseUrl: server.url,
    timeoutMs: 60_000,
    validate: validateWithContract,
    fetch: noting(seen, auth),
    ...(token && { token }),
  })

beforeAll(async () => {
  mail = await startMailServer()
  provider = await startLoginProvider({ email: 'person@example.org', email_verified: true })
  const env = { ...content.env, SMTP_URL: mail.url, MAIL_FROM: 'centre@example.org', ...provider.env }
  server = await startContentServer({ demoContent: 'off', ...content, env })
  nobody = clientOf('nobody')
  program = clientOf('API token', await fullAccessToken(await administratorOf(server.url)))
})

afterAll(async () => {
  await server.stop()
  provider.stop()
  await mail.stop()
  removeData(content)
})

describe('A single type', () => {
  const singles = [
    ['about', ['spec:7.19']],
    ['announcement', ['spec:7.18', 'spec:7.19']],
    ['banner', []],
    ['mainPage', ['spec:7.19']],
    ['service', []],
  ] as const

  for (const [name, rows] of singles)
    it(`${name} is read as the specification asks, changed, translated and deleted`, {
      tags: ['spec:3.13', 'spec:7.16', 'spec:7.17', 'spec:7.29', 'spec:9.22', ...rows],
    }, async () => {
      await useSingle(nobody[name] as unknown as Single, program[name] as unknown as Single)
    })
})

describe('A collection', () => {
  const collections = [
    [
      'videoGalleries',
      { slug: 'added', title: 'افزوده', url: 'https://www.aparat.com/v/new02' },
      ['spec:7.20', 'spec:7.21'],
    ],
    ['pages', { slug: 'added', title: 'افزوده' }, ['spec:7.23', 'spec:7.24']],
    [
      'posts',
      { slug: 'added', title: 'افزوده', kind: 'event', startsAt: '2027-01-01T10:00:00Z' },
      ['spec:7.25', 'spec:7.26', 'spec:7.27'],
    ],
  ] as const

  for (const [name, fields, rows] of collections)
    it(`${name} is listed, added to, changed, translated and deleted from`, {
      tags: ['spec:3.13', 'spec:9.22', ...rows],
    }, async () => {
      await useCollection(nobody[name] as unknown as Collection, program[name] as unknown as Collection, {
        fields,
        ...(name === 'posts' ? {} : { locale: 'en' }),
      })
    })
})

describe('The Hijri months', () => {
  it('are listed, declared, corrected and withdrawn', { tags: ['spec:3.13'] }, async () => {
    const { data: known } = await nobody.hijriMonths.list({ sort: 'startsOn:desc', pagination: { limit: 5 } })
    const last = known[0]
    if (!last) return expect.unreachable('the demo content declares the present month')
    const next = monthOf(numberOf(last) + 1)
    const startsOn = (days: number) =>
      new Date(Date.parse(last.startsOn) + days * 86_400_000).toISOString().slice(0, 10)
    const { data } = await program.hijriMonths.create({ data: { ...next, startsOn: startsOn(29) } })
    const { documentId } = data
    await program.hijriMonths.update(documentId, { data: { startsOn: startsOn(30) } })
    const read = (await nobody.hijriMonths.get(documentId)).data
    expect(read).toMatchObject({ ...next, startsOn: startsOn(30), calculated: false })
    expect(
      await refused(program.hijriMonths.update(documentId, { data: { startsOn: startsOn(31) } })),
    ).toMatchObject({
      status: 400,
    })
    expect(await program.hijriMonths.delete(documentId)).toBe(read.id)
  })
})

describe('The library of files', () => {
  it('is listed, read and deleted from, and never written to', {
    tags: ['spec:1.5', 'spec:3.13', 'spec:7.28', 'spec:7.29'],
  }, async () => {
    const files = await nobody.uploads.list({ sort: 'name:asc', pagination: { limit: 3 } })
    const [first] = files
    if (!first) return expect.unreachable('the demo content has files')
    expect((await nobody.uploads.get(first.id)).name).toBe(first.name)
    expect(await program.uploads.delete(first.id)).toBe(first.id)
    expect(await refused(program.uploads.get(first.id))).toMatchObject({ status: 404 })
  })
})

describe('An account', () => {
  it('is created, confirmed with the link in an e-mail, logs in, and reads itself', {
    tags: ['spec:1.6', 'spec:7.31', 'spec:7.32', 'spec:7.35', 'spec:7.36', 'spec:7.38'],
  }, async () => {
    const { email, password } = account
    await nobody.auth.register(account)
    await expect.poll(() => mail.letters.length).toBe(1)
    expect(await nobody.auth.sendEmailConfirmation({ email })).toEqual({ email, sent: true })
    await expect.poll(() => mail.letters.length).toBe(2)
    const confirmation = mail.lastLink().searchParams.get('confirmation') ?? ''
    expect(await nobody.auth.confirmEmail({ confirmation })).toEqual({ location: `${server.url}/` })
    const { refreshToken = '', user } = await nobody.auth.login({ identifier: email, password })
    expect(user.username).toBe(account.username)
    const { jwt } = await nobody.auth.refresh({ refreshToken })
    const reader = clientOf('logged-in user', jwt)
    expect((await reader.users.me()).email).toBe(email)
    const changed = { password: 'Correct-Horse-8', passwordConfirmation: 'Correct-Horse-8' }
    const session = await reader.auth.changePassword({ currentPassword: password, ...changed })
    expect(await clientOf('logged-in user', session.jwt).auth.logout({ scope: 'all' })).toEqual({ ok: true })
  })

  it('gets a new password with the code in an e-mail', { tags: ['spec:1.6', 'spec:7.34'] }, async () => {
    expect(await nobody.auth.forgotPassword({ email: account.email })).toEqual({ ok: true })
    await expect.poll(() => mail.letters.length).toBe(3)
    // The site has no page for it: the e-mail contains only the code for the program that requested it.
    const letter = mail.letters.at(-1) ?? ''
    expect(letter).not.toMatch(/https?:/)
    const [code = ''] = /[0-9a-f]{40,}/.exec(letter) ?? []
    const password = 'Correct-Horse-9'
    const response = await nobody.auth.resetPassword({ code, password, passwordConfirmation: password })
    expect(response.jwt).toBeTruthy()
  })

  it('is not created with an invented code or token', { tags: ['spec:7.35'] }, async () => {
    const password = 'Correct-Horse-9'
    const reset = nobody.auth.resetPassword({ code: 'made-up', password, passwordConfirmation: password })
    expect(await refused(reset)).toMatchObject({ status: 400, code: 'ValidationError' })
    expect(await refused(nobody.auth.confirmEmail({ confirmation: 'made-up' }))).toMatchObject({
      status: 400,
    })
  })

  it('is created through the login provider', { tags: ['spec:1.7', 'spec:7.30', 'spec:7.33'] }, async () => {
    const { location } = await nobody.auth.connect('oauth')
    expect(location).toContain(provider.env.OAUTH_AUTHORIZE_URL)
    const { status, jwt } = await visit(`${server.url}/api/connect/oauth`, noting(seen, 'nobody'))
    expect(status).toBe(200)
    expect(jwt).toBeTruthy()
  })

  it('of a provider that is not enabled is refused', { tags: ['spec:1.7'] }, async () => {
    expect(await refused(nobody.auth.connect('google'))).toMatchObject({
      reason: 'This provider is disabled',
    })
    expect(await refused(nobody.auth.callback('google', { access_token: 'x' }))).toMatchObject({
      status: 400,
    })
  })
})

describe('A program that an administrator trusts', () => {
  it('manages users', { tags: ['spec:3.13', 'spec:6.2', 'spec:7.38'] }, async () => {
    const before = await program.users.count()
    expect(before).toBeGreaterThan(0)
    const { roles } = await program.roles.list()
    const role = roles.find(({ type }) => type === 'authenticated')?.id ?? 0
    const added = await program.users.create({
      username: 'second',
      email: 'second@example.org',
      password: 'Correct-Horse-7',
      role,
    })
    const id = String(added.id)
    expect(await program.users.count()).toBe(before + 1)
    expect(await program.users.list()).toHaveLength(before + 1)
    expect((await program.users.get(id)).username).toBe('second')
    expect((await program.users.update(id, { username: 'renamed' })).username).toBe('renamed')
    expect(await program.users.delete(id)).toBe(added.id)
    expect(await refused(program.users.get(id))).toMatchObject({ status: 404 })
    expect(await program.users.count()).toBe(before)
  })

  it('manages roles', { tags: ['spec:3.13', 'spec:6.2', 'spec:7.37'] }, async () => {
    expect((await program.roles.permissions()).permissions).toBeTruthy()
    await program.roles.create({ name: 'Helper', description: 'Helps', type: 'helper', permissions: {} })
    const helper = (await program.roles.list()).roles.find(({ type }) => type === 'helper')
    const id = String(helper?.id)
    expect((await program.roles.get(id)).role.name).toBe('Helper')
    await program.roles.update(id, { name: 'Helper', description: 'Helps more', permissions: {} })
    expect((await program.roles.get(id)).role.description).toBe('Helps more')
    expect(await program.roles.delete(id)).toBe(helper?.id)
    expect(await refused(program.roles.get(id))).toMatchObject({ status: 404 })
  })
})

it('Every endpoint of the specification was called, and docs/contract.md has its responses', {
  tags: [
    'spec:7.16',
    'spec:7.19',
    'spec:7.20',
    'spec:7.21',
    'spec:7.22',
    'spec:7.23',
    'spec:7.24',
    'spec:7.25',
    'spec:7.26',
    'spec:7.27',
    'spec:7.30',
    'spec:7.31',
    'spec:7.32',
    'spec:7.33',
    'spec:7.34',
    'spec:7.36',
    'spec:7.37',
    'spec:7.38',
  ],
}, async () => {
  const answered = seen.map(({ method, path }) => `${method} ${path}`)
  expect(specifiedEndpoints.filter((it) => !answered.includes(it))).toEqual([])
  const database = inject('cluster') ? 'PostgreSQL' : 'SQLite'
  const written = contractPage(seen, database, readFileSync(page, 'utf8'))
  await expect(written).toMatchFileSnapshot(fileURLToPath(page))
})
