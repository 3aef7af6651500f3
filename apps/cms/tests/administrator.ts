import { setTimeout as pause } from 'node:timers/promises'
import { setupHeaders } from './setup-token.ts'

/** The first administrator. */
export const account = {
  firstname: 'First',
  lastname: 'Administrator',
  email: 'admin@example.org',
  password: 'Correct-Horse-7',
}

/** The first administrator of a server, who works through the admin panel's own routes. */
export async function administratorOf(url: string) {
  return administratorWith(url, await sessionOf(url))
}

/** Sends requests of the panel with a session. */
export function administratorWith(url: string, token?: string) {
  return async (method: string, path: string, body?: object) => {
    const response = await fetch(url + path, {
      method,
      headers: { ...setupHeaders(url), ...(token && { Authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok)
      throw new Error(`${method} ${path} answered ${response.status}: ${text}`, { cause: response.status })
    return text ? JSON.parse(text) : undefined
  }
}

/**
 * The token of a new session of the first administrator, who is registered if there is none. Files share servers, and Strapi
 * allows an address five sign-ins in five minutes: those beyond are tried again.
 */
export async function sessionOf(url: string): Promise<string> {
  const { email, password } = account
  const send = administratorWith(url)
  const signIn = async (): Promise<{ data: { token: string } }> => {
    try {
      return await send('POST', '/admin/login', { email, password })
    } catch (error) {
      if (!(error instanceof Error) || error.cause !== 429) throw error
      await pause(5_000)
      return signIn()
    }
  }
  const { data } = await send('POST', '/admin/register-admin', account).catch((error) => {
    // Of a server that has an administrator; any other error is the test's.
    if (error.cause === 400 || error.cause === 403 || error.cause === 429) return signIn()
    throw error
  })
  return data.token
}

/** A token of the admin panel, for requests without JSON. */
export async function tokenOf(url: string): Promise<string> {
  const { email, password } = account
  const response = await fetch(`${url}/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  return ((await response.json()) as { data: { token: string } }).data.token
}

export type Administrator = ReturnType<typeof administratorWith>

/** A token for the content API with only the given actions. */
export async function apiToken(administrator: Administrator, permissions: string[]): Promise<string> {
  const { data } = await administrator('POST', '/admin/api-tokens', {
    name: `test ${permissions.length} ${Math.random()}`,
    description: '',
    type: 'custom',
    lifespan: null,
    permissions,
  })
  return data.accessKey
}

/** A token of a program that may do everything through the content API. */
export async function fullAccessToken(
  administrator: Administrator,
  name = `a program ${Math.random()}`,
): Promise<string> {
  const token = { name, description: '', type: 'full-access', lifespan: null }
  const { data } = await administrator('POST', '/admin/api-tokens', token)
  return data.accessKey
}
