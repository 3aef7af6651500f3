import AxeBuilder from '@axe-core/playwright'
import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { languages } from '@islamic-centre/i18n/locales'
import { requestAsPanel } from './administrator.ts'
import { sample } from './extent.ts'
import { startSite } from './start-site.ts'
import { expect, loud as test } from './test.ts'

const words = dictionaries.ca.preview

test('a draft is seen in the preview on its own page and where the site lists its kind, and by no visitor', async ({
  page,
  request,
}) => {
  const panelRequest = requestAsPanel(request)
  for (const [type, entry, path] of [
    ['api::post.post', { kind: 'class' }, '/ca/classes'],
    ['api::post.post', { kind: 'event', startsAt: '2100-01-01T19:00:00.000Z' }, '/ca/events'],
    ['api::video-gallery.video-gallery', { url: 'https://vimeo.com/100000009' }, '/ca/gallery'],
  ] as const) {
    const title = `A draft of ${path} ${Date.now()}`
    const entries = `/content-manager/collection-types/${type}?locale=en`
    const slug = `draft-${Date.now()}`
    const { data: draft } = await panelRequest(entries, { title, slug, ...entry })
    const address = `/content-manager/preview/url/${type}?documentId=${draft.documentId}&locale=en&status=draft`
    const { data } = await panelRequest(address)
    await page.goto(data.url)
    expect(new URL(page.url()).pathname).toBe(`${path}/${slug}`)
    await expect(page.getByText(title).first()).toBeVisible()
    expect((await request.get(`${path}/${slug}`)).status()).toBe(404)
    await page.goto(path)
    await expect(page.getByText(title).first()).toBeVisible()
    expect(await (await request.get(path)).text()).not.toContain(title)
  }
})

test('a previewed page is neither cached nor indexed; a visitor’s page is unchanged', {
  tag: ['@spec:12.13'],
}, async ({ page, request }) => {
  const path = '/content-manager/preview/url/api::banner.banner?locale=fa&status=draft'
  const { data } = await requestAsPanel(request)(path)
  const asVisitor = async () => {
    const response = await request.get('/fa/home')
    const { 'cache-control': cache, 'x-robots-tag': robots, vary } = response.headers()
    const marked = /noindex|preview-bar/.test(await response.text())
    return { cache: cache?.split(',')[0], robots, vary, marked }
  }
  const before = await asVisitor()
  expect(before).toMatchObject({ cache: 'public', robots: undefined, marked: false })

  const response = await page.goto(data.url)
  expect(page.url()).toMatch(/\/fa\/home$/)
  expect(response?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
  })
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
  const cookies = await page.context().cookies()
  expect(cookies).toMatchObject([{ name: 'preview', httpOnly: true, sameSite: 'Lax' }])
  expect(await asVisitor()).toEqual(before)

  await page.setViewportSize({ width: 360, height: 740 })
  const { violations } = await new AxeBuilder({ page }).include('.preview-bar').analyze()
  expect(violations).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

  // A tab that was opened before the preview shows the bar on its next page, too.
  const published = new URL(data.url)
  await page.goto(`${published.origin}/fa/preview/leave?path=//evil.example`)
  expect(page.url()).toBe(`${published.origin}/fa/home`)
  await expect(page.locator('.preview-bar')).toHaveCount(0)
  await page.context().addCookies(cookies)
  await page.getByRole('link', { name: 'English' }).first().click()
  await expect(page.getByRole('complementary', { name: words.label, exact: true })).toBeVisible()
})

for (const language of sample('forged-preview', languages, 1))
  test(`a forged preview URL opens no draft and reports it in ${language}`, {
    tag: ['@spec:12.13'],
  }, async ({ page }) => {
    const { errors } = dictionaries[language]
    const expires = String(Math.floor(Date.now() / 1000) + 600)
    const forged = new URLSearchParams({
      path: `/${language}/home`,
      status: 'draft',
      expires,
      signature: 'x',
    })
    const response = await page.goto(`/${language}/preview?${forged}`)
    expect(response?.status()).toBe(403)
    await expect(page.getByRole('heading', { name: errors.linkExpired })).toBeVisible()
    await expect(page.getByText(errors.linkExpiredText)).toBeVisible()
    expect(await page.context().cookies()).toEqual([])
    await page.getByRole('link', { name: errors.home }).click()
    await expect(page).toHaveURL(new RegExp(`/${language}/home$`))
  })

test('the webhook accepts only signed messages by POST', {
  tag: ['@spec:12.12'],
}, async ({ request }) => {
  for (const method of ['GET', 'HEAD', 'PUT', 'DELETE']) {
    const response = await request.fetch('/webhooks/content', { method })
    expect(response.status(), method).toBe(405)
    expect(response.headers().allow, method).toBe('POST')
  }
  const data = { event: 'entry.publish', type: 'api::post.post' }
  expect((await request.post('/webhooks/content', { data })).status()).toBe(401)
})

test('a site without the secrets has neither preview nor webhook, and logs it when it starts', async ({
  request,
}) => {
  const site = await startSite({ cmsUrl: process.env.CMS_URL ?? '' })
  try {
    expect((await request.get(`${site.url}/fa/preview?path=/fa/home`)).status()).toBe(404)
    expect((await request.post(`${site.url}/webhooks/content`, { data: {} })).status()).toBe(404)
    await expect.poll(site.logs).toContain('"feature":"previews","needs":"PREVIEW_SECRET and SITE_API_TOKEN"')
    await expect.poll(site.logs).toContain('"feature":"webhook","needs":"WEBHOOK_SECRET"')
  } finally {
    await site.stop()
  }
})
