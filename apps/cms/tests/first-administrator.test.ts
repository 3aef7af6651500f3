import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { account } from './administrator.ts'
import { emptyData, removeData } from './data.ts'
import { setupHeaders } from './setup-token.ts'
import { type ContentServer, startContentServer } from './start-content-server.ts'

const content = await emptyData()
let server: ContentServer
let link: URL
let token: string

/** Without SETUP_TOKEN, so that the server generates a token. */
const start = () =>
  startContentServer({ demoContent: 'off', ...content, env: { ...content.env, SETUP_TOKEN: '' } })
const linkFile = () => path.join(content.dataDir, 'setup-link')
const readLink = () => new URL(readFileSync(linkFile(), 'utf8').trim())
const tokenIn = (url: URL) => url.searchParams.get('token') ?? ''

beforeAll(async () => {
  server = await start()
  link = readLink()
  token = tokenIn(link)
})

afterAll(async () => {
  await server.stop()
  removeData(content)
})

const headers = (): Record<string, string> => ({ ...setupHeaders(server.url), 'X-Setup-Token': token })
const without = (name: string) =>
  Object.fromEntries(Object.entries(headers()).filter(([key]) => key !== name))
const post = (address: string, init: RequestInit) => fetch(server.url + address, { method: 'POST', ...init })
/** Each with its own IP address, because attempts are limited per address. */
let attempts = 0
const newcomer = () => ({ ...account, email: `admin${++attempts}@example.org` })
const register = (init: RequestInit, address = '/admin/register-admin') =>
  post(address, { body: JSON.stringify(newcomer()), ...init })
const hasAdmin = async () => {
  const response = await fetch(`${server.url}/admin/init`)
  return ((await response.json()) as { data: { hasAdmin: boolean } }).data.hasAdmin
}
const form = () => new URLSearchParams(newcomer())
const multipart = () => {
  const data = new FormData()
  for (const [key, value] of Object.entries(newcomer())) data.set(key, value)
  return data
}

describe('Registering the first administrator requires the setup token', { tags: ['spec:13.6'] }, () => {
  it('the server writes the setup link to a file that only its own user can read, and never logs the token', async () => {
    expect(link.href).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/admin\/setup\?token=[\w-]{43}$/)
    expect(statSync(linkFile()).mode & 0o777).toBe(0o600)
    await expect.poll(server.logs).toContain(linkFile())
    expect(server.logs()).not.toContain(token)
  })

  const withToken = (changed: Record<string, string>) => () => ({ headers: { ...headers(), ...changed } })
  const refusals: [string, number, () => RequestInit, string?][] = [
    ['without the token', 403, () => ({ headers: without('X-Setup-Token') })],
    ['with another token', 403, withToken({ 'X-Setup-Token': 'x'.repeat(43) })],
    ['with an empty token', 403, withToken({ 'X-Setup-Token': '' })],
    [
      'with another token in a cookie',
      403,
      () => ({ headers: { ...without('X-Setup-Token'), Cookie: 'setup_token=x' } }),
    ],
    ['from another site', 403, withToken({ Origin: 'https://evil.example' })],
    ['from the same host on another port', 403, withToken({ Origin: 'http://127.0.0.1:9' })],
    ['from a page without an origin', 403, withToken({ Origin: 'null' })],
    ['without an origin', 403, () => ({ headers: without('Origin') })],
    ['from what a browser calls another site', 403, withToken({ 'Sec-Fetch-Site': 'cross-site' })],
    ['from what a browser calls the same site', 403, withToken({ 'Sec-Fetch-Site': 'same-site' })],
    ['as plain text', 415, withToken({ 'Content-Type': 'text/plain' })],
    ['as JSON of another kind', 415, withToken({ 'Content-Type': 'application/vnd.api+json' })],
    [
      'without a content type',
      415,
      () => ({ headers: without('Content-Type'), body: new Blob([JSON.stringify(newcomer())]) }),
    ],
    ['as a form', 415, () => ({ headers: without('Content-Type'), body: form() })],
    ['as a form with files', 415, () => ({ headers: without('Content-Type'), body: multipart() })],
  ]

  it.each(refusals)('a registration %s is refused: %i', async (_name, status, init) => {
    const response = await register(init())
    expect(response.status).toBe(status)
    const { data, error } = (await response.json()) as { data: unknown; error: object }
    expect(data).toBeNull()
    expect(error).toMatchObject({
      status,
      name: expect.any(String),
      message: expect.stringMatching(/\w+ \w+/),
    })
    expect(JSON.stringify(error)).not.toMatch(/node_modules|\.js:\d+/)
    expect(await hasAdmin()).toBe(false)
  })

  const spellings = [
    '/admin/register-admin/',
    '/ADMIN/REGISTER-ADMIN',
    '/admin/Register-Admin',
    '//admin/register-admin',
    '/admin//register-admin',
    '/admin/%72egister-admin',
    '/admin/./register-admin',
    '/admin/register-admin?token=x',
    '/admin/register-admin;x',
    '/admin/register',
    '/admin/users',
  ]
  it.each(spellings)('no spelling of the path bypasses the token: %s', async (address) => {
    const { status } = await register({ headers: without('X-Setup-Token') }, address)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(await hasAdmin()).toBe(false)
  })

  it('a cross-site form cannot sign anybody in, or send any other request of the panel or of accounts', async () => {
    const login = new URLSearchParams({ email: account.email, password: account.password })
    for (const address of [
      '/admin/login',
      '/admin/register',
      '/admin/forgot-password',
      '/admin/reset-password',
      '/ADMIN/LOGIN',
      '/api/auth/local',
      '/api/auth/local/register',
      '/API/auth/forgot-password',
      '/api/auth/refresh',
    ]) {
      for (const body of [login, multipart(), JSON.stringify(account)]) {
        const { status } = await post(address, {
          body,
          headers: typeof body === 'string' ? { 'Content-Type': 'text/plain' } : {},
        })
        expect(status, `${address} as ${body.constructor.name}`).toBe(415)
      }
      const foreign = { 'Content-Type': 'application/json', Origin: 'https://evil.example' }
      if (/^\/admin/i.test(address))
        expect((await post(address, { body: '{}', headers: foreign })).status).toBe(403)
    }
  })
})

describe('A visitor who opens the panel of a site without an administrator', { tags: ['spec:13.6'] }, () => {
  const open = (address: string, cookie?: string) =>
    fetch(server.url + address, {
      redirect: 'manual',
      headers: { Accept: 'text/html,*/*', ...(cookie && { Cookie: cookie }) },
    })

  it.each([
    '/admin',
    '/admin/',
    '/admin/auth/register-admin',
    '/admin/auth/login',
    '/admin/setup',
    '/admin/setup?token=x',
  ])('%s sees in both languages that the setup link is required', async (address) => {
    const response = await open(address)
    expect(response.status).toBe(403)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('set-cookie')).toBeNull()
    const page = await response.text()
    expect(page).toContain('پیوند راه‌اندازی')
    expect(page).toContain('setup link')
    expect(page).not.toContain('<form')
    expect(page).not.toContain('<script')
  })

  it('gets the form with the link, for an hour at most', async () => {
    const response = await open(link.pathname + link.search)
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('/admin/auth/register-admin')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    const cookie = response.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/; *httponly/i)
    expect(cookie).toMatch(/; *samesite=strict/i)
    const expires = Date.parse(/expires=([^;]+)/i.exec(cookie)?.[1] ?? '')
    expect(expires - Date.parse(response.headers.get('date') ?? '')).toBeLessThanOrEqual(3_601_000)
    const page = await open('/admin/auth/register-admin', cookie.split(';')[0])
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('<script')
  })
})

describe('The setup link', { tags: ['spec:13.6'] }, () => {
  it('of an earlier start no longer works, and a new start has a new one', async () => {
    await server.stop()
    server = await start()
    const old = token
    token = tokenIn(readLink())
    expect(token).not.toBe(old)
    expect((await register({ headers: { ...headers(), 'X-Setup-Token': old } })).status).toBe(403)
  })

  it('creates one administrator, however many use it at once, and is removed afterwards', async () => {
    const attempts = [1, 2, 3].map(() => register({ headers: headers() }))
    const statuses = (await Promise.all(attempts)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status >= 400 && status < 500)).toHaveLength(2)
    expect(await hasAdmin()).toBe(true)
    expect(existsSync(linkFile())).toBe(false)
    expect((await register({ headers: headers() })).status).toBe(403)
    const panel = await fetch(`${server.url}/admin/auth/login`, { headers: { Accept: 'text/html' } })
    expect(panel.status).toBe(200)
    expect(
      (await fetch(`${server.url}/admin/setup?token=${token}`, { redirect: 'manual' })).headers.get(
        'location',
      ),
    ).toBe('/admin')
  })

  it('is not created by a start with an administrator', async () => {
    await server.stop()
    server = await start()
    expect(existsSync(linkFile())).toBe(false)
    expect(server.logs()).not.toContain('setup-link')
    expect((await register({ headers: headers() })).status).toBe(403)
  })
})
