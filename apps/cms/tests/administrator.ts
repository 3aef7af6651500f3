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
  const send = async (method: string, path: string, body?: object, token?: string) => {
    const response = await fetch(url + path, {
      method,
      headers: { ...setupHeaders(url), ...(token && { Authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`)
    return text ? JSON.parse(text) : undefined
  }
  const { email, password } = account
  const session = await send('POST', '/admin/register-admin', account).catch(() =>
    send('POST', '/admin/login', { email, password }),
  )
  return (method: string, path: string, body?: object) => send(method, path, body, session.data.token)
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

export type Administrator = Awaited<ReturnType<typeof administratorOf>>

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
export async function fullAccessToken(administrator: Administrator): Promise<string> {
  const token = { name: 'a program', description: '', type: 'full-access', lifespan: null }
  const { data } = await administrator('POST', '/admin/api-tokens', token)
  return data.accessKey
}
