import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { stateTimeout } from '../../../tools/test-timeouts.mjs'
import { persianPanel } from '../src/admin/panel-languages.ts'
import type { Administrator } from './administrator.ts'
import { answerOf } from './answer-of.ts'

export interface PanelAccount {
  id: number
  email: string
  password: string
}

const password = 'Correct-Horse-8'

/** A new account of the panel with a role, by the code of the role. */
export async function panelAccount(
  administrator: Administrator,
  role: 'strapi-author' | 'strapi-editor' | 'strapi-super-admin',
  firstname: string,
): Promise<PanelAccount> {
  const { data: roles } = await administrator('GET', '/admin/roles')
  const { id: roleId } = roles.find(({ code }: { code: string }) => code === role)
  // Another file may have used the name on this server.
  const email = `${firstname.toLowerCase()}.${randomUUID()}@example.org`
  const { data } = await administrator('POST', '/admin/users', { firstname, email, roles: [roleId] })
  await administrator('PUT', `/admin/users/${data.id}`, { password, isActive: true })
  return { id: data.id, email, password }
}

const sessions = new Map<string, ReturnType<typeof answerOf>>()

/** Sends requests of the panel with that account. */
export async function requestsOf(url: string, { email }: Pick<PanelAccount, 'email'>) {
  const send = async (method: string, path: string, body?: object, token?: string) =>
    answerOf(
      await fetch(url + path, {
        method,
        headers: {
          'Content-Type': 'application/json',
          ...(token && { Authorization: `Bearer ${token}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
      }),
    )
  // Attempts to sign in are limited.
  const session = sessions.get(url + email) ?? send('POST', '/admin/login', { email, password })
  sessions.set(url + email, session)
  const { token } = (await session).body.data
  return (method: string, path: string, data?: object) => send(method, path, data, token)
}

/** Opens the panel in a browser with an account, in one of its languages. */
export async function openPanel(
  browser: Browser,
  url: string,
  account: Pick<PanelAccount, 'email' | 'password'>,
  { language = 'en', timezoneId = 'America/Toronto' }: { language?: 'en' | 'fa'; timezoneId?: string } = {},
): Promise<Page> {
  const context = await browser.newContext({ timezoneId, viewport: { width: 1440, height: 1000 } })
  const page = await context.newPage()
  page.setDefaultTimeout(stateTimeout)
  await page.addInitScript(
    (it) => localStorage.setItem('strapi-admin-language', it),
    language === 'fa' ? persianPanel : 'en',
  )
  await page.goto(`${url}/admin`)
  await page.locator('input[name=email]').fill(account.email)
  await page.locator('input[name=password]').fill(account.password)
  await page.locator('button[type=submit]').click()
  await page.locator('nav').first().waitFor()
  return page
}

/** Goes to a page of the panel like a link of the panel does: loading all of the panel again costs seconds. */
export const goInPanel = (page: Page, path: string) =>
  page.evaluate(
    `history.pushState({}, '', ${JSON.stringify(`/admin${path}`)}); dispatchEvent(new PopStateEvent('popstate'))`,
  )
