import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../../tools/free-port.mjs'
import { sample } from '../../web/e2e/extent.ts'
import { isAttempt } from '../src/limits/account-actions'
import {
  attemptsLeft,
  hasSession,
  type RawAnswer,
  rawJson,
  type SignIn,
  signIns,
  spellings,
} from './account-addresses.ts'
import { account, administratorOf } from './administrator.ts'
import { createUser } from './create-user.ts'
import { emptyData, removeData } from './data.ts'
import { environmentFor, startContentServer } from './start-content-server.ts'

const paths = Object.keys(signIns) as SignIn[]
const right = (path: SignIn) => ({ [signIns[path]]: account.email, password: account.password })
/** An attempt is counted before its body is read; one without a password costs no comparison. */
const from = (address: string) => ({ headers: { 'X-Forwarded-For': address }, body: {} })

const running: { stop(): Promise<void> }[] = []
async function start(publicUrl?: string) {
  const content = await emptyData()
  const env = { ...content.env, ...(publicUrl && { PUBLIC_URL: publicUrl }) }
  const server = await startContentServer({ demoContent: 'off', ...content, env })
  running.push({ stop: () => server.stop().then(() => removeData(content)) })
  return server.url
}

/** Behind a proxy, because of its https URL; the tests act as the proxy. */
let proxied: string
/** Without one. */
let direct: string

beforeAll(async () => {
  direct = await start()
  proxied = await start('https://cms.example.org')
  await createUser(await administratorOf(direct), { ...account, username: 'member' })
})
afterAll(async () => {
  for (const it of running) await it.stop()
})

describe('Each route that compares a password, sends a mail or creates an account', {
  tags: ['spec:13.3'],
}, () => {
  const others = [
    'admin admin.updateProjectSettings',
    'admin permission.check',
    'admin authentication.accessToken',
    'admin authentication.logout',
    'admin authenticated-session.revoke',
    'admin authenticated-session.revokeAll',
    'admin user.update',
    'admin user.deleteOne',
    'admin user.deleteMany',
    ...['create', 'update', 'updatePermissions', 'deleteOne', 'deleteMany'].map((it) => `admin role.${it}`),
    ...['createWebhook', 'updateWebhook', 'deleteWebhook', 'deleteWebhooks', 'triggerWebhook'].map(
      (it) => `admin webhooks.${it}`,
    ),
    ...['api-token', 'admin-token'].flatMap((name) =>
      ['create', 'update', 'revoke', 'regenerate'].map((it) => `admin ${name}.${it}`),
    ),
    ...['create', 'update', 'revoke', 'regenerate'].map((it) => `admin transfer.token-${it}`),
    'admin homepage.updateHomepageLayout',
    'email email.verify',
    'users-permissions auth.logout',
    'users-permissions auth.revokeSession',
    'users-permissions user.update',
    'users-permissions user.destroy',
    ...['createRole', 'updateRole', 'deleteRole'].map((it) => `users-permissions role.${it}`),
    ...['updateEmailTemplate', 'updateAdvancedSettings', 'updateProviders'].map(
      (it) => `users-permissions settings.${it}`,
    ),
  ]
  const counted = [
    'admin authentication.login',
    'admin authentication.registerAdmin',
    'admin authentication.registrationInfo',
    'admin authentication.register',
    'admin authentication.forgotPassword',
    'admin authentication.resetPassword',
    'admin authenticated-user.updateMe',
    'admin user.create',
    'email email.send',
    'email email.test',
    ...['connect', 'callback', 'register', 'forgotPassword', 'resetPassword', 'emailConfirmation'].map(
      (it) => `users-permissions auth.${it}`,
    ),
    ...['sendEmailConfirmation', 'changePassword', 'refresh'].map((it) => `users-permissions auth.${it}`),
    'users-permissions user.create',
  ]

  it('is limited, and a new route of Strapi must be added to one of two lists', async () => {
    const content = await emptyData()
    const list = fileURLToPath(new URL('list-routes.cjs', import.meta.url))
    const env = environmentFor({ demoContent: 'off', env: content.env }, content.dataDir, await freePort())
    const { stdout } = await promisify(execFile)(process.execPath, [list], { env })
    removeData(content)
    const routes: { method: string; handler: string; pluginName: string }[] = JSON.parse(
      /^ROUTES (.*)$/m.exec(stdout)?.[1] ?? '[]',
    )
    const own = routes.filter((it) => ['admin', 'users-permissions', 'email'].includes(it.pluginName))
    const names = (list: typeof own) =>
      [...new Set(list.map((it) => `${it.pluginName} ${it.handler}`))].sort()
    const attempts = own.filter(({ handler, pluginName }) => isAttempt({ handler, info: { pluginName } }))
    expect(names(attempts)).toEqual(counted.toSorted())
    expect(names(own.filter((it) => it.method !== 'GET' && !attempts.includes(it)))).toEqual(
      others.toSorted(),
    )
  })

  it('so is a change of the own password in the panel, which compares the current one', async () => {
    const { body } = await rawJson(direct, '/admin/login', { body: right('/admin/login') })
    const Authorization = `Bearer ${JSON.parse(body).data.token}`
    const change = (method: string) =>
      rawJson(direct, '/admin/users/me', {
        method,
        headers: { Authorization },
        body: { currentPassword: 'wrong', password: 'Other-Horse-8' },
      })
    const answer = await change('PUT')
    expect([answer.status, attemptsLeft(answer)]).toEqual([400, expect.any(Number)])
    expect(attemptsLeft(await change('GET'))).toBeUndefined()
  })
})

describe('A client is counted', { tags: ['spec:13.3'] }, () => {
  /** The response to the last of 31 attempts, one more than a minute allows, each from its own IP address. */
  async function lastOf(url: string, addressOf: (attempt: number) => string) {
    let last: RawAnswer | undefined
    for (let attempt = 0; attempt < 31; attempt++)
      last = await rawJson(url, '/admin/login', from(addressOf(attempt)))
    return last?.status
  }
  /** The minute in which attempts are counted may end between two of them, but not twice in a row. */
  async function isRefused(url: string, addressOf: (attempt: number) => string) {
    return (await lastOf(url, addressOf)) === 429 || (await lastOf(url, addressOf)) === 429
  }

  it('by the network of its IPv6 address', async () => {
    expect(await isRefused(proxied, (at) => `2001:db8:1:1:${at}::${at}`)).toBe(true)
  })
  it('separately from the next network', async () => {
    expect(await isRefused(proxied, (at) => `2001:db8:1:${at + 2}::1`)).toBe(false)
  })
  it('as IPv4 if its address is mapped to IPv6, separately from other IPv4 addresses', async () => {
    expect(await isRefused(proxied, (at) => (at % 2 ? '::ffff:192.0.2.1' : '192.0.2.1'))).toBe(true)
    expect(await isRefused(proxied, (at) => `::ffff:198.51.100.${at}`)).toBe(false)
  })
  it('by the IP address that the proxy appends, whatever the client sent before it', async () => {
    expect(await isRefused(proxied, (at) => `198.51.100.${at}, 203.0.113.9`)).toBe(true)
  })
  it('by its connection without a proxy, whatever its headers contain', async () => {
    expect(await isRefused(direct, (at) => `198.51.100.${at}`)).toBe(true)
  })
})

describe('Spelt in another way', { tags: ['spec:13.3'] }, () => {
  let client = 0
  /** With the correct password, so that a session shows that the action was reached. */
  const signIn = (path: SignIn, target: string) => {
    client += 1
    const address = `10.0.${client >> 8}.${client & 255}`
    const headers = { 'X-Forwarded-For': address, 'X-Forwarded-Proto': 'https' }
    return rawJson(proxied, target, { headers, body: right(path) })
  }

  beforeAll(async () => createUser(await administratorOf(proxied), { ...account, username: 'member' }))

  describe.each(paths)('%s', (path) => {
    it.each(sample(path, spellings, 6))('%s is counted or starts no session', async (_name, spell) => {
      const answer = await signIn(path, spell(path, new URL(proxied).host))
      if (hasSession(answer)) expect(attemptsLeft(answer)).toEqual(expect.any(Number))
      else expect([400, 403, 404, 405], answer.head).toContain(answer.status)
    })
    it('some spellings do sign in', async () => {
      for (const target of [path, path.toUpperCase(), `${path}/`, `${path}?x=1`])
        expect(hasSession(await signIn(path, target)), target).toBe(true)
    })
  })
})
