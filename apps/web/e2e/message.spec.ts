import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { formatNumber } from '@islamic-centre/i18n/formats'
import { type Language, languages, locales } from '@islamic-centre/i18n/locales'
import { type APIRequestContext, test as loud, type Page, request as requests } from '@playwright/test'
import { pagePath } from '../app/site-pages.ts'
import { askAsPanel } from './administrator.ts'
import { standBetween } from './stand-between.ts'
import { type Site, startSite } from './start-site.ts'
import { expect, test } from './test.ts'

const anybody = () => Math.floor(Math.random() * 250) + 1
/** Each visitor comes from an address of their own, as the proxy in front of the site says. */
const visitor = () => ({ 'X-Forwarded-For': `10.${anybody()}.${anybody()}.${anybody()}` })
const sign = () => `${Date.now()}-${anybody()}`

for (const any of [test, loud]) any.beforeEach(({ page }) => page.setExtraHTTPHeaders(visitor()))

const written = { fa: 'مینا راد', ca: 'Mina Rad' }

function form(page: Page, language: Language) {
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

async function fill(page: Page, language: Language, subject: string) {
  const fields = form(page, language)
  await fields.name.fill(written[language])
  await fields.phone.fill('۴۱۶ ۵۵۵ ۰۱۰۰')
  await fields.subject.fill(subject)
  await fields.body.fill(`${subject}\n۲`)
  return fields
}

/** A person's pace: within three seconds the site takes a writer for a program. */
const takeTime = (page: Page) => page.waitForTimeout(3200)

async function violationsOf(page: Page) {
  const { violations } = await new AxeBuilder({ page }).include('main').analyze()
  return violations.map(({ id, nodes }) => [id, nodes[0]?.html])
}

type Stored = { subject: string; name: string; phone: string; body: string; language: string }

async function storedWith(subject: string): Promise<Stored[]> {
  const request = await requests.newContext()
  const messages = '/content-manager/collection-types/api::message.message'
  const query = `filters[subject][$eq]=${encodeURIComponent(subject)}`
  const { results } = await askAsPanel(request)(`${messages}?${query}`)
  await request.dispose()
  return results
}

/** The letters that came, each as it was before it was encoded for the way. */
const letters = () =>
  readdirSync(process.env.MAIL_FOLDER ?? '')
    .filter((it) => it.endsWith('.eml'))
    .map((it) => readFileSync(join(process.env.MAIL_FOLDER ?? '', it), 'utf8').replaceAll('=\r\n', ''))

for (const language of languages) {
  const { contentLocale } = locales[language]
  const path = pagePath(language, 'contact')

  test(`in ${language} a message written by keyboard alone is stored in the content server and comes by mail`, async ({
    page,
  }) => {
    const subject = sign()
    if (language === 'fa') await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(path)
    const fields = form(page, language)
    await fields.name.focus()
    for (const text of [written[language], '', '۴۱۶ ۵۵۵ ۰۱۰۰', subject, 'first\nsecond']) {
      await page.keyboard.insertText(text)
      await page.keyboard.press('Tab')
    }
    await takeTime(page)
    await expect(fields.send).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(fields.sent).toBeFocused()
    expect(await violationsOf(page)).toEqual([])

    expect(await storedWith(subject)).toMatchObject([
      {
        name: written[language],
        phone: '416 555 0100',
        body: 'first\nsecond',
        language: contentLocale,
        handled: false,
      },
    ])
    await expect.poll(letters).toContainEqual(expect.stringContaining(subject))
    const letter = letters().find((it) => it.includes(subject))
    expect(letter).toContain('To: office@example.org')

    await page.getByRole('link', { name: fields.words.another }).click()
    await expect(fields.body).toHaveValue('')
  })

  loud(
    `in ${language} everything that is wrong is said beside its field, and the text stays`,
    async ({ page }) => {
      await page.goto(path)
      const { words, section, name, email, phone, subject, body, send } = form(page, language)
      await body.fill('متن')
      await send.click()
      const summary = section.getByRole('alert').getByRole('group', { name: words.unsent })
      const faults = [words.faults.nameMissing, words.faults.reachMissing, words.faults.subjectMissing]
      await expect(summary.getByRole('link')).toHaveText(faults)
      await expect(name).toBeFocused()
      for (const [at, wrong] of [name, email, subject].entries()) {
        await expect(wrong).toHaveAttribute('aria-invalid', 'true')
        await expect(wrong).toHaveAccessibleDescription(new RegExp(faults[at] ?? ''))
      }
      await expect(body).toHaveValue('متن')
      await summary.getByRole('link').nth(2).click()
      await expect(subject).toBeFocused()
      expect(await violationsOf(page)).toEqual([])

      await name.fill(written[language])
      await email.fill('nobody@')
      await phone.fill('12')
      await send.click()
      await expect(email).toBeFocused()
      await expect(email).toHaveAccessibleDescription(words.faults.emailWrong)
      await expect(phone).toHaveAccessibleDescription(words.faults.phoneWrong)
      await expect(name).not.toHaveAttribute('aria-invalid')
    },
  )

  loud.describe('without JavaScript', () => {
    loud.use({ javaScriptEnabled: false })
    loud(`in ${language} a message is sent all the same, after a second look`, async ({ page }) => {
      await page.goto(path)
      const subject = sign()
      const fields = form(page, language)
      await fields.body.fill('متن')
      await fields.send.click()
      await expect(fields.name).toBeFocused()
      await expect(fields.body).toHaveValue('متن')
      await page.goto(path)
      await fill(page, language, subject)
      await fields.send.click()
      await expect(fields.section.getByRole('status')).toContainText(fields.words.again)
      await expect(fields.subject).toHaveValue(subject)
      await takeTime(page)
      await fields.send.click()
      await expect(fields.sent).toBeVisible()
      expect(await storedWith(subject)).toHaveLength(1)
    })
  })
}

loud(
  'who presses at once, as programs do, is asked to press again, and nothing is lost',
  async ({ page }) => {
    await page.goto(pagePath('ca', 'contact'))
    const subject = sign()
    const fields = await fill(page, 'ca', subject)
    await fields.send.click()
    await expect(fields.section.getByRole('status')).toContainText(fields.words.again)
    await expect(fields.body).toHaveValue(`${subject}\n۲`)
    await takeTime(page)
    await fields.send.click()
    await expect(fields.sent).toBeVisible()
  },
)

/** What a form posts, by a program that took its time. */
async function poster(request: APIRequestContext, headers: Record<string, string>) {
  const token = await (await request.get('/form-token')).text()
  await new Promise((resolve) => setTimeout(resolve, 3200))
  return (fields: Record<string, string>, more: Record<string, string> = {}) =>
    request.post(pagePath('ca', 'contact'), {
      form: { name: 'A', email: 'a@example.org', subject: 'B', body: 'C', token, ...fields },
      headers: { Origin: process.env.SITE_URL ?? '', ...headers, ...more },
    })
}

loud(
  'a flood is refused for a while, with the text kept, and others still get through',
  async ({ page, request }) => {
    const flooding = visitor()
    const post = await poster(request, flooding)
    const subject = sign()
    for (let count = 1; count <= 5; count++)
      expect((await post({ subject: `${subject} ${count}` })).status(), `message ${count}`).toBe(200)
    const refused = await post({ subject: `${subject} 6`, body: 'kept' })
    expect(refused.status()).toBe(429)
    expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0)
    expect(await refused.text()).toMatch(/<textarea[^>]*>kept<\/textarea>/)
    expect(await storedWith(`${subject} 6`)).toEqual([])
    expect((await post({ subject: `${subject} 7` }, visitor())).status()).toBe(200)

    await page.setExtraHTTPHeaders(flooding)
    await page.goto(pagePath('fa', 'contact'))
    const fields = await fill(page, 'fa', subject)
    await takeTime(page)
    await fields.send.click()
    const alert = fields.section.getByRole('alert').filter({ hasText: fields.words.notSent })
    await expect(alert).toBeFocused()
    await expect(alert).toContainText(formatNumber('fa', 10))
    await expect(fields.body).toHaveValue(`${subject}\n۲`)
  },
)

test('the same message sent twice is stored once', async ({ request }) => {
  const post = await poster(request, visitor())
  const subject = sign()
  const answers = await Promise.all([post({ subject }), post({ subject })])
  expect(answers.map((it) => it.status())).toEqual([200, 200])
  expect(await storedWith(subject)).toHaveLength(1)
})

test('what another site, a program or a trap sends is not stored', async ({ request }) => {
  const post = await poster(request, visitor())
  const subject = sign()
  expect((await post({ subject }, { Origin: 'https://elsewhere.example' })).status()).toBeGreaterThanOrEqual(
    400,
  )
  expect((await post({ subject }, { 'Sec-Fetch-Site': 'cross-site' })).status()).toBe(403)
  expect((await post({ subject, website: 'https://elsewhere.example' })).status()).toBe(422)
  expect((await post({ subject, token: `${Date.now() - 10_000}.forged` })).status()).toBe(422)
  expect((await post({ subject, body: 'x'.repeat(33_000) })).status()).toBe(413)
  expect(await storedWith(subject)).toEqual([])
})

loud.describe('while the content server is away', () => {
  let away: Awaited<ReturnType<typeof standBetween>>
  let site: Site
  loud.beforeEach(async () => {
    away = await standBetween(() => undefined)
    site = await startSite({ cmsUrl: away.url, env: { SITE_API_TOKEN: 'unknown-to-the-content-server' } })
  })
  loud.afterEach(async () => {
    await site.stop()
    away.stop()
  })

  for (const javaScriptEnabled of [true, false])
    loud.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      loud.use({ javaScriptEnabled })
      loud('the page says so, keeps the text and offers telephone and e-mail', async ({ page }) => {
        await page.goto(site.url + pagePath('fa', 'contact'))
        const fields = await fill(page, 'fa', sign())
        if (!javaScriptEnabled) await fields.send.click()
        await takeTime(page)
        away.stop()
        await fields.send.click()
        const alert = fields.section.getByRole('alert').filter({ hasText: fields.words.notSent })
        await expect(alert).toContainText(fields.words.failed)
        await expect(alert.locator('a[href^="tel:+"]')).toBeVisible()
        await expect(alert.locator('a[href^="mailto:"]')).toBeVisible()
        await expect(fields.name).toHaveValue(written.fa)
        await expect(fields.body).toHaveValue(/۲$/)
        if (javaScriptEnabled) expect(await violationsOf(page)).toEqual([])
      })
    })
})

loud('while the site itself is away, the page says so and keeps the text', async ({ page }) => {
  await page.goto(pagePath('ca', 'contact'))
  const fields = await fill(page, 'ca', sign())
  await page.context().setOffline(true)
  await fields.send.click()
  await expect(fields.section.getByRole('alert').filter({ hasText: fields.words.notSent })).toBeFocused()
  await expect(fields.body).toHaveValue(/۲$/)
})

test('who takes a gift is not told where the giver came from', async ({ page }) => {
  let asked: IncomingHttpHeaders | undefined
  const processor = createServer((request, response) => {
    if (request.url === '/card') asked = request.headers
    response.end('<link rel="icon" href="data:,">')
  }).listen(0, '127.0.0.1')
  await once(processor, 'listening')
  const url = `http://127.0.0.1:${(processor.address() as AddressInfo).port}/card`
  const between = await standBetween(({ pathname, search }) =>
    pathname === '/api/pages' && search.includes('donate')
      ? {
          status: 200,
          body: donatePage([
            { label: 'Card', url },
            { label: 'Bank', url: 'mailto:gift@example.org' },
          ]),
        }
      : undefined,
  )
  const site = await startSite({ cmsUrl: between.url })
  try {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(site.url + pagePath('ca', 'donate'))
    const words = dictionaries.ca.donate
    await page.getByRole('button', { name: words.copy }).click()
    await expect(page.getByRole('status').filter({ hasText: words.copied })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('gift@example.org')
    const way = page.getByRole('link', { name: /Card/ })
    await expect(way).toHaveAttribute('rel', 'external noopener noreferrer')
    await way.click()
    await expect(page).toHaveURL(url)
    expect(asked).toBeDefined()
    expect(asked).not.toHaveProperty('referer')
    expect(asked).not.toHaveProperty('origin')
  } finally {
    await site.stop()
    between.stop()
    processor.close()
  }
})

const donatePage = (links: { label: string; url: string }[]) => ({
  data: [{ documentId: 'donate', title: 'Donate', slug: 'donate', locale: 'en', links }],
  meta: { pagination: { page: 1, pageSize: 25, pageCount: 1, total: 1 } },
})
