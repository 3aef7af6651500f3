import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { standBetween } from './stand-between.ts'
import { startSite } from './start-site.ts'
import { expect, languages, test } from './test.ts'

type Query = { operationName: string; variables: { locale: string; sort?: string[] } }

/** What a page asked by GraphQL; nothing where it was another call. */
const queryIn = (url: URL, body: string): Query | undefined =>
  url.pathname === '/graphql' ? JSON.parse(body) : undefined

test('the home page asks for events, sounds and announcements once in fa and once in en, whatever its language', async ({
  request,
}) => {
  let asked: Query[] = []
  let read: string[] = []
  const contentServer = await standBetween((url, body) => {
    const query = queryIn(url, body)
    if (query) asked.push(query)
    else read.push(decodeURIComponent(url.pathname + url.search))
    return undefined
  })
  const site = await startSite({ cmsUrl: contentServer.url })
  try {
    for (const language of languages) {
      ;[asked, read] = [[], []]
      expect((await request.get(`${site.url}/${language}/home`)).status()).toBe(200)
      expect(
        asked.map(({ operationName, variables }) => `${operationName} ${variables.locale}`).sort(),
      ).toEqual([
        'anouncements en',
        'anouncements fa',
        'mainPageEvent en',
        'mainPageEvent fa',
        'sounds en',
        'sounds fa',
      ])
      for (const { operationName, variables } of asked)
        if (operationName === 'sounds') expect(variables.sort).toEqual(['createdAt'])
      expect(read).toContainEqual(expect.stringMatching(/^\/api\/banner\?.*populate.*=images/))
      expect(read).toContainEqual(expect.stringMatching(/^\/api\/about\?/))
    }
  } finally {
    await site.stop()
    contentServer.stop()
  }
})

test('a picture in an editor’s text that is named by its place among the uploads comes from the content server', async ({
  request,
}) => {
  const written = {
    documentId: 'one',
    title: 'With a picture',
    content: '![A dome](/uploads/dome.webp)',
    date: '2026-11-20',
  }
  const contentServer = await standBetween((url, body) =>
    queryIn(url, body)?.operationName === 'anouncements'
      ? { status: 200, body: { data: { anouncements: [written] } } }
      : undefined,
  )
  const site = await startSite({
    cmsUrl: contentServer.url,
    env: { CMS_PUBLIC_URL: 'https://cms.example.org' },
  })
  try {
    const html = await (await request.get(`${site.url}/ca/home`)).text()
    expect(html).toContain('<img src="https://cms.example.org/uploads/dome.webp" alt="A dome"')
  } finally {
    await site.stop()
    contentServer.stop()
  }
})

const { announcements, audio, banner } = dictionaries.ca
const blocks = [
  { query: 'mainPageEvent', selector: '.ui-section:has(a[href="/ca/events"]) .ui-markdown' },
  { query: 'sounds', selector: `section[aria-label="${audio.label}"]` },
  { query: 'anouncements', selector: `section[aria-label="${announcements.label}"]` },
  { query: '/api/banner', selector: `section[aria-label="${banner.label}"]` },
]

for (const { query } of blocks)
  test(`when ${query} fails, its block is absent, the others stand, and the visitor hears nothing of it`, async ({
    page,
  }) => {
    const contentServer = await standBetween((url, body) => {
      const failing = query.startsWith('/')
        ? url.pathname === query
        : queryIn(url, body)?.operationName === query
      return failing
        ? { status: 500, body: { data: null, errors: [{ message: 'The database is away' }] } }
        : undefined
    })
    const site = await startSite({ cmsUrl: contentServer.url })
    try {
      expect((await page.goto(`${site.url}/ca/home`))?.status()).toBe(200)
      for (const block of blocks)
        await expect(page.locator(block.selector), block.query).toHaveCount(block.query === query ? 0 : 1)
      await expect(page.getByRole('table', { name: dictionaries.ca.prayer.caption })).toBeVisible()
      await expect(page.locator('body')).not.toContainText(/database is away|error|failed|500/i)
      expect(site.logs()).toContain('content_unavailable')
    } finally {
      await site.stop()
      contentServer.stop()
    }
  })
