import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { signUnsavedPreview, type UnsavedPreview } from '@islamic-centre/site-contract/unsaved-preview'
import { openPanel, requestAsPanel } from './administrator.ts'
import { rawBytes, rawRequest } from './raw-request.ts'
import { expect, loud as test } from './test.ts'

const secret = () => JSON.parse(process.env.SHARED_SECRETS ?? '{}').PREVIEW_SECRET as string
const site = () => process.env.SITE_URL ?? ''
const path = '/fa/events/unsaved-event'
const word = 'نانوشته‌ای که ذخیره نشده'

const event = (fields: object = {}, more: Partial<UnsavedPreview> = {}): UnsavedPreview => ({
  session: 'of-this-test',
  path,
  type: 'post',
  documentId: 'unsaved-preview',
  entries: {
    fa: {
      documentId: 'unsaved-preview',
      kind: 'event',
      slug: 'unsaved-event',
      title: word,
      startsAt: '2100-01-01T19:00:00.000Z',
      ...fields,
    },
  },
  ...more,
})
const signed = (preview: UnsavedPreview, now = new Date(), key = secret()) =>
  signUnsavedPreview(preview, key, now)

async function send(unsaved: string, address = path, headers: Record<string, string> = {}) {
  const body = new URLSearchParams({ unsaved })
  const response = await fetch(`${site()}${address}?unsaved`, { method: 'POST', headers, body })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

test('a form is shown as its page to whom the content server signed it for, is stored nowhere, and framed by the panel only', {
  tag: ['@spec:12.13'],
}, async ({ request }) => {
  const shown = await send(signed(event()))
  expect(shown.status).toBe(200)
  expect(shown.text).toContain(`${word}</h1>`)
  expect(shown.headers.get('cache-control')).toBe('private, no-store')
  expect(shown.headers.get('x-robots-tag')).toBe('noindex, nofollow')
  expect(shown.text).toContain('<meta name="robots" content="noindex, nofollow"')
  expect(shown.headers.get('set-cookie')).toBeNull()
  const panel = new URL(process.env.CMS_URL ?? '').origin
  expect(shown.headers.get('content-security-policy')).toContain(`frame-ancestors ${panel}`)

  expect((await send(signed(event({}, { path: '/fa/events' })), '/fa/events')).text).toContain(word)
  // No visitor meets it: neither there nor in a list, the search or the sitemap.
  expect((await request.get(path)).status()).toBe(404)
  expect((await request.get(`${path}?unsaved`)).status()).toBe(404)
  for (const address of [
    '/fa/events',
    `/fa/search?q=${encodeURIComponent(word)}`,
    '/sitemap.xml',
    '/fa/home',
  ])
    expect(await (await request.get(address)).text(), address).not.toContain('unsaved-event')
})

test('an unsigned, expired, moved, long or misplaced form is not shown', async () => {
  const now = new Date()
  const refused: [name: string, status: number, unsaved: string, address?: string][] = [
    ['nothing', 403, ''],
    ['signed by somebody else', 403, signed(event(), now, 'made up')],
    ['older than a minute', 403, signed(event(), new Date(now.getTime() - 61_000))],
    ['at another address', 403, signed(event()), '/fa/donate'],
    ['of no page', 403, signed(event()), '/nowhere'],
  ]
  for (const [name, status, unsaved, address] of refused) {
    const response = await send(unsaved, address)
    expect([name, response.status]).toEqual([name, status])
    expect(response.text).not.toContain(word)
  }
  // The server does not read what is too long.
  const head = `POST ${path}?unsaved HTTP/1.1\r\nHost: site\r\nContent-Length: 600000\r\n\r\n`
  expect(await rawBytes(site(), head)).toMatch(/^HTTP\/1.1 413/)
  expect((await rawRequest(`${site()}/fa/donate`, { method: 'POST' })).status).toBe(405)
  const asJson = await send(signed(event()), path, { 'Content-Type': 'application/json' })
  expect(asJson.status).toBe(403)
})

test('what a form contains is text, as on every page', async ({ page }) => {
  const hostile = `<img src=x onerror="document.title='run'"><script>document.title='run'</script>`
  const content = `${hostile}\n\n[link](javascript:alert(1))`
  const shown = await send(signed(event({ title: hostile, content, registrationUrl: 'javascript:alert(1)' })))
  expect(shown.status).toBe(200)
  expect(shown.text).not.toMatch(/<img src=x|href="javascript:|<script>document/)
  await page.setContent(shown.text)
  expect(await page.title()).not.toBe('run')
})

test('an entry that the site cannot show is an error, and the next one is shown', async () => {
  const broken = await send(signed(event({ title: '' })))
  expect(broken.status).toBeGreaterThanOrEqual(400)
  expect((await send(signed(event()))).status).toBe(200)
})

test('of many pages of one form the newest is shown, and those of other forms are, too', async () => {
  const titles = Array.from({ length: 12 }, (_, at) => `${word} ${at}`)
  const own = titles.map((title) => send(signed(event({ title }))))
  const others = titles.map((title, at) => send(signed(event({ title }, { session: `other-${at}` }))))
  const answers = await Promise.all(own)
  for (const [at, { status, text }] of answers.entries()) {
    expect([200, 409]).toContain(status)
    if (status === 200) expect(text).toContain(`${titles[at]}</h1>`)
  }
  expect((await Promise.all(others)).map((it) => it.status)).toEqual(titles.map(() => 200))
  const last = await send(signed(event({ title: titles[11] })))
  expect(last.text).toContain(`${titles[11]}</h1>`)
})

test('an editor sees what is typed beside the form, in both languages and as wide as a phone, before it is saved', async ({
  page,
  request,
}) => {
  const panelRequest = requestAsPanel(request)
  const slug = `followed-${Date.now()}`
  const entries = '/content-manager/collection-types/api::post.post'
  const { data } = await panelRequest(`${entries}?locale=fa`, { title: 'پیش از تغییر', slug, kind: 'event' })
  await page.setViewportSize({ width: 1440, height: 1000 })
  await page.addInitScript(() => localStorage.setItem('strapi-admin-language', 'en'))
  const form = `${process.env.CMS_URL}/admin${entries}/${data.documentId}?plugins[i18n][locale]=fa`
  await openPanel(page, form)
  await page.getByRole('button', { name: 'Preview beside the form' }).click()
  const pane = page.getByRole('complementary', { name: 'Preview', exact: true })
  const frame = () => pane.frameLocator('iframe:not([inert])')
  const heading = () => frame().getByRole('heading', { level: 1 })
  await expect(heading()).toHaveText('پیش از تغییر')
  await page.locator('input[name=title]').fill('شب یلدا در کانون')
  await expect(heading()).toHaveText('شب یلدا در کانون')

  // The page stays where it was read.
  const scrolled = () =>
    page.frames().map((it) => (it.name().startsWith('preview:') ? it.evaluate(() => window.scrollY) : 0))
  await frame().getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(async () => Math.max(...(await Promise.all(scrolled())))).toBeGreaterThan(100)
  await page.locator('input[name=title]').fill('شب یلدا')
  await expect(heading()).toHaveText('شب یلدا')
  await expect.poll(async () => Math.max(...(await Promise.all(scrolled())))).toBeGreaterThan(100)

  await pane.getByRole('button', { name: 'Phone' }).click()
  await expect.poll(async () => (await pane.locator('iframe:not([inert])').boundingBox())?.width).toBe(390)
  await pane.getByRole('button', { name: 'English' }).click()
  await expect(frame().getByText(dictionaries.ca.records.onlyIn.fa)).toBeVisible()
  await expect(frame().locator('html')).toHaveAttribute('lang', 'en-CA')

  // Without a title there is no page; the form stays as it is.
  await page.locator('input[name=title]').fill('')
  await expect(pane.getByRole('status')).toContainText('Title')
  await page.locator('input[name=title]').fill('شب یلدا، هنوز ذخیره نشده')
  await expect(heading()).toHaveText('شب یلدا، هنوز ذخیره نشده')
  await expect(pane.getByRole('status')).toHaveText('')
  const { data: saved } = await panelRequest(`${entries}/${data.documentId}?locale=fa`)
  expect(saved.title).toBe('پیش از تغییر')

  // A site that does not answer takes nothing from the form.
  await page.route(/\?unsaved$/, (route) => route.abort('connectionrefused'))
  await page.locator('input[name=title]').fill('بی‌سایت')
  await expect(pane.getByRole('status')).toContainText('The site does not show the page')
  await expect(page.locator('input[name=title]')).toHaveValue('بی‌سایت')
  await page.unroute(/\?unsaved$/)
  await pane.getByRole('button', { name: 'Try again' }).click()
  await expect(heading()).toHaveText('بی‌سایت')

  // On a narrow window the preview is over the form, and the keyboard is in it.
  await pane.getByRole('button', { name: 'Close preview' }).click()
  await expect(pane).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Preview beside the form' }).click()
  await expect(pane.getByRole('button', { name: 'Close preview' })).toBeFocused()
  await expect(heading()).toHaveText('بی‌سایت')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Preview beside the form' })).toBeFocused()
  await expect(page.locator('input[name=title]')).toHaveValue('بی‌سایت')
})
