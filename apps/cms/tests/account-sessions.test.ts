import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sample } from '../../web/e2e/extent.ts'
import { type AccountServer, startAccountServer } from './account-server.ts'
import { administratorSessions } from './administrator-sessions.ts'
import {
  type Body,
  bearer,
  lifetime,
  newPassword,
  oldPassword,
  type Session,
  userSessions,
} from './user-sessions.ts'

const hour = 3600
const running = {} as AccountServer
const users = userSessions(running)

beforeAll(async () => {
  Object.assign(running, await startAccountServer())
})

afterAll(() => running.stop())

describe('A session of a user', { tags: ['spec:13.8'] }, () => {
  it('has access tokens of an hour at most, which its refresh token renews once', async () => {
    const user = await users.newUser()
    const { body } = await users.login(user.email, oldPassword)
    expect(body).toEqual({
      jwt: expect.any(String),
      refreshToken: expect.any(String),
      user: expect.objectContaining({ id: user.id }),
    })
    expect(lifetime(body.jwt)).toBeGreaterThan(0)
    expect(lifetime(body.jwt)).toBeLessThanOrEqual(hour)
    const renewed = await users.refresh(body.refreshToken)
    expect(renewed).toMatchObject({
      status: 200,
      body: { jwt: expect.any(String), refreshToken: expect.any(String) },
    })
    expect(lifetime(renewed.body.jwt)).toBeLessThanOrEqual(hour)
    expect((await users.me(renewed.body.jwt)).body.email).toBe(user.email)
    expect((await users.refresh(body.refreshToken)).status).toBe(401)
    expect((await users.me(body.refreshToken)).status).toBe(401)
    expect((await users.refresh(renewed.body.jwt)).status).toBe(401)
  })

  it('ends when the user logs out', async () => {
    const sessions = await users.openSessions(await users.newUser())
    const [one] = sessions
    expect(
      (await users.send('POST', '/api/auth/logout', { scope: 'all' }, bearer(one?.jwt ?? ''))).status,
    ).toBe(200)
    await users.expectEnded(sessions)
  })

  it.each(sample('password-changes', users.changes, 2))(
    'ends, with its tokens, when the password is %s',
    async (_name, change) => {
      const user = await users.newUser()
      const sessions = await users.openSessions(user)
      const unused = await users.mailedCode(user)
      const response = (await change(user, sessions)) as { status: number; body: Body }
      expect(response.status).toBe(200)
      await users.expectEnded(sessions)
      if (response.body.jwt) expect((await users.me(response.body.jwt)).status).toBe(200)
      expect((await users.login(user.email, oldPassword)).status).toBe(400)
      expect((await users.login(user.email, newPassword)).status).toBe(200)
      expect(
        (await users.send('POST', '/api/auth/reset-password', { code: unused, ...users.passwords })).status,
      ).toBe(400)
    },
  )

  it.each(sample('account-ends', users.ends, 2))(
    'ends, with its tokens, when the account is %s',
    async (_name, end) => {
      const user = await users.newUser()
      const sessions = await users.openSessions(user)
      const other = await users.openSessions(await users.newUser())
      await end(user)
      await users.expectEnded(sessions)
      // Unblocking an account does not restore its ended sessions.
      const again = await users.asProgram('PUT', `/api/users/${user.id}`, { blocked: false })
      expect([200, 404]).toContain(again.status)
      await users.expectEnded(sessions)
      expect((await users.login(user.email, oldPassword)).status).toBe(again.status === 200 ? 200 : 400)
      expect((await users.me(other[0]?.jwt ?? '')).status).toBe(200)
    },
  )

  it('does not outlive the old password when it starts during the change of the password', async () => {
    const user = await users.newUser()
    const [one, two] = await users.openSessions(user)
    const responses = await Promise.all([
      ...[1, 2, 3].map(() => users.login(user.email, oldPassword)),
      users.refresh(one?.refreshToken ?? ''),
      users.asProgram('PUT', `/api/users/${user.id}`, { password: newPassword }),
      ...[1, 2, 3].map(() => users.login(user.email, oldPassword)),
      users.refresh(two?.refreshToken ?? ''),
    ])
    expect(responses.map(({ status }) => status)).not.toContain(500)
    const begun = responses.flatMap(({ body }) => (body?.jwt ? [body as Session] : []))
    await users.expectEnded(begun)
    expect((await users.login(user.email, newPassword)).status).toBe(200)
  })
})

describe('A session of an administrator', { tags: ['spec:13.8'] }, () => {
  const administrators = administratorSessions(running, users.send)
  type Editor = Awaited<ReturnType<typeof administrators.newAdministrator>>

  async function resetWithCode({ email }: Editor) {
    const before = running.mail.letters.length
    await users.send('POST', '/admin/forgot-password', { email })
    await expect.poll(() => running.mail.letters.length).toBe(before + 1)
    const resetPasswordToken = /reset-password\?code=(\w+)/.exec(running.mail.letters.at(-1) ?? '')?.[1]
    const reset = await users.send('POST', '/admin/reset-password', {
      resetPasswordToken,
      password: newPassword,
    })
    expect((await administrators.panel(reset.body.data.token)).status).toBe(200)
  }

  const newPasswords: [string, (editor: Editor) => Promise<unknown>][] = [
    [
      'changed by the administrator',
      ({ sessions }) =>
        users.send(
          'PUT',
          '/admin/users/me',
          { currentPassword: oldPassword, password: newPassword },
          bearer(sessions[0]?.token ?? ''),
        ),
    ],
    [
      'set by another',
      ({ id }) => running.administrator('PUT', `/admin/users/${id}`, { password: newPassword }),
    ],
    ['set with a code in a letter', resetWithCode],
    ['set by a command in another process', administrators.resetInAnotherProcess],
  ]
  const removals: [string, (editor: Editor) => Promise<unknown>][] = [
    ['switched off', ({ id }) => running.administrator('PUT', `/admin/users/${id}`, { isActive: false })],
    ['deleted', ({ id }) => running.administrator('DELETE', `/admin/users/${id}`)],
    [
      'deleted with others',
      ({ id }) => running.administrator('POST', '/admin/users/batch-delete', { ids: [id] }),
    ],
  ]

  it.each(sample('administrator-passwords', newPasswords, 2))(
    'ends, with its tokens, when the password is %s',
    async (_name, change) => {
      const editor = await administrators.newAdministrator()
      await change(editor)
      await administrators.expectPanelClosed(editor)
      expect((await administrators.cookieLogin(editor.email, oldPassword)).status).toBe(400)
      expect((await administrators.cookieLogin(editor.email, newPassword)).status).toBe(200)
    },
  )

  it.each(sample('administrator-removals', removals, 2))(
    'ends, with its tokens, when the account is %s',
    async (_name, end) => {
      const editor = await administrators.newAdministrator()
      await end(editor)
      await administrators.expectPanelClosed(editor)
      const again = await users.send(
        'PUT',
        `/admin/users/${editor.id}`,
        { isActive: true },
        bearer((await administrators.cookieLogin('admin@example.org', oldPassword)).body.data?.token),
      )
      expect([200, 404]).toContain(again.status)
      await administrators.expectPanelClosed(editor)
    },
  )

  it('ends together with the API tokens that the administrator created', async () => {
    const editor = await administrators.newAdministrator()
    const own = { name: 'own', description: '', lifespan: null, adminPermissions: [] }
    const made = await users.send('POST', '/admin/admin-tokens', own, bearer(editor.sessions[0]?.token ?? ''))
    expect(made.status).toBe(201)
    const use = () => users.send('GET', '/admin/roles', undefined, bearer(made.body.data.accessKey))
    expect((await use()).status).toBe(403)
    await running.administrator('PUT', `/admin/users/${editor.id}`, { password: newPassword })
    expect((await use()).status).toBe(401)
  })

  it('and an invitation end when somebody else sets the password', async () => {
    const email = administrators.newAddress()
    const { data } = await running.administrator('POST', '/admin/users', {
      firstname: 'A',
      email,
      roles: [await administrators.superAdmin()],
    })
    await running.administrator('PUT', `/admin/users/${data.id}`, { password: newPassword, isActive: true })
    const userInfo = { firstname: 'Thief', password: oldPassword }
    const late = await users.send('POST', '/admin/register', {
      registrationToken: data.registrationToken,
      userInfo,
    })
    expect(late.status).toBe(400)
    expect((await administrators.cookieLogin(email, newPassword)).status).toBe(200)
  })
})
