import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { languages } from '@islamic-centre/i18n/locales'
import { pagePath, recordPath } from '../app/paths/site-pages.ts'
import { askAsPanel } from './administrator.ts'
import { standBetween } from './stand-between.ts'
import { startSite } from './start-site.ts'
import { expect, loud as test } from './test.ts'

test('a draft is found by nobody, a newly published announcement by everybody, and one that is taken back by nobody', async ({
  page,
  request,
}) => {
  const type = 'api::anouncement.anouncement'
  const ask = askAsPanel(request)
  const entries = `/content-manager/collection-types/${type}`
  const word = `zarrin${Date.now()}`
  const slug = `announcement-of-${word}`
  const { data } = await ask(`${entries}?locale=en`, { title: `Notice of ${word}`, slug, date: '2026-11-21' })
  const address = `${pagePath('ca', 'search')}?q=${word}`
  const found = async () =>
    (await (await request.get(address)).text()).includes(recordPath('ca', 'announcement', slug))
  expect(await found()).toBe(false)

  const preview = await ask(
    `/content-manager/preview/url/${type}?documentId=${data.documentId}&locale=en&status=draft`,
  )
  await page.goto(preview.data.url)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(word)
  await page.goto(address)
  await expect(page.getByRole('heading', { name: dictionaries.ca.search.none })).toBeVisible()

  await ask(`${entries}/${data.documentId}/actions/publish?locale=en`, {})
  await expect.poll(found).toBe(true)
  await ask(`${entries}/${data.documentId}/actions/unpublish?locale=en`, {})
  await expect.poll(found).toBe(false)
})

test('while the content server is down what was found before is found, and without it the page says so', async ({
  page,
  request,
}) => {
  let down = false
  const contentServer = await standBetween(() => (down ? { status: 500 } : undefined))
  const site = await startSite({ cmsUrl: contentServer.url })
  const never = await startSite({ cmsUrl: 'http://127.0.0.1:9' })
  try {
    for (const asked of [false, true]) {
      down = asked
      await page.goto(`${site.url}${pagePath('ca', 'search')}?q=office+hours`)
      await expect(page.locator('.search-results h3').first()).toHaveText('New office hours')
    }
    for (const language of languages) {
      const answer = await request.get(`${never.url}${pagePath(language, 'search')}?q=office`)
      expect(answer.status()).toBe(503)
      expect(await answer.text()).toContain(dictionaries[language].search.failed)
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
  // Half past eight of the 21st in Toronto.
  startsAt: '2026-11-22T01:30:00.000Z',
}

test('an event of the evening is found with the day it has in Toronto, and no list is read twice', async ({
  page,
}) => {
  const asked: string[] = []
  const contentServer = await standBetween((url, body) => {
    asked.push(url.pathname + url.search + body)
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
    const lists = asked.filter((it) => /^\/api\/(posts|pages|videoGalleries|imageGalleries)\?/.test(it))
    expect(lists.length).toBeGreaterThan(6)
    expect(lists.toSorted()).toEqual([...new Set(lists)].toSorted())
  } finally {
    await site.stop()
    contentServer.stop()
  }
})

test('without a network the page says that it could not search, and keeps what was typed', async ({
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
