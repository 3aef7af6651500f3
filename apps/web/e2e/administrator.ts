import type { APIRequestContext, Page } from '@playwright/test'

const administrator = {
  firstname: 'First',
  lastname: 'Administrator',
  email: 'first@example.org',
  password: 'A-long-enough-1',
}
const { email, password } = administrator
const cms = () => process.env.CMS_URL ?? ''

/** The first test to come makes the administrator; for the others there is one already. */
const register = (request: APIRequestContext) =>
  request.post(`${cms()}/admin/register-admin`, { data: administrator })

/** Opens a page of the admin panel as its administrator. */
export async function openPanel(page: Page, path: string) {
  await register(page.request)
  await page.goto(`${cms()}${path}`)
  await page.getByLabel('Email').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

type Upload = { name: string; mimeType: string; buffer: Buffer }

/** Signs in once, since the server counts sign-ins, and asks what the panel asks: reads, or writes what is given. */
export async function askAsPanel(request: APIRequestContext) {
  await register(request)
  const session = await request.post(`${cms()}/admin/login`, { data: { email, password } })
  const { token } = (await session.json()).data
  return async (path: string, data?: object, files?: Upload) => {
    const answer = await request.fetch(`${cms()}${path}`, {
      method: data || files ? 'POST' : 'GET',
      headers: { Authorization: `Bearer ${token}` },
      ...(data && { data }),
      ...(files && { multipart: { files } }),
    })
    return answer.json()
  }
}
