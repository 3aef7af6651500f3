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
