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

/** Makes the administrator and signs in, once for the whole run: the server counts sign-ins. */
export async function signIn(contentServer: string): Promise<string> {
  const post = (path: string, body: object) =>
    fetch(`${contentServer}${path}`, {
      method: 'POST',
      headers: setupHeaders(contentServer),
      body: JSON.stringify(body),
    })
  await post('/admin/register-admin', administrator)
  const answer = await post('/admin/login', { email, password })
  return (await answer.json()).data.token
}

/** Opens a page of the admin panel as its administrator. */
export async function openPanel(page: Page, path: string) {
  await page.goto(`${cms()}${path}`)
  await page.getByLabel('Email').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

type Upload = { name: string; mimeType: string; buffer: Buffer }

/** Asks what the panel asks: reads, or writes what is given; of the run's content server where no other is named. */
export const askAsPanel =
  (request: APIRequestContext, { url, token } = { url: cms(), token: process.env.PANEL_TOKEN }) =>
  async (path: string, data?: object, files?: Upload) => {
    const answer = await request.fetch(`${url}${path}`, {
      method: data || files ? 'POST' : 'GET',
      headers: { Authorization: `Bearer ${token}` },
      ...(data && { data }),
      ...(files && { multipart: { files } }),
    })
    return answer.json()
  }
