import { createRestClient, type RestClient } from '@islamic-centre/rest-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { visit } from './browser-visit.ts'
import { emptyData, removeData } from './data.ts'
import { startLoginProvider } from './login-provider.ts'
import { startMailServer } from './mail-server.ts'
import { type ContentServer, startContentServer } from './start-content-server.ts'

const account = { username: 'reader', email: 'reader@example.org', password: 'Correct-Horse-7' }
const person = { email: 'person@example.org', email_verified: true }
const site = 'https://www.example.org'
const newPasswordPage = 'https://app.example.org/new-password'

const content = await emptyData()
let mail: Awaited<ReturnType<typeof startMailServer>>
let provider: Awaited<ReturnType<typeof startLoginProvider>>
let server: ContentServer
let client: RestClient

beforeAll(async () => {
  mail = await startMailServer()
  provider = await startLoginProvider(person)
  server = await startContentServer({
    demoContent: 'off',
    ...content,
    env: {
      ...content.env,
      SMTP_URL: mail.url,
      MAIL_FROM: 'centre@example.org',
      SITE_ORIGINS: site,
      PASSWORD_RESET_URL: newPasswordPage,
      ...provider.env,
    },
  })
  client = createRestClient({ baseUrl: server.url, timeoutMs: 60_000 })
})

afterAll(async () => {
  await server.stop()
  removeData(content)
  provider.stop()
  await mail.stop()
})

const login = (password: string) => client.auth.login({ identifier: account.email, password })
/** E-mails are sent after the response. */
const received = (letters: number) => expect.poll(() => mail.letters.length).toBe(letters)
const lastLetter = () => mail.letters.at(-1) ?? ''

describe('Somebody who makes an account', () => {
  it('cannot log in before the address is confirmed', async () => {
    expect(await client.auth.register(account)).not.toHaveProperty('jwt')
    await expect(login(account.password)).rejects.toMatchObject({ status: 400 })
  })

  it('may request the e-mail again, and confirms with the link in it', async () => {
    await received(1)
    await client.auth.sendEmailConfirmation({ email: account.email })
    await received(2)
    expect(lastLetter()).toMatch(/From: .*<centre@example\.org>/)
    const link = mail.lastLink()
    expect(link.origin).toBe(server.url)
    const confirmation = link.searchParams.get('confirmation') ?? ''
    expect(await client.auth.confirmEmail({ confirmation })).toEqual({ location: `${site}/` })
    await expect(client.auth.confirmEmail({ confirmation })).rejects.toMatchObject({ status: 400 })
  })

  it('logs in and is known', async () => {
    const { jwt } = await login(account.password)
    const me = await createRestClient({ baseUrl: server.url, timeoutMs: 60_000, token: jwt }).users.me()
    expect(me).toMatchObject({ username: account.username, confirmed: true })
    expect(me).not.toHaveProperty('password')
  })

  it('who forgot the password sets a new one with the code in an e-mail, once', async () => {
    await client.auth.forgotPassword({ email: account.email })
    await received(3)
    const link = mail.lastLink()
    expect(link.origin + link.pathname).toBe(newPasswordPage)
    const password = 'Correct-Horse-8'
    const reset = { code: link.searchParams.get('code') ?? '', password, passwordConfirmation: password }
    expect((await client.auth.resetPassword(reset)).jwt).toBeTruthy()
    await expect(client.auth.resetPassword(reset)).rejects.toMatchObject({ status: 400 })
    await expect(login(account.password)).rejects.toMatchObject({ status: 400 })
    expect((await login(password)).jwt).toBeTruthy()
  })
})

it('An address without an account gets no e-mail, and the response does not reveal it', async () => {
  const before = mail.letters.length
  expect(await client.auth.forgotPassword({ email: 'nobody@example.org' })).toEqual({ ok: true })
  // An e-mail that is requested later has arrived, so one without an account would have arrived as well.
  await client.auth.forgotPassword({ email: account.email })
  await received(before + 1)
  expect(lastLetter()).toContain(`To: ${account.email}`)
})

describe('Somebody who comes from the login provider', () => {
  it('has an account afterwards', async () => {
    const { location } = await client.auth.connect('oauth')
    expect(location).toContain(provider.env.OAUTH_AUTHORIZE_URL)
    const { status, jwt } = await visit(`${server.url}/api/connect/oauth`)
    expect(status).toBe(200)
    const me = await createRestClient({ baseUrl: server.url, timeoutMs: 60_000, token: jwt ?? '' }).users.me()
    expect(me).toMatchObject({ email: person.email, provider: 'oauth' })
  })

  it('is refused when the provider did not verify the address', async () => {
    person.email_verified = false
    const { status, jwt } = await visit(`${server.url}/api/connect/oauth`)
    expect(status).toBe(400)
    expect(jwt).toBeUndefined()
  })

  it('is refused with a token from another flow', async () => {
    const call = client.auth.callback('oauth', { access_token: 'of-the-person' })
    await expect(call).rejects.toMatchObject({ status: 400 })
  })
})

it('Repeated attempts are rate limited, whatever address is in the body', async () => {
  const attempt = (_: unknown, index: number) =>
    fetch(`${server.url}/api/auth/forgot-password`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `192.0.2.${index}` },
      body: JSON.stringify({ email: `somebody${index}@example.org` }),
    })
  const responses = await Promise.all(Array.from({ length: 40 }, attempt))
  const refused = responses.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThanOrEqual(10)
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused[0]?.json()).toMatchObject({ error: { name: 'RateLimitError' } })
  expect((await fetch(`${server.url}/api/posts`)).status).toBe(200)
})
