import { formatNumber } from '@islamic-centre/i18n/formats'
import type { Request, Route } from '@playwright/test'
import { pagePath } from '../app/paths/site-pages.ts'
import { breaksNoRule } from './axe.ts'
import { sample } from './extent.ts'
import { fill, poster, sign, storedWith, takeTime, visitor, written } from './message-form.ts'
import { proxyContentServer } from './proxy-content-server.ts'
import { type Site, startSite } from './start-site.ts'
import { expect, loud as test } from './test.ts'

test.beforeEach(({ page }) => page.setExtraHTTPHeaders(visitor()))

test('a form that is sent at once, as programs do, must be sent again, and no input is lost', async ({
  page,
}) => {
  await page.goto(pagePath('ca', 'contact'))
  const subject = sign()
  const fields = await fill(page, 'ca', subject)
  await expect(fields.section.locator('input[name=token]')).toHaveValue(/./)
  // With a token of this moment: on a busy machine the browser would be as slow as a person.
  const replaceToken = async (route: Route, request: Request) => {
    if (request.method() !== 'POST') return route.fallback()
    const postData = new URLSearchParams(request.postData() ?? '')
    postData.set('token', await (await page.request.get('/form-token')).text())
    await route.continue({ postData: postData.toString() })
  }
  const posts = /\/ca\/contact/
  await page.route(posts, replaceToken)
  await fields.send.click()
  await expect(fields.section.getByRole('status')).toContainText(fields.words.again)
  await expect(fields.body).toHaveValue(`${subject}\n۲`)
  await page.unroute(posts, replaceToken)
  await takeTime(page)
  await fields.send.click()
  await expect(fields.sent).toBeVisible()
})

test('a flood is refused for a while, with the text preserved, and other visitors are not limited', {
  tag: ['@spec:10.5'],
}, async ({ page, request }) => {
  const flooding = visitor()
  const post = await poster(request, flooding)
  const subject = sign()
  for (let count = 1; count <= 5; count++)
    expect((await post({ subject: `${subject} ${count}` })).status(), `message ${count}`).toBe(200)
  const refused = await post({ subject: `${subject} 6`, body: 'preserved' })
  expect(refused.status()).toBe(429)
  expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0)
  expect(await refused.text()).toMatch(/<textarea[^>]*>preserved<\/textarea>/)
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
})

test('the same message sent twice is stored once', async ({ request }) => {
  const post = await poster(request, visitor())
  const subject = sign()
  const responses = await Promise.all([post({ subject }), post({ subject })])
  expect(responses.map((it) => it.status())).toEqual([200, 200])
  expect(await storedWith(subject)).toHaveLength(1)
})

test('a message from another site, from a program or with the honeypot filled is not stored', {
  tag: ['@spec:10.5'],
}, async ({ request }) => {
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

test.describe('while the content server is unavailable', () => {
  let contentServer: Awaited<ReturnType<typeof proxyContentServer>>
  let site: Site
  test.beforeEach(async () => {
    const { SITE_API_TOKEN } = JSON.parse(process.env.SHARED_SECRETS ?? '')
    contentServer = await proxyContentServer(() => undefined)
    site = await startSite({ cmsUrl: contentServer.url, env: { SITE_API_TOKEN } })
  })
  test.afterEach(async () => {
    await site.stop()
    contentServer.stop()
  })

  for (const javaScriptEnabled of sample('message-unavailable', [true, false], 1))
    test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled })
      test('the page reports it, preserves the text and offers telephone and e-mail', async ({
        page,
        request,
      }) => {
        const [before, after] = [sign(), sign()]
        await page.goto(site.url + pagePath('fa', 'contact'))
        const fields = await fill(page, 'fa', after)
        if (!javaScriptEnabled) {
          await fields.send.click()
          await expect(fields.section.getByRole('status')).toContainText(fields.words.again)
        }
        // The same site stores messages while the content server is available.
        const post = await poster(request, visitor(), site.url)
        expect((await post({ subject: before })).status()).toBe(200)
        expect(await storedWith(before)).toHaveLength(1)
        contentServer.stop()
        await fields.send.click()
        const alert = fields.section.getByRole('alert').filter({ hasText: fields.words.notSent })
        await expect(alert).toContainText(fields.words.failed)
        await expect(alert.locator('a[href^="tel:+"]')).toBeVisible()
        await expect(alert.locator('a[href^="mailto:"]')).toBeVisible()
        await expect(fields.name).toHaveValue(written.fa)
        await expect(fields.body).toHaveValue(/۲$/)
        expect(await storedWith(after)).toEqual([])
        await expect.poll(site.logs).toContain('"event":"message","outcome":"failed"')
        if (javaScriptEnabled) await breaksNoRule(page, { within: 'main' })
      })
    })
})

test('while the site itself is unavailable, the page reports it and preserves the text', async ({ page }) => {
  await page.goto(pagePath('ca', 'contact'))
  const fields = await fill(page, 'ca', sign())
  await page.context().setOffline(true)
  await fields.send.click()
  await expect(fields.section.getByRole('alert').filter({ hasText: fields.words.notSent })).toBeFocused()
  await expect(fields.body).toHaveValue(/۲$/)
})
