import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { freePort } from '../../../tools/free-port.mjs'
import type { AccountServer } from './account-server.ts'
import { environmentFor } from './start-content-server.ts'
import { bearer, lifetime, newPassword, oldPassword, type Send } from './user-sessions.ts'

const hour = 3600

type Editor = { id: number; email: string; sessions: { token: string; cookie: string }[] }

/** Administrators of a server, and their sessions. The server may be started later. */
export function administratorSessions(running: AccountServer, send: Send) {
  let administrators = 0
  const newAddress = () => `editor${++administrators}@example.org`

  async function superAdmin(): Promise<number> {
    const { data } = await running.administrator('GET', '/admin/roles')
    return data.find(({ code }: { code: string }) => code === 'strapi-super-admin').id
  }

  const cookieLogin = (email: string, password: string) => send('POST', '/admin/login', { email, password })
  const renew = (cookie: string) => send('POST', '/admin/access-token', undefined, { Cookie: cookie })
  const panel = (token: string) => send('GET', '/admin/users/me', undefined, bearer(token))

  async function newAdministrator(): Promise<Editor> {
    const email = newAddress()
    const person = { firstname: 'Editor', email, roles: [await superAdmin()] }
    const { data } = await running.administrator('POST', '/admin/users', person)
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
  async function resetInAnotherProcess({ email }: Editor) {
    const { NODE_ENV: _, ...env } = environmentFor(
      { demoContent: 'off', ...running.content },
      running.server.dataDir,
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

  async function expectPanelClosed({ sessions }: Pick<Editor, 'sessions'>) {
    for (const { token, cookie } of sessions) {
      expect((await panel(token)).status).toBe(401)
      expect((await renew(cookie)).status).toBe(401)
    }
  }

  return {
    cookieLogin,
    panel,
    newAddress,
    superAdmin,
    newAdministrator,
    resetInAnotherProcess,
    expectPanelClosed,
  }
}
