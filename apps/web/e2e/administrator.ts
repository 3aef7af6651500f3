import type { APIRequestContext, Page } from '@playwright/test'
import { setupHeaders } from '../../cms/tests/setup-token.ts'

const administrator = {
  firstname: 'First',
  lastname: 'Administrator',
  email: 'first@example.org',
  password: 'A-long-enough-1',
}
const { email, password } = administrator
const cms = () => process.env.CMS_URL ?? ''

const post = (contentServer: string, path: string, body: object) =>
  fetch(`${contentServer}${path}`, {
    method: 'POST',
    headers: setupHeaders(contentServer),
    body: JSON.stringify(body),
  })

async function accessToken(contentServer: string): Promise<string> {
  const response = await post(contentServer, '/admin/login', { email, password })
  return (await response.json()).data.token
}

/** Creates the administrator and signs in; not more often than needed, because the server limits sign-ins. */
export async function signIn(contentServer: string): Promise<string> {
  await post(contentServer, '/admin/register-admin', administrator)
  return accessToken(contentServer)
}

/** Opens a page of a content server's admin panel, by its URL, as its administrator. */
export async function openPanel(page: Page, url: string) {
  // The panel does not run the site's code, so there is no hydration to wait for.
  await page.goto(url, { waitUntil: 'load' })
  await page.getByLabel('Email').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

type Upload = { name: string; mimeType: string; buffer: Buffer }

/** Sends requests like the admin panel: reads, or writes `data`; to the run's content server by default. */
export const requestAsPanel =
  (request: APIRequestContext, other?: { url: string; token: string }) =>
  async (path: string, data?: object, files?: Upload) => {
    const send = (token = process.env.PANEL_TOKEN) =>
      request.fetch(`${other?.url ?? cms()}${path}`, {
        method: data || files ? 'POST' : 'GET',
        // The server closes connections that were idle for five seconds, maybe at this moment.
        maxRetries: 1,
        headers: { Authorization: `Bearer ${token}` },
        ...(data && { data }),
        ...(files && { multipart: { files } }),
      })
    const response = await send(other?.token)
    if (other || response.status() !== 401) return response.json()
    // An access token is valid for half an hour; on a slow machine the run takes longer.
    process.env.PANEL_TOKEN = await accessToken(cms())
    return (await send()).json()
  }
