import { expect } from 'vitest'
import { type AccountServer, newClientHeaders } from './account-server.ts'

export const oldPassword = 'Correct-Horse-7'
export const newPassword = 'Correct-Horse-8'

// biome-ignore lint/suspicious/noExplicitAny: the responses of many routes.
export type Body = any

export interface User {
  id: number
  documentId: string
  email: string
}
export interface Session {
  jwt: string
  refreshToken: string
}

export const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })

/** Seconds that a token is valid. */
export const lifetime = (token: string) => {
  const { iat, exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  return exp - iat
}

/** Users of a server, their sessions, and what ends these. The server may be started later. */
export function userSessions(running: AccountServer) {
  let users = 0

  async function send(method: string, address: string, body?: object, headers: Record<string, string> = {}) {
    const response = await fetch(running.server.url + address, {
      method,
      headers: { ...newClientHeaders(), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0])
    return {
      status: response.status,
      body: (text ? JSON.parse(text) : undefined) as Body,
      cookie: cookies.join('; '),
    }
  }

  const asProgram = (method: string, address: string, body?: object) =>
    send(method, address, body, bearer(running.program))

  const login = (email: string, password: string) =>
    send('POST', '/api/auth/local', { identifier: email, password })
  const me = (jwt: string) => send('GET', '/api/users/me', undefined, bearer(jwt))
  const refresh = (refreshToken: string) => send('POST', '/api/auth/refresh', { refreshToken })

  async function newUser(): Promise<User> {
    const username = `user${++users}`
    const email = `${username}@example.org`
    const user = { username, email, password: oldPassword, confirmed: true, role: running.role }
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
    const before = running.mail.letters.length
    await send('POST', '/api/auth/forgot-password', { email })
    await expect.poll(() => running.mail.letters.length).toBe(before + 1)
    return /[0-9a-f]{40,}/.exec(running.mail.letters.at(-1) ?? '')?.[0]
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
      async (user) =>
        send('POST', '/api/auth/reset-password', { code: await mailedCode(user), ...passwords }),
    ],
    ['set by a program', ({ id }) => asProgram('PUT', `/api/users/${id}`, { password: newPassword })],
    [
      'set in the panel',
      async (user) => ({
        status: 200,
        body: await running.administrator('PUT', inPanel(user), { password: newPassword }),
      }),
    ],
  ]

  const ends: [string, (user: User) => Promise<unknown>][] = [
    ['blocked by a program', ({ id }) => asProgram('PUT', `/api/users/${id}`, { blocked: true })],
    ['blocked in the panel', (user) => running.administrator('PUT', inPanel(user), { blocked: true })],
    ['deleted by a program', ({ id }) => asProgram('DELETE', `/api/users/${id}`)],
    ['deleted in the panel', (user) => running.administrator('DELETE', inPanel(user))],
    [
      'deleted in the panel with others',
      ({ documentId }) =>
        running.administrator(
          'POST',
          '/content-manager/collection-types/plugin::users-permissions.user/actions/bulkDelete',
          { documentIds: [documentId] },
        ),
    ],
  ]

  return {
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
  }
}

export type Send = ReturnType<typeof userSessions>['send']
