import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { languages } from '@islamic-centre/i18n/locales'
import { pagePath } from '../app/paths/site-pages.ts'
import { proxyContentServer } from './proxy-content-server.ts'
import { startSite } from './start-site.ts'
import { expect, loud as test } from './test.ts'

test('while the content server is down the cached index is searched, and without one the page reports it', async ({
  page,
  request,
}) => {
  let down = false
  const contentServer = await proxyContentServer(() => (down ? { status: 500 } : undefined))
  const site = await startSite({ cmsUrl: contentServer.url })
  const never = await startSite({ cmsUrl: 'http://127.0.0.1:9' })
  try {
    for (const isDown of [false, true]) {
      down = isDown
      await page.goto(`${site.url}${pagePath('ca', 'search')}?q=office+hours`)
      await expect(page.locator('.search-results h3').first()).toHaveText('New office hours')
    }
    for (const language of languages) {
      const response = await request.get(`${never.url}${pagePath(language, 'search')}?q=office`)
      expect(response.status()).toBe(503)
      expect(await response.text()).toContain(dictionaries[language].search.failed)
    }
    await page.goto(`${never.url}${pagePath('ca', 'search')}`)
    await expect(page.getByRole('heading', { name: dictionaries.ca.search.sections })).toBeVisible()
  } finally {
    await site.stop()
    await never.stop()
    contentServer.stop()
  }
})

const evening = {
  documentId: 'evening',
  slug: 'an-evening-of-zarrin',
  kind: 'event',
  title: 'An evening of zarrin',
  // Half past eight in the evening of the 21st in Toronto.
  startsAt: '2026-11-22T01:30:00.000Z',
}

test('an evening event is found with its date in Toronto, and no list is fetched twice', async ({ page }) => {
  const requested: string[] = []
  const contentServer = await proxyContentServer((url, body) => {
    requested.push(url.pathname + url.search + body)
    return url.pathname === '/api/posts'
      ? {
          status: 200,
          body: {
            data: [evening],
            meta: { pagination: { page: 1, pageSize: 100, pageCount: 1, total: 1 } },
          },
        }
      : undefined
  })
  const site = await startSite({ cmsUrl: contentServer.url })
  try {
    await page.goto(`${site.url}${pagePath('ca', 'search')}?q=zarrin`)
    const result = page.locator('.search-results li').filter({ hasText: evening.title })
    await expect(result.locator('time').first()).toHaveAttribute('datetime', '2026-11-21')
    const lists = requested.filter((it) => /^\/api\/(posts|pages|videoGalleries|imageGalleries)\?/.test(it))
    expect(lists.length).toBeGreaterThan(6)
    expect(lists.toSorted()).toEqual([...new Set(lists)].toSorted())
  } finally {
    await site.stop()
    contentServer.stop()
  }
})

test('without a network the page reports that it could not search, and preserves the query', async ({
  page,
}) => {
  await page.goto(pagePath('ca', 'search'))
  const field = page.getByRole('searchbox')
  await field.fill('office')
  await expect(page.locator('.search-results')).toBeVisible()
  await page.context().setOffline(true)
  await field.fill('office hours')
  await expect(page.getByRole('heading', { name: dictionaries.ca.search.failed })).toBeVisible()
  await expect(field).toHaveValue('office hours')
  await page.context().setOffline(false)
  await field.press('Enter')
  await expect(page.locator('.search-results h3').first()).toHaveText('New office hours')
})
