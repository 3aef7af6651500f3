import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import type { Page } from '@playwright/test'
import { pagePath, recordPath } from '../app/paths/site-pages.ts'
import { openPanel, requestAsPanel } from './administrator.ts'
import { expect, test } from './publishing-servers.ts'

// One after the other: each worker would start servers of its own.
test.describe.configure({ mode: 'default' })

const words = dictionaries.ca.preview
const mainPageEvent = (cmsUrl: string, locale: string) =>
  `${cmsUrl}/admin/content-manager/single-types/api::main-page-event.main-page-event?plugins[i18n][locale]=${locale}`

/** Waits until the content server has done what a press in the panel requests; the panel's notice of it is soon gone. */
async function answered(page: Page, address: RegExp, press: () => Promise<void>) {
  const response = page.waitForResponse((it) => it.request().method() !== 'GET' && address.test(it.url()))
  await press()
  expect((await response).ok()).toBe(true)
}

test('an edit published in the admin panel appears on the page', { tag: ['@spec:1.4'] }, async ({
  page,
  request,
  publishing,
}) => {
  await openPanel(page, mainPageEvent(publishing.cmsUrl, 'fa'))

  const title = `رویدادهای ویرایش‌شده ${Date.now()}`
  await page.locator('input[name=Title]').fill(title)
  await answered(page, /\/actions\/publish/, () => page.getByRole('button', { name: 'Publish' }).click())

  await expect.poll(async () => (await request.get('/fa/home')).text()).toContain(title)
  await page.goto('/fa/home')
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
})

test('an editor sees a draft on the site, marked, while a visitor does not, and publishes it', async ({
  page,
  request,
  publishing,
}) => {
  const title = `Events as a draft ${Date.now()}`
  const seenByVisitor = async () => (await request.get('/ca/home')).text()

  await openPanel(page, mainPageEvent(publishing.cmsUrl, 'en'))
  await page.locator('input[name=Title]').fill(title)
  await answered(page, /main-page-event\?/, () => page.getByRole('button', { name: 'Save' }).click())
  await page.getByRole('link', { name: 'Open preview' }).click()

  const site = page.frameLocator('[data-testid=preview-iframe]')
  const bar = site.getByRole('complementary', { name: words.label, exact: true })
  await expect(site.getByRole('heading', { name: title })).toBeVisible()
  await expect(bar).toContainText(words.text)
  expect(await seenByVisitor()).not.toContain(title)

  // The other language, in the same preview.
  await site.getByRole('link', { name: 'فارسی' }).first().click()
  const { label, text } = dictionaries.fa.preview
  await expect(site.getByRole('complementary', { name: label, exact: true })).toContainText(text)
  await site.getByRole('link', { name: 'English' }).first().click()
  await expect(site.getByRole('heading', { name: title })).toBeVisible()

  await bar.getByRole('link', { name: words.leave }).click()
  await expect(site.getByRole('heading', { name: dictionaries.ca.prayer.title })).toBeVisible()
  await expect(bar).toHaveCount(0)
  await expect(site.getByRole('heading', { name: title })).toHaveCount(0)

  // The panel posts a message to show what was saved; only a page with the preview bar listens.
  await page.reload()
  await expect(bar).toBeVisible()
  // Before that the page does not listen yet.
  await expect.poll(() => site.locator('html').evaluate(() => window.hydrated)).toBe(true)
  await site.locator('html').evaluate((html) => html.setAttribute('data-before', ''))
  await answered(page, /\/actions\/publish/, () => page.getByRole('button', { name: 'Publish' }).click())
  await expect(site.locator('html:not([data-before])')).toBeVisible()
  await expect.poll(seenByVisitor).toContain(title)
  const changed = '"change":"entry.publish","type":"api::main-page-event.main-page-event"'
  await expect.poll(publishing.siteLog).toContain(changed)
})

test('a published entry is visible to visitors, and an unpublished one is gone, each within seconds', {
  tag: ['@spec:12.1'],
}, async ({ request, publishing }) => {
  const type = 'api::anouncement.anouncement'
  const panelRequest = requestAsPanel(request, publishing.panel)
  const entries = `/content-manager/collection-types/${type}`
  const slug = `seen-at-once-${Date.now()}`
  const entry = { title: 'Seen at once', slug, date: '2026-11-21' }
  const { data } = await panelRequest(`${entries}?locale=en`, entry)
  const status = async () => (await request.get(recordPath('ca', 'announcement', slug))).status()
  expect(await status()).toBe(404)
  for (const [action, expected] of [
    ['publish', 200],
    ['unpublish', 404],
  ] as const) {
    const began = performance.now()
    await panelRequest(`${entries}/${data.documentId}/actions/${action}?locale=en`, {})
    await expect.poll(status, { intervals: [20] }).toBe(expected)
    console.log(`${action}: seen ${Math.round(performance.now() - began)} ms after the editor’s click`)
  }
})

test('a draft is not found, a newly published announcement is, and an unpublished one is not', async ({
  page,
  request,
  publishing,
}) => {
  const type = 'api::anouncement.anouncement'
  const panelRequest = requestAsPanel(request, publishing.panel)
  const entries = `/content-manager/collection-types/${type}`
  const word = `zarrin${Date.now()}`
  const slug = `announcement-of-${word}`
  const { data } = await panelRequest(`${entries}?locale=en`, {
    title: `Notice of ${word}`,
    slug,
    date: '2026-11-21',
  })
  const address = `${pagePath('ca', 'search')}?q=${word}`
  const found = async () =>
    (await (await request.get(address)).text()).includes(recordPath('ca', 'announcement', slug))
  expect(await found()).toBe(false)

  const preview = await panelRequest(
    `/content-manager/preview/url/${type}?documentId=${data.documentId}&locale=en&status=draft`,
  )
  await page.goto(preview.data.url)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(word)
  await page.goto(address)
  await expect(page.getByRole('heading', { name: dictionaries.ca.search.none })).toBeVisible()

  await panelRequest(`${entries}/${data.documentId}/actions/publish?locale=en`, {})
  await expect.poll(found).toBe(true)
  await panelRequest(`${entries}/${data.documentId}/actions/unpublish?locale=en`, {})
  await expect.poll(found).toBe(false)
})
