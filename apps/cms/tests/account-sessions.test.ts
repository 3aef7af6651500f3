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
const {
  send,
  asProgram,
  login,
  me,
  refresh,
  newUser,
  openSessions,
  expectEnded,
  passwords,
  mailedCode,
  changes,
  ends,
} = userSessions(running)
beforeAll(async () => {
  Object.assign(running, await startAccountServer())
})

afterAll(() => running.stop())

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
  const {
    cookieLogin,
    panel,
    newAddress,
    superAdmin,
    newAdministrator,
    resetInAnotherProcess,
    expectPanelClosed,
  } = administratorSessions(running, send)
  type Editor = Awaited<ReturnType<typeof newAdministrator>>

  async function resetWithCode({ email }: Editor) {
    const before = running.mail.letters.length
    await send('POST', '/admin/forgot-password', { email })
    await expect.poll(() => running.mail.letters.length).toBe(before + 1)
    const resetPasswordToken = /reset-password\?code=(\w+)/.exec(running.mail.letters.at(-1) ?? '')?.[1]
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
          bearer(sessions[0]?.token ?? ''),
        ),
    ],
    [
      'set by another',
      ({ id }) => running.administrator('PUT', `/admin/users/${id}`, { password: newPassword }),
    ],
    ['set with a code in a letter', resetWithCode],
    ['set by a command in another process', resetInAnotherProcess],
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
    const made = await send('POST', '/admin/admin-tokens', own, bearer(editor.sessions[0]?.token ?? ''))
    expect(made.status).toBe(201)
    const use = () => send('GET', '/admin/roles', undefined, bearer(made.body.data.accessKey))
    expect((await use()).status).toBe(403)
    await running.administrator('PUT', `/admin/users/${editor.id}`, { password: newPassword })
    expect((await use()).status).toBe(401)
  })

  it('and an invitation end when somebody else sets the password', async () => {
    const email = newAddress()
    const { data } = await running.administrator('POST', '/admin/users', {
      firstname: 'A',
      email,
      roles: [await superAdmin()],
    })
    await running.administrator('PUT', `/admin/users/${data.id}`, { password: newPassword, isActive: true })
    const userInfo = { firstname: 'Thief', password: oldPassword }
    const late = await send('POST', '/admin/register', {
      registrationToken: data.registrationToken,
      userInfo,
    })
    expect(late.status).toBe(400)
    expect((await cookieLogin(email, newPassword)).status).toBe(200)
  })
})
