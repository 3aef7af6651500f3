import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sample } from '../../web/e2e/extent.ts'
import { type Administrator, administratorOf } from './administrator.ts'
import { emptyData, removeData } from './data.ts'
import { startMailServer } from './mail-server.ts'
import { type ContentServer, environmentFor, freePort, startContentServer } from './start-content-server.ts'

const oldPassword = 'Correct-Horse-7'
const newPassword = 'Correct-Horse-8'
const hour = 3600

const content = await emptyData()
let mail: Awaited<ReturnType<typeof startMailServer>>
let server: ContentServer
let administrator: Administrator
let program: string
let role: number
let superAdmin: number

// biome-ignore lint/suspicious/noExplicitAny: the responses of many routes.
type Body = any
let visitors = 0

async function send(method: string, address: string, body?: object, headers: Record<string, string> = {}) {
  const answer = await fetch(server.url + address, {
    method,
    headers: {
      'Content-Type': 'application/json',
      // Limits are per IP address, so these requests come from many.
      'X-Forwarded-For': `192.0.2.${++visitors % 250}`,
      'X-Forwarded-Proto': 'https',
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0])
  return {
    status: answer.status,
    body: (text ? JSON.parse(text) : undefined) as Body,
    cookie: cookies.join('; '),
  }
}
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })
const asProgram = (method: string, address: string, body?: object) =>
  send(method, address, body, bearer(program))
const lifetime = (token: string) => {
  const { iat, exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  return exp - iat
}

beforeAll(async () => {
  mail = await startMailServer()
  server = await startContentServer({
    demoContent: 'off',
    ...content,
    env: {
      ...content.env,
      // With an https URL the server trusts a proxy, which forwards the client's IP address.
      PUBLIC_URL: 'https://cms.example.org',
      SMTP_URL: mail.url,
      MAIL_FROM: 'centre@example.org',
    },
  })
  administrator = await administratorOf(server.url)
  const { data } = await administrator('POST', '/admin/api-tokens', {
    name: 'users',
    description: '',
    type: 'full-access',
    lifespan: null,
  })
  program = data.accessKey
  const { roles } = (await asProgram('GET', '/api/users-permissions/roles')).body
  role = roles.find(({ type }: { type: string }) => type === 'authenticated').id
  superAdmin = (await administrator('GET', '/admin/roles')).data.find(
    ({ code }: { code: string }) => code === 'strapi-super-admin',
  ).id
})

afterAll(async () => {
  await server.stop()
  await mail.stop()
  removeData(content)
})

let accounts = 0
interface User {
  id: number
  documentId: string
  email: string
}
interface Session {
  jwt: string
  refreshToken: string
}

const login = (email: string, password: string) =>
  send('POST', '/api/auth/local', { identifier: email, password })
const me = (jwt: string) => send('GET', '/api/users/me', undefined, bearer(jwt))
const refresh = (refreshToken: string) => send('POST', '/api/auth/refresh', { refreshToken })

async function newUser(): Promise<User> {
  const username = `user${++accounts}`
  const email = `${username}@example.org`
  const user = { username, email, password: oldPassword, confirmed: true, role }
  return (await asProgram('POST', '/api/users', user)).body
}

async function openSessions({ email }: User): Promise<Session[]> {
  const [first, second] = [await login(email, oldPassword), await login(email, oldPassword)]
  const renewed = await refresh(second.body.refreshToken)
  const sessions = [first.body, second.body, renewed.body]
  for (const { jwt } of sessions) expect((await me(jwt)).status).toBe(200)
  return sessions
}

async function expectEnded(sessions: Session[]) {
  for (const { jwt, refreshToken } of sessions) {
    expect((await me(jwt)).status).toBe(401)
    expect((await refresh(refreshToken)).status).toBe(401)
  }
}

const passwords = { password: newPassword, passwordConfirmation: newPassword }
const inPanel = ({ documentId }: User) =>
  `/content-manager/collection-types/plugin::users-permissions.user/${documentId}`

async function mailedCode({ email }: User) {
  const before = mail.letters.length
  await send('POST', '/api/auth/forgot-password', { email })
  await expect.poll(() => mail.letters.length).toBe(before + 1)
  return /[0-9a-f]{40,}/.exec(mail.letters.at(-1) ?? '')?.[0]
}

const changes: [string, (user: User, sessions: Session[]) => Promise<unknown>][] = [
  [
    'changed by the user',
    (_user, [session]) =>
      send(
        'POST',
        '/api/auth/change-password',
        { currentPassword: oldPassword, ...passwords },
        bearer(session?.jwt ?? ''),
      ),
  ],
  [
    'set with a code in a letter',
    async (user) => send('POST', '/api/auth/reset-password', { code: await mailedCode(user), ...passwords }),
  ],
  ['set by a program', ({ id }) => asProgram('PUT', `/api/users/${id}`, { password: newPassword })],
  [
    'set in the panel',
    async (user) => ({
      status: 200,
      body: await administrator('PUT', inPanel(user), { password: newPassword }),
    }),
  ],
]

const ends: [string, (user: User) => Promise<unknown>][] = [
  ['blocked by a program', ({ id }) => asProgram('PUT', `/api/users/${id}`, { blocked: true })],
  ['blocked in the panel', (user) => administrator('PUT', inPanel(user), { blocked: true })],
  ['deleted by a program', ({ id }) => asProgram('DELETE', `/api/users/${id}`)],
  ['deleted in the panel', (user) => administrator('DELETE', inPanel(user))],
  [
    'deleted in the panel with others',
    ({ documentId }) =>
      administrator(
        'POST',
        '/content-manager/collection-types/plugin::users-permissions.user/actions/bulkDelete',
        { documentIds: [documentId] },
      ),
  ],
]

describe('A session of a user', { tags: ['spec:13.8'] }, () => {
  it('has access tokens of an hour at most, which its refresh token renews once', async () => {
    const user = await newUser()
    const { body } = await login(user.email, oldPassword)
    expect(body).toEqual({
      jwt: expect.any(String),
      refreshToken: expect.any(String),
      user: expect.objectContaining({ id: user.id }),
    })
    expect(lifetime(body.jwt)).toBeGreaterThan(0)
    expect(lifetime(body.jwt)).toBeLessThanOrEqual(hour)
    const renewed = await refresh(body.refreshToken)
    expect(renewed).toMatchObject({
      status: 200,
      body: { jwt: expect.any(String), refreshToken: expect.any(String) },
    })
    expect(lifetime(renewed.body.jwt)).toBeLessThanOrEqual(hour)
    expect((await me(renewed.body.jwt)).body.email).toBe(user.email)
    expect((await refresh(body.refreshToken)).status).toBe(401)
    expect((await me(body.refreshToken)).status).toBe(401)
    expect((await refresh(renewed.body.jwt)).status).toBe(401)
  })

  it('ends when the user logs out', async () => {
    const sessions = await openSessions(await newUser())
    const [one] = sessions
    expect((await send('POST', '/api/auth/logout', { scope: 'all' }, bearer(one?.jwt ?? ''))).status).toBe(
      200,
    )
    await expectEnded(sessions)
  })

  it.each(sample('password-changes', changes, 2))(
    'ends, with its tokens, when the password is %s',
    async (_name, change) => {
      const user = await newUser()
      const sessions = await openSessions(user)
      const unused = await mailedCode(user)
      const answer = (await change(user, sessions)) as { status: number; body: Body }
      expect(answer.status).toBe(200)
      await expectEnded(sessions)
      if (answer.body.jwt) expect((await me(answer.body.jwt)).status).toBe(200)
      expect((await login(user.email, oldPassword)).status).toBe(400)
      expect((await login(user.email, newPassword)).status).toBe(200)
      expect((await send('POST', '/api/auth/reset-password', { code: unused, ...passwords })).status).toBe(
        400,
      )
    },
  )

  it.each(sample('account-ends', ends, 2))(
    'ends, with its tokens, when the account is %s',
    async (_name, end) => {
      const user = await newUser()
      const sessions = await openSessions(user)
      const other = await openSessions(await newUser())
      await end(user)
      await expectEnded(sessions)
      // Unblocking an account does not restore its ended sessions.
      const again = await asProgram('PUT', `/api/users/${user.id}`, { blocked: false })
      expect([200, 404]).toContain(again.status)
      await expectEnded(sessions)
      expect((await login(user.email, oldPassword)).status).toBe(again.status === 200 ? 200 : 400)
      expect((await me(other[0]?.jwt ?? '')).status).toBe(200)
    },
  )

  it('does not outlive the old password when it starts during the change of the password', async () => {
    const user = await newUser()
    const [one, two] = await openSessions(user)
    const answers = await Promise.all([
      ...[1, 2, 3].map(() => login(user.email, oldPassword)),
      refresh(one?.refreshToken ?? ''),
      asProgram('PUT', `/api/users/${user.id}`, { password: newPassword }),
      ...[1, 2, 3].map(() => login(user.email, oldPassword)),
      refresh(two?.refreshToken ?? ''),
    ])
    expect(answers.map(({ status }) => status)).not.toContain(500)
    const begun = answers.flatMap(({ body }) => (body?.jwt ? [body as Session] : []))
    await expectEnded(begun)
    expect((await login(user.email, newPassword)).status).toBe(200)
  })
})

describe('A session of an administrator', { tags: ['spec:13.8'] }, () => {
  const cookieLogin = (email: string, password: string) => send('POST', '/admin/login', { email, password })
  const renew = (cookie: string) => send('POST', '/admin/access-token', undefined, { Cookie: cookie })
  const panel = (token: string) => send('GET', '/admin/users/me', undefined, bearer(token))

  async function newAdministrator() {
    const email = `editor${++accounts}@example.org`
    const person = { firstname: 'Editor', email, roles: [superAdmin] }
    const { data } = await administrator('POST', '/admin/users', person)
    const { registrationToken, id } = data
    const userInfo = { firstname: 'Editor', password: oldPassword }
    const registered = await send('POST', '/admin/register', { registrationToken, userInfo })
    expect(registered.status).toBe(200)
    const again = await cookieLogin(email, oldPassword)
    const renewed = await renew(again.cookie)
    const sessions = [registered, again, renewed].map(({ body, cookie }) => ({
      token: body.data.token,
      cookie,
    }))
    for (const { token } of sessions) {
      expect(lifetime(token)).toBeLessThanOrEqual(hour)
      expect((await panel(token)).status).toBe(200)
    }
    return { id: id as number, email, sessions }
  }
  type Editor = Awaited<ReturnType<typeof newAdministrator>>

  async function resetInAnotherProcess({ email }: Editor) {
    const { NODE_ENV: _, ...env } = environmentFor(
      { demoContent: 'off', ...content },
      content.dataDir,
      await freePort(),
    )
    const script = fileURLToPath(new URL('./reset-administrator-password.cjs', import.meta.url))
    const child = spawn(process.execPath, [script, email, newPassword], {
      cwd: fileURLToPath(new URL('..', import.meta.url)),
      env: { ...env, NODE_ENV: 'production' },
      stdio: 'ignore',
    })
    expect(await once(child, 'exit')).toEqual([0, null])
  }

  async function resetWithCode({ email }: Editor) {
    const before = mail.letters.length
    await send('POST', '/admin/forgot-password', { email })
    await expect.poll(() => mail.letters.length).toBe(before + 1)
    const resetPasswordToken = /reset-password\?code=(\w+)/.exec(mail.letters.at(-1) ?? '')?.[1]
    const reset = await send('POST', '/admin/reset-password', { resetPasswordToken, password: newPassword })
    expect((await panel(reset.body.data.token)).status).toBe(200)
  }

  const newPasswords: [string, (editor: Editor) => Promise<unknown>][] = [
    [
      'changed by the administrator',
      ({ sessions }) =>
        send(
          'PUT',
          '/admin/users/me',
          { currentPassword: oldPassword, password: newPassword },
          bearer(sessions[0]?.token),
        ),
    ],
    ['set by another', ({ id }) => administrator('PUT', `/admin/users/${id}`, { password: newPassword })],
    ['set with a code in a letter', resetWithCode],
    ['set by a command in another process', resetInAnotherProcess],
  ]
  const removals: [string, (editor: Editor) => Promise<unknown>][] = [
    ['switched off', ({ id }) => administrator('PUT', `/admin/users/${id}`, { isActive: false })],
    ['deleted', ({ id }) => administrator('DELETE', `/admin/users/${id}`)],
    ['deleted with others', ({ id }) => administrator('POST', '/admin/users/batch-delete', { ids: [id] })],
  ]

  async function expectPanelClosed({ sessions }: Editor) {
    for (const { token, cookie } of sessions) {
      expect((await panel(token)).status).toBe(401)
      expect((await renew(cookie)).status).toBe(401)
    }
  }

  it.each(sample('administrator-passwords', newPasswords, 2))(
    'ends, with its tokens, when the password is %s',
    async (_name, change) => {
      const editor = await newAdministrator()
      await change(editor)
      await expectPanelClosed(editor)
      expect((await cookieLogin(editor.email, oldPassword)).status).toBe(400)
      expect((await cookieLogin(editor.email, newPassword)).status).toBe(200)
    },
  )

  it.each(sample('administrator-removals', removals, 2))(
    'ends, with its tokens, when the account is %s',
    async (_name, end) => {
      const editor = await newAdministrator()
      await end(editor)
      await expectPanelClosed(editor)
      const again = await send(
        'PUT',
        `/admin/users/${editor.id}`,
        { isActive: true },
        bearer((await cookieLogin('admin@example.org', oldPassword)).body.data?.token),
      )
      expect([200, 404]).toContain(again.status)
      await expectPanelClosed(editor)
    },
  )

  it('ends together with the API tokens that the administrator created', async () => {
    const editor = await newAdministrator()
    const own = { name: 'own', description: '', lifespan: null, adminPermissions: [] }
    const made = await send('POST', '/admin/admin-tokens', own, bearer(editor.sessions[0]?.token))
    expect(made.status).toBe(201)
    const use = () => send('GET', '/admin/roles', undefined, bearer(made.body.data.accessKey))
    expect((await use()).status).toBe(403)
    await administrator('PUT', `/admin/users/${editor.id}`, { password: newPassword })
    expect((await use()).status).toBe(401)
  })

  it('and an invitation end when somebody else sets the password', async () => {
    const email = `editor${++accounts}@example.org`
    const { data } = await administrator('POST', '/admin/users', {
      firstname: 'A',
      email,
      roles: [superAdmin],
    })
    await administrator('PUT', `/admin/users/${data.id}`, { password: newPassword, isActive: true })
    const userInfo = { firstname: 'Thief', password: oldPassword }
    const late = await send('POST', '/admin/register', {
      registrationToken: data.registrationToken,
      userInfo,
    })
    expect(late.status).toBe(400)
    expect((await cookieLogin(email, newPassword)).status).toBe(200)
  })
})
