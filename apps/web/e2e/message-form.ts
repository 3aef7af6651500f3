import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import type { Language } from '@islamic-centre/i18n/locales'
import { type APIRequestContext, expect, type Page, request as requests } from '@playwright/test'
import { pagePath } from '../app/paths/site-pages.ts'
import { requestAsPanel } from './administrator.ts'

const anybody = () => Math.floor(Math.random() * 250) + 1
/** Each visitor has a separate IP address, as forwarded by the proxy in front of the site. */
export const visitor = () => ({ 'X-Forwarded-For': `10.${anybody()}.${anybody()}.${anybody()}` })
export const sign = () => `${Date.now()}-${anybody()}`

export const written = { fa: 'مینا راد', ca: 'Mina Rad' }

export function form(page: Page, language: Language) {
  const words = dictionaries[language].message
  const section = page.locator('#message')
  const field = (name: string) => section.getByLabel(name, { exact: true })
  return {
    words,
    section,
    name: field(words.name),
    email: field(words.email),
    phone: field(words.phone),
    subject: field(words.subject),
    body: field(words.body),
    send: section.getByRole('button', { name: words.send }),
    sent: section.getByRole('status').filter({ hasText: words.sentHeading }),
  }
}

export async function fill(page: Page, language: Language, subject: string) {
  const fields = form(page, language)
  await fields.name.fill(written[language])
  await fields.phone.fill('۴۱۶ ۵۵۵ ۰۱۰۰')
  await fields.subject.fill(subject)
  await fields.body.fill(`${subject}\n۲`)
  return fields
}

/** Waits until the token is older than three seconds; the site treats a faster sender as a program. */
const oldEnough = (token: () => Promise<string>) =>
  expect.poll(async () => Date.now() - Number.parseInt(await token(), 10)).toBeGreaterThan(3200)

export const takeTime = (page: Page) => oldEnough(() => page.locator('input[name=token]').inputValue())

type Stored = { subject: string; name: string; phone: string; body: string; language: string }

export async function storedWith(subject: string): Promise<Stored[]> {
  const request = await requests.newContext()
  const messages = '/content-manager/collection-types/api::message.message'
  const query = `filters[subject][$eq]=${encodeURIComponent(subject)}`
  const { results } = await requestAsPanel(request)(`${messages}?${query}`)
  await request.dispose()
  return results
}

/** The fields that a form posts, from a program that waited long enough. */
export async function poster(
  request: APIRequestContext,
  headers: Record<string, string>,
  site = process.env.SITE_URL ?? '',
) {
  const token = await (await request.get(`${site}/form-token`)).text()
  await oldEnough(async () => token)
  return (fields: Record<string, string>, more: Record<string, string> = {}) =>
    request.post(site + pagePath('ca', 'contact'), {
      form: { name: 'A', email: 'a@example.org', subject: 'B', body: 'C', token, ...fields },
      headers: { Origin: site, ...headers, ...more },
    })
}
