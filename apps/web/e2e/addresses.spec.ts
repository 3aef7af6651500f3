import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { languages } from '@islamic-centre/i18n/locales'
import { sample } from './extent.ts'
import { expect, test } from './test.ts'

const redirects: [from: string, to: string, rows?: string[]][] = [
  ['/', '/fa/home', ['@spec:1.8', '@spec:9.1']],
  ['/fa', '/fa/home', ['@spec:2.2']],
  ['/ca', '/ca/home', ['@spec:2.2']],
  ['/ca/', '/ca/home'],
  ['/nonsense', '/fa/home', ['@spec:2.13']],
  ['/fa/nonsense', '/fa/home'],
  ['/ca/nonsense/deeper', '/ca/home', ['@spec:2.13']],
  ['/xx/home', '/fa/home'],
  ['/ca/home/deeper?from=elsewhere', '/ca/home'],
  ['/fa/services/nonsense', '/fa/home', ['@spec:2.13']],
  ['/ca/about-us/nonsense', '/ca/home'],
  ['/ca/contact-us/nonsense', '/ca/home'],
  ['/CA/events?from=elsewhere', '/ca/events?from=elsewhere'],
  ['/Fa', '/fa'],
]

for (const [from, to, rows = []] of redirects)
  test(`${from} leads to ${to}`, { tag: rows }, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 })
    expect(response.status()).toBe(302)
    expect(response.headers().location).toBe(to)
  })

for (const [language, from] of sample(
  'unknown-address',
  [
    ['fa', '/nonsense'],
    ['ca', '/ca/nonsense/deeper'],
  ] as const,
  1,
))
  test(`home shows a visitor of ${from} that the address was not found, until the next page`, async ({
    page,
  }) => {
    await page.goto(from)
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe(`/${language}/home`)
    const { nav, errors } = dictionaries[language]
    const line = page.getByRole('status').filter({ hasText: errors.unknownAddress })
    await expect(line).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(line).toBeHidden()
    await page.emulateMedia({ media: null })
    await page.getByRole('banner').getByRole('link', { name: nav.events, exact: true }).click()
    await expect(page).toHaveURL(`/${language}/events`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(nav.events)
    await page.goBack()
    await expect(page).toHaveURL(`/${language}/home`)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(nav.events)
    await expect(line).toHaveCount(0)
  })

test('home says nothing of the kind to one who opens a known address', async ({ page }) => {
  for (const path of sample('known-address', ['/', '/ca', '/CA', '/CA/', '/ca/home/', '/ca/home'], 2)) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/(fa|ca)\/home$/)
    for (const language of languages)
      await expect(page.getByText(dictionaries[language].errors.unknownAddress), path).toHaveCount(0)
  }
})

test('a visitor who chose English gets English at `/`', { tag: ['@spec:12.13'] }, async ({ request }) => {
  const response = await request.get('/', { maxRedirects: 0, headers: { Cookie: 'language=ca' } })
  expect(response.headers().location).toBe('/ca/home')
  const nonsense = await request.get('/', { maxRedirects: 0, headers: { Cookie: 'language=//evil.example' } })
  expect(nonsense.headers().location).toBe('/fa/home')
})

for (const path of [
  '/assets/none.js',
  '/assets/i18n/de.json',
  '/assets/i18n/fa.txt',
  '/favicon.gif',
  '/fa/picture.png',
])
  test(`${path} has status 404`, {
    tag: path.startsWith('/assets/i18n/') ? ['@spec:7.12'] : [],
  }, async ({ request }) => {
    expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(404)
  })

test('a page answers only GET and HEAD', async ({ request }) => {
  for (const method of ['PUT', 'DELETE', 'PATCH', 'POST'])
    expect((await request.fetch('/fa/home', { method, maxRedirects: 0 })).status(), method).toBe(405)
})

test('the translations are files', {
  tag: ['@spec:3.7', '@spec:3.8', '@spec:7.12', '@spec:7.13', '@spec:9.1'],
}, async ({ request }) => {
  expect(await (await request.get('/assets/locales.json')).json()).toEqual({
    locales: ['fa', 'ca'],
    prefix: 'ROUTES.',
    escapePrefix: '!',
  })
  expect((await (await request.get('/assets/i18n/fa.json')).json()).nav.home).toBe('خانه')
  expect((await (await request.get('/assets/i18n/ca.json')).json()).nav.home).toBe('Home')
})

test('in production built files are served with a lifetime of a year, and no development file is', {
  tag: ['@spec:9.24'],
}, async ({ request }) => {
  const html = await (await request.get('/fa/home')).text()
  const [, script = ''] = /"(\/assets\/[^"]+\.js)"/.exec(html) ?? []
  const { 'cache-control': cacheControl, 'content-type': type } = (await request.get(script)).headers()
  expect(cacheControl).toBe('public, max-age=31536000, immutable')
  expect(type).toContain('javascript')
  const workshop = await request.get('/@vite/client', { maxRedirects: 0 })
  expect(workshop.headers().location).toBe('/fa/home')
})

test('a page’s scripts come after its visible content', { tag: ['@spec:9.25'] }, async ({ request }) => {
  const html = await (await request.get('/fa/home')).text()
  const scripts = [...html.matchAll(/<script(?! type="application\/ld\+json")([^>]*)>/g)]
  expect(scripts.map(([, attributes]) => attributes)).toContainEqual(expect.stringContaining('type="module"'))
  for (const { index } of scripts) expect(index).toBeGreaterThan(html.lastIndexOf('</footer>'))
})
