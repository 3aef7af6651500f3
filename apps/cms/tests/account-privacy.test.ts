import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sample } from '../../web/e2e/extent.ts'
import { type Administrator, account as administratorAccount, administratorOf } from './administrator.ts'
import { emptyData, removeData } from './data.ts'
import { startMailServer } from './mail-server.ts'
import { countPasswordWork } from './password-work.ts'
import { type ContentServer, startContentServer } from './start-content-server.ts'

const password = 'Correct-Horse-7'
const content = await emptyData()
const passwordWork = countPasswordWork()
let mail: Awaited<ReturnType<typeof startMailServer>>
let server: ContentServer
let administrator: Administrator

/** One account in each state, and an address without an account. */
const states = ['confirmed', 'unconfirmed', 'blocked', 'provider', 'nobody'] as const
const addressOf = (state: string) => `${state}@example.org`

/** Limits are per IP address: a test of many requests sends them from many addresses. */
let visitors = 0
const send = async (address: string, body: unknown, url = server.url) => {
  const answer = await fetch(url + address, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': `192.0.2.${++visitors % 250}`,
      'X-Forwarded-Proto': 'https',
    },
    body: JSON.stringify(body),
  })
  const headers = [...answer.headers.keys()].filter((name) => name !== 'x-response-time').sort()
  return { status: answer.status, body: await answer.text(), headers }
}

interface Answered {
  id?: number
  roles?: { id: number; type: string }[]
}

async function addUsers() {
  const { data: token } = await administrator('POST', '/admin/api-tokens', {
    name: 'users',
    description: '',
    type: 'full-access',
    lifespan: null,
  })
  const program = (method: string, address: string, body?: object) =>
    fetch(server.url + address, {
      method,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token.accessKey}` },
      ...(body && { body: JSON.stringify(body) }),
    }).then(async (answer) => ({ status: answer.status, body: (await answer.json()) as Answered }))
  const { body: known } = await program('GET', '/api/users-permissions/roles')
  const role = known.roles?.find(({ type }) => type === 'authenticated')?.id
  for (const state of states.filter((state) => state !== 'nobody')) {
    const { status, body } = await program('POST', '/api/users', {
      username: state,
      email: addressOf(state),
      confirmed: state !== 'unconfirmed',
      blocked: state === 'blocked',
      password,
      role,
    })
    expect(status, state).toBe(201)
    // The login provider's account with the same address, which has no password.
    const change = { provider: 'oauth' }
    if (state === 'provider') expect((await program('PUT', `/api/users/${body.id}`, change)).status).toBe(200)
  }
}

beforeAll(async () => {
  mail = await startMailServer()
  server = await startContentServer({
    demoContent: 'off',
    ...content,
    env: {
      ...content.env,
      ...passwordWork.env,
      // With an https URL the server trusts a proxy, which forwards the client's IP address.
      PUBLIC_URL: 'https://cms.example.org',
      SMTP_URL: mail.url,
      MAIL_FROM: 'centre@example.org',
    },
  })
  administrator = await administratorOf(server.url)
  await addUsers()
  const { data: roles } = await administrator('GET', '/admin/roles')
  await administrator('POST', '/admin/users', {
    firstname: 'Invited',
    email: 'invited@example.org',
    roles: [roles[0].id],
  })
})

afterAll(async () => {
  await server.stop()
  await mail.stop()
  removeData(content)
  passwordWork.remove()
})

/** The server's response and work for each state of an account; the sent address is removed from the response. */
async function each<State extends string>(
  of: readonly State[],
  request: (address: string) => Promise<{ body: string }>,
) {
  const seen: Record<string, unknown> = {}
  for (const state of of) {
    const { answer, work } = await passwordWork.during(() => request(addressOf(state)))
    seen[state] = { ...answer, body: answer.body.replaceAll(addressOf(state), 'the address'), work }
  }
  return seen
}

const same = (seen: Record<string, unknown>, expected: object) => {
  expect(seen.nobody).toMatchObject(expected)
  for (const [state, answer] of Object.entries(seen)) expect(answer, state).toEqual(seen.nobody)
}

const refused = { status: 400, work: ['compare'] }
const wrongPasswords: [string, unknown][] = [
  ['wrong', 'Wrong-Horse-1'],
  ['very long', 'x'.repeat(5000)],
  ['of 73 bytes', 'ب'.repeat(37)],
]

describe('Nobody learns from the content API who has an account', { tags: ['spec:13.7'] }, () => {
  it.each(wrongPasswords)('a login with a password that is %s', async (_name, wrong) => {
    const seen = await each(states, (identifier) => send('/api/auth/local', { identifier, password: wrong }))
    same(seen, { ...refused, body: expect.stringContaining('Invalid identifier or password') })
  })

  it('a login with a name or an address in capitals', async () => {
    const byName = (address: string) =>
      send('/api/auth/local', { identifier: address.split('@')[0], password: 'x' })
    same(await each(states, byName), refused)
    const capitals = (address: string) =>
      send('/api/auth/local', { identifier: address.toUpperCase(), password: 'x' })
    same(await each(states, capitals), refused)
  })

  it('a login with a password that is not a string', async () => {
    for (const wrong of sample('no-text', [{ $ne: 1 }, ['x'], 5, null, ''], 2)) {
      const seen = await each(states, (identifier) =>
        send('/api/auth/local', { identifier, password: wrong }),
      )
      same(seen, { status: 400 })
    }
  })

  it('a correct password signs in, with as many comparisons as a wrong one', async () => {
    const right = { identifier: addressOf('confirmed'), password }
    const { answer, work } = await passwordWork.during(() => send('/api/auth/local', right))
    expect({ status: answer.status, work }).toEqual({ status: 200, work: ['compare'] })
    const provider = await send('/api/auth/local', { identifier: addressOf('provider'), password })
    expect(provider.status).toBe(400)
  })

  it('a forgotten password', async () => {
    const before = mail.letters.length
    same(await each(states, (email) => send('/api/auth/forgot-password', { email })), {
      status: 200,
      body: '{"ok":true}',
      work: [],
    })
    const capitals = (email: string) => send('/api/auth/forgot-password', { email: email.toUpperCase() })
    same(await each(['blocked', 'nobody'], capitals), { status: 200, body: '{"ok":true}' })
    const invalid = await send('/api/auth/forgot-password', { email: 'nobody' })
    expect(invalid.status).toBe(400)
    // Only to accounts that may set a new password.
    await expect.poll(() => mail.letters.length).toBe(before + 3)
    const receivers = mail.letters.slice(before).map((letter) => /^To: (.*)$/m.exec(letter)?.[1]?.trim())
    expect(receivers.sort()).toEqual(['confirmed', 'provider', 'unconfirmed'].map(addressOf))
  })

  it('another e-mail to confirm an address', async () => {
    const before = mail.letters.length
    const again = (email: string) => send('/api/auth/send-email-confirmation', { email })
    same(await each(states, again), { status: 200, body: '{"email":"the address","sent":true}', work: [] })
    const capitals = (email: string) => again(email.replace('example', 'Example'))
    const seen = await each(['unconfirmed', 'nobody'], capitals)
    expect(seen).toMatchObject({
      unconfirmed: { body: '{"email":"unconfirmed@Example.org","sent":true}' },
      nobody: { body: '{"email":"nobody@Example.org","sent":true}' },
    })
    await expect.poll(() => mail.letters.length).toBe(before + 2)
    for (const letter of mail.letters.slice(before))
      expect(letter).toContain(`To: ${addressOf('unconfirmed')}`)
  })

  it('a registration, the first time and again, also with an address as the name', async () => {
    const register = (username: string, email: string) =>
      send('/api/auth/local/register', { username, email, password })
    const nameless = (seen: Record<string, unknown>) =>
      JSON.parse(JSON.stringify(seen).replaceAll(/of-\w+/g, 'the name'))
    const named = (email: string) => register(`of-${email.split('@')[0]}`, email)
    const made = {
      status: 200,
      body: '{"user":{"username":"the name","email":"the address"}}',
      work: ['hash'],
    }
    same(nameless(await each(states, named)), made)
    same(nameless(await each(states, named)), made)
    const selfNamed = { status: 200, body: '{"user":{"username":"the address","email":"the address"}}' }
    const known = await each(['confirmed', 'nobody'], (email) => register(email, email))
    same({ ...known, ...(await each(['stranger'], (email) => register(email, email))) }, selfNamed)

    const refusals = await Promise.all(
      ['confirmed', 'unconfirmed', 'nobody', 'unheard-of'].flatMap((state) => [
        register(addressOf(state), 'somebody@example.org'),
        register('blocked', addressOf(state)),
      ]),
    )
    expect(refusals.map(({ status }) => status)).toEqual(Array(8).fill(400))
    expect(new Set(refusals.map(({ body }) => body)).size).toBe(2)
    await expect.poll(() => mail.letters.join()).toContain(`To: ${addressOf('stranger')}`)
  })
})

describe('Nobody learns from the admin panel who is an administrator', { tags: ['spec:13.7'] }, () => {
  const email = administratorAccount.email
  const people = ['admin', 'invited', 'nobody'] as const

  it.each([...wrongPasswords, ['an object', { $ne: 1 }], ['a list', ['x']], ['a number', 5]])(
    'a login with a password that is %s',
    async (_name, wrong) => {
      expect(email).toBe(addressOf('admin'))
      const seen = await each(people, (address) => send('/admin/login', { email: address, password: wrong }))
      same(
        seen,
        typeof wrong === 'object'
          ? { status: 400 }
          : { ...refused, body: expect.stringContaining('Invalid credentials') },
      )
    },
  )

  it('a forgotten password', async () => {
    const before = mail.letters.length
    same(await each(people, (address) => send('/admin/forgot-password', { email: address })), {
      status: 204,
      body: '',
      work: [],
    })
    await expect.poll(() => mail.letters.length).toBe(before + 1)
    expect(mail.letters.at(-1)).toContain(`To: ${email}`)
    const code = /reset-password\?code=(\w+)/.exec(mail.letters.at(-1) ?? '')?.[1]
    const changed = { resetPasswordToken: code, password: 'Correct-Horse-8' }
    expect((await send('/admin/reset-password', changed)).status).toBe(200)
    expect((await send('/admin/reset-password', changed)).status).toBe(400)
  })
})

describe('When the mail server is in trouble', { tags: ['spec:13.7'] }, () => {
  const requests = (email: string, url: string) =>
    [
      ['/api/auth/forgot-password', 200],
      ['/api/auth/send-email-confirmation', 200],
      ['/admin/forgot-password', 204],
    ].map(async ([address, status]) => {
      const answer = await send(address as string, { email }, url)
      expect(answer.status, address as string).toBe(status)
      return answer.body.replaceAll(email, 'the address')
    })

  /** A server whose only user and administrator have the same address, with its mail server at the given port. */
  async function serverMailingTo(port: number) {
    const data = await emptyData()
    const MAIL = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'centre@example.org' }
    const mailing = await startContentServer({ demoContent: 'off', ...data, env: { ...data.env, ...MAIL } })
    await administratorOf(mailing.url)
    const { email } = administratorAccount
    const registered = await send(
      '/api/auth/local/register',
      { username: 'admin', email, password },
      mailing.url,
    )
    expect(registered.status).toBe(200)
    const stop = async () => {
      await mailing.stop()
      removeData(data)
    }
    return { mailing, email, stop }
  }

  it('which does not answer, all responses are the same, and sent before any e-mail', async () => {
    const waiting: Socket[] = []
    const silent = createServer((socket) => waiting.push(socket.on('error', () => {})))
    silent.listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { mailing, email, stop } = await serverMailingTo((silent.address() as AddressInfo).port)
    const known = await Promise.all(requests(email, mailing.url))
    const unknown = await Promise.all(requests('nobody@example.org', mailing.url))
    expect(known).toEqual(unknown)
    // The e-mails to the account: registration, another confirmation, two new passwords.
    await expect.poll(() => waiting.length).toBe(4)
    await stop()
    for (const socket of waiting) socket.destroy()
    silent.close()
  })

  it('which is down, all responses are the same, and it is logged once, without the address', async () => {
    const { mailing, email, stop } = await serverMailingTo(9)
    const known = await Promise.all(requests(email, mailing.url))
    const unknown = await Promise.all(requests('nobody@example.org', mailing.url))
    expect(known).toEqual(unknown)
    const failures = () => mailing.logs().match(/Mail .* failed: \w+/g) ?? []
    // Of four e-mails two are of one kind, which is logged once a minute.
    await expect.poll(() => failures().length).toBe(3)
    expect(new Set(failures()).size).toBe(3)
    expect(mailing.logs()).not.toContain(email)
    await stop()
  })
})
