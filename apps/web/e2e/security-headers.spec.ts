import { createHash } from 'node:crypto'
import { type PageName, sitePages } from '@islamic-centre/site-contract/site-paths'
import { pagePath } from '../app/paths/site-pages.ts'
import { dataPathOf } from '../app/platform/react-router-internals.ts'
import { sample } from './extent.ts'
import { observatoryScores } from './observatory.ts'
import { startSite } from './start-site.ts'
import { expect, languages, loud as test } from './test.ts'

const names = Object.keys(sitePages) as PageName[]
const pages = sample(
  'observatory',
  languages.flatMap((language) => names.map((name) => pagePath(language, name))),
  6,
)

test('every page meets every criterion of an A+ in Mozilla’s Observatory', { tag: ['@spec:12.7'] }, async ({
  request,
}) => {
  const shared = JSON.parse(process.env.SHARED_SECRETS ?? '{}')
  for (const env of [{}, shared]) {
    const site = await startSite({
      cmsUrl: process.env.CMS_URL ?? '',
      env: { ...env, PUBLIC_URL: 'https://www.example.org', CMS_PUBLIC_URL: 'https://cms.example.org' },
    })
    try {
      await Promise.all(
        pages.map(async (path) => {
          const scores = await observatoryScores(await request.get(site.url + path))
          for (const [criterion, score] of Object.entries(scores))
            expect(score, `${criterion} of ${path}`).toBeGreaterThanOrEqual(0)
        }),
      )
    } finally {
      await site.stop()
    }
  }
})

test('a page may run only its own inline scripts and those of the site', async ({ page, request }) => {
  const response = await request.get('/fa/home')
  const policy = response.headers()['content-security-policy'] ?? ''
  const allowed = /script-src ([^;]+)/.exec(policy)?.[1]?.split(' ') ?? []
  const html = await response.text()
  const inline = [...html.matchAll(/<script(?![^>]*(?:src=|\+json|\/json))[^>]*>([\s\S]*?)<\/script>/g)]
  const hashes = inline.map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  expect(hashes.length).toBeGreaterThan(2)
  expect(allowed.sort()).toEqual(["'self'", ...new Set(hashes)].sort())
  expect(html).not.toContain('nonce')

  await page.goto('/fa/home')
  const refused = page.waitForEvent('console', (it) => it.text().includes('Content Security Policy'))
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.harmed = true'
    document.body.append(script)
  })
  await refused
  expect(await page.evaluate(() => Reflect.get(window, 'harmed'))).toBeUndefined()
})

test('only the admin panel may frame a page, and nothing may where previews are off', {
  tag: ['@spec:12.7'],
}, async ({ request }) => {
  const panel = new URL(process.env.CMS_URL ?? '').origin
  const policyOf = async (address: string) =>
    (await request.get(address)).headers()['content-security-policy']
  expect(await policyOf('/fa/home')).toMatch(new RegExp(`frame-ancestors ${panel}(;|$)`))
  expect(await policyOf('/form-token')).toContain("frame-ancestors 'none'")
  const site = await startSite({ cmsUrl: process.env.CMS_URL ?? '' })
  try {
    const response = await request.get(`${site.url}/ca/home`)
    expect(response.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(response.headers()['x-frame-options']).toBe('DENY')
    expect(response.headers()).not.toHaveProperty('strict-transport-security')
  } finally {
    await site.stop()
  }
})

test('feeds and calendars are readable cross-origin, and data is never interpreted as a page', async ({
  request,
}) => {
  for (const [address, policy] of [
    ['/share.png', 'cross-origin'],
    ['/ca/events.ics', 'cross-origin'],
    ['/ca/announcements.rss', 'cross-origin'],
    ['/ca/prayer-times/toronto/2026-11/timetable.csv', 'cross-origin'],
    ['/ca/prayer-times/toronto/2026-11/timetable.json', 'cross-origin'],
    [dataPathOf('/ca/home'), 'same-origin'],
    ['/assets/locales.json', 'same-origin'],
  ]) {
    const headers = (await request.get(address ?? '')).headers()
    expect(headers['cross-origin-resource-policy'], address).toBe(policy)
    expect(headers['x-content-type-options'], address).toBe('nosniff')
    expect(headers['content-security-policy'], address).toContain("default-src 'none'")
  }
})
