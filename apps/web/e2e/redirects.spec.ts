import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { pagePath } from '../app/paths/site-pages.ts'
import { dataPathOf } from '../app/platform/react-router-internals.ts'
import { safeTargets, unsafeTargets } from '../app/security/redirect-targets.fixture.ts'
import { expectCached } from './cached-on-device.ts'
import { rawBytes, rawRequest } from './raw-request.ts'
import { expect, test, testOfUnavailable } from './test.ts'

const site = () => process.env.SITE_URL ?? ''

/** Where a query names the next page: `{query}` is the target. */
const redirecting = {
  'the page without a network': { path: '/ca/offline', name: 'from' },
  'the way out of a preview': { path: '/ca/preview/leave', name: 'path' },
}
/** Already encoded: bytes that are not UTF-8, a second encoding, characters that need no encoding in a query. */
const encoded = [
  '%5C%5Cevil.example/fa',
  'https:%5C%5Cevil.example/fa',
  '%255C%255Cevil.example%252Ffa',
  '%252F%252Fevil.example%252Ffa',
  '//evil.example/fa',
  '/\\evil.example/fa',
  '%FF%FE//evil.example',
  '%C0%AF%C0%AFevil.example/fa',
  '%0D%0ALocation:%20https://evil.example/fa',
  '+//evil.example/fa',
  '%',
]

const targets = [
  ...unsafeTargets.filter(Boolean).map((it) => [encodeURIComponent(it), '/ca/home'] as const),
  ...encoded.map((it) => [it, '/ca/home'] as const),
  ...safeTargets.map(([it, path]) => [encodeURIComponent(it.toWellFormed()), path] as const),
]

/** The target of a redirect in a page's data: a list in which each name precedes its value. */
function redirectIn(data: string): unknown {
  const values: unknown[] = JSON.parse(data.split('\n', 1)[0] ?? '')
  return values[values.indexOf('redirect') + 1]
}

for (const [page, { path, name }] of Object.entries(redirecting)) {
  test(`${page} redirects only to a page of the site, whatever its query contains`, {
    tag: ['@spec:13.1'],
  }, async () => {
    for (const [target, to] of targets) {
      const response = await rawRequest(`${site()}${path}?${name}=${target}`)
      expect([target, response.status, response.headers.location]).toEqual([target, 302, to])
    }
  })

  test(`${page} redirects the same way in its data request`, { tag: ['@spec:13.1'] }, async () => {
    for (const [target, to] of targets) {
      const response = await rawRequest(`${site()}${dataPathOf(path)}?${name}=${target}`)
      expect([target, response.status, redirectIn(response.text)]).toEqual([target, 202, to])
    }
  })
}

test('a redirect from a malformed URL logs no error', async () => {
  for (const { path, name } of Object.values(redirecting))
    for (const [target] of targets) {
      expect((await rawRequest(`${site()}${path}?${name}=${target}&log=checked`)).status, target).toBe(302)
    }
  const log = readFileSync(process.env.SITE_LOG ?? '', 'utf8').split('\n')
  const failed = log.filter(
    (it) => /"path":"\/ca\/(offline|preview\/leave)/.test(it) && /"status":5|"err"/.test(it),
  )
  expect(failed).toEqual([])
})

test('an unknown URL redirects home and never to another host', { tag: ['@spec:13.1'] }, async () => {
  for (const target of unsafeTargets) {
    // A request line contains no spaces and only ASCII.
    const path = `/${target}`.replace(/[^!-~]/gu, (it) => encodeURIComponent(it))
    const response = await rawBytes(site(), `GET ${path} HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n`)
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1])
    expect(status, path).toBeLessThan(500)
    const location = /^location: (.*)$/im.exec(response)?.[1]?.trim()
    if (location) expect(location, path).toMatch(/^\/(fa|ca)(?![^/?])(?!\/\/)[!-[\]-~]*$/)
  }
})

testOfUnavailable.describe('the cached offline page', () => {
  testOfUnavailable.use({ serviceWorkers: 'allow' })

  const wayOn = (page: Page) => page.getByRole('main').locator('a').first()

  testOfUnavailable(
    'links only to a page of the site, whatever its query contains',
    async ({ page, context, baseURL }) => {
      await page.goto(pagePath('ca', 'events'))
      await expectCached(page, '/ca/offline', '/fa/offline', pagePath('ca', 'home'))
      await context.setOffline(true)
      for (const target of [
        '//evil.example/fa',
        '\\\\evil.example/fa',
        'https:\\\\evil.example/fa',
        '/fa/..//evil.example',
        '/ca/prayer-times/../..//evil.example',
        '/\t/evil.example/fa',
        'javascript:alert(1)//fa',
        '/FA/home',
      ]) {
        await page.goto(`/ca/offline?from=${encodeURIComponent(target)}`)
        await expect(wayOn(page), target).toHaveAttribute('href', pagePath('ca', 'home'))
        expect(new URL(page.url()).pathname).toBe('/ca/offline')
      }
      await page.goto('/ca/offline?from=%2Fca%2Fp%2F%D9%85%D8%A7%3Fa%3Db')
      await expect(wayOn(page)).toHaveAttribute('href', '/ca/p/%D9%85%D8%A7?a=b')
      expect(page.url().startsWith(baseURL ?? '')).toBe(true)
    },
  )
})
