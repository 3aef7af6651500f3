import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sample } from '../../web/e2e/extent.ts'
import { type AccountServer, newClientHeaders, startAccountServer } from './account-server.ts'
import { account as administratorAccount } from './administrator.ts'
import { countPasswordWork } from './password-work.ts'

const password = 'Correct-Horse-7'
const passwordWork = countPasswordWork()
let running: AccountServer

/** One account in each state, and an address without an account. */
const states = ['confirmed', 'unconfirmed', 'blocked', 'provider', 'nobody'] as const
const addressOf = (state: string) => `${state}@example.org`

const send = async (address: string, body: unknown) => {
  const response = await fetch(running.server.url + address, {
    method: 'POST',
    headers: newClientHeaders(),
    body: JSON.stringify(body),
  })
  const headers = [...response.headers.keys()].filter((name) => name !== 'x-response-time').sort()
  return { status: response.status, body: await response.text(), headers }
}

async function addUsers({ server, program, role }: AccountServer) {
  const asProgram = (method: string, address: string, body: object) =>
    fetch(server.url + address, {
      method,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${program}` },
      body: JSON.stringify(body),
    }).then(async (response) => ({
      status: response.status,
      body: (await response.json()) as { id: number },
    }))
  for (const state of states.filter((state) => state !== 'nobody')) {
    const { status, body } = await asProgram('POST', '/api/users', {
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
    if (state === 'provider')
      expect((await asProgram('PUT', `/api/users/${body.id}`, change)).status).toBe(200)
  }
}

beforeAll(async () => {
  running = await startAccountServer(passwordWork.env)
  await addUsers(running)
  const { data: roles } = await running.administrator('GET', '/admin/roles')
  await running.administrator('POST', '/admin/users', {
    firstname: 'Invited',
    email: 'invited@example.org',
    roles: [roles[0].id],
  })
})

afterAll(async () => {
  await running.stop()
  passwordWork.remove()
})

/** The server's response and work for each state of an account; the sent address is removed from the response. */
async function each<State extends string>(
  of: readonly State[],
  request: (address: string) => Promise<{ body: string }>,
) {
  const seen: Record<string, unknown> = {}
  for (const state of of) {
    const { response, work } = await passwordWork.during(() => request(addressOf(state)))
    seen[state] = { ...response, body: response.body.replaceAll(addressOf(state), 'the address'), work }
  }
  return seen
}

const same = (seen: Record<string, unknown>, expected: object) => {
  expect(seen.nobody).toMatchObject(expected)
  for (const [state, response] of Object.entries(seen)) expect(response, state).toEqual(seen.nobody)
}

const refused = { status: 400, work: ['compare'] }
const wrongPasswords: [string, unknown][] = [
  ['wrong', 'Wrong-Horse-1'],
  ['very long', 'x'.repeat(5000)],
  ['of 73 bytes', 'ب'.repeat(37)],
]

describe('The content API does not reveal who has an account', { tags: ['spec:13.7'] }, () => {
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
    const { response, work } = await passwordWork.during(() => send('/api/auth/local', right))
    expect({ status: response.status, work }).toEqual({ status: 200, work: ['compare'] })
    const provider = await send('/api/auth/local', { identifier: addressOf('provider'), password })
    expect(provider.status).toBe(400)
  })

  it('a forgotten password', async () => {
    const before = running.mail.letters.length
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
    await expect.poll(() => running.mail.letters.length).toBe(before + 3)
    const receivers = running.mail.letters
      .slice(before)
      .map((letter) => /^To: (.*)$/m.exec(letter)?.[1]?.trim())
    expect(receivers.sort()).toEqual(['confirmed', 'provider', 'unconfirmed'].map(addressOf))
  })

  it('another e-mail to confirm an address', async () => {
    const before = running.mail.letters.length
    const again = (email: string) => send('/api/auth/send-email-confirmation', { email })
    same(await each(states, again), { status: 200, body: '{"email":"the address","sent":true}', work: [] })
    const capitals = (email: string) => again(email.replace('example', 'Example'))
    const seen = await each(['unconfirmed', 'nobody'], capitals)
    expect(seen).toMatchObject({
      unconfirmed: { body: '{"email":"unconfirmed@Example.org","sent":true}' },
      nobody: { body: '{"email":"nobody@Example.org","sent":true}' },
    })
    await expect.poll(() => running.mail.letters.length).toBe(before + 2)
    for (const letter of running.mail.letters.slice(before))
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
    await expect.poll(() => running.mail.letters.join()).toContain(`To: ${addressOf('stranger')}`)
  })
})

describe('The admin panel does not reveal who is an administrator', { tags: ['spec:13.7'] }, () => {
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
    const before = running.mail.letters.length
    same(await each(people, (address) => send('/admin/forgot-password', { email: address })), {
      status: 204,
      body: '',
      work: [],
    })
    await expect.poll(() => running.mail.letters.length).toBe(before + 1)
    expect(running.mail.letters.at(-1)).toContain(`To: ${email}`)
    const code = /reset-password\?code=(\w+)/.exec(running.mail.letters.at(-1) ?? '')?.[1]
    const changed = { resetPasswordToken: code, password: 'Correct-Horse-8' }
    expect((await send('/admin/reset-password', changed)).status).toBe(200)
    expect((await send('/admin/reset-password', changed)).status).toBe(400)
  })
})
