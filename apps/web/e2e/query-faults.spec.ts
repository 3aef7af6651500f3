import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import type { Page } from '@playwright/test'
import { sample } from './extent.ts'
import { proxyContentServer } from './proxy-content-server.ts'
import { type Site, startSite } from './start-site.ts'
import { expect, languages, test } from './test.ts'

type Query = { operationName: string; variables: { locale: string; sort?: string[] } }

/** The GraphQL query of a request; undefined for other requests. */
const queryIn = (url: URL, body: string): Query | undefined =>
  url.pathname === '/graphql' ? JSON.parse(body) : undefined

test('the home page queries events, sounds and announcements once in fa and once in en, whatever its language', {
  tag: [
    '@spec:3.1',
    '@spec:7.5',
    '@spec:7.6',
    '@spec:7.7',
    '@spec:7.8',
    '@spec:7.9',
    '@spec:7.10',
    '@spec:7.11',
  ],
}, async ({ request }) => {
  let queries: Query[] = []
  let read: string[] = []
  const contentServer = await proxyContentServer((url, body) => {
    const query = queryIn(url, body)
    if (query) queries.push(query)
    else read.push(decodeURIComponent(url.pathname + url.search))
    return undefined
  })
  try {
    for (const language of sample('queries', languages, 1)) {
      ;[queries, read] = [[], []]
      const site = await startSite({ cmsUrl: contentServer.url })
      // Content that was read for one page is cached for the others.
      for (const view of [language, ...languages])
        expect((await request.get(`${site.url}/${view}/home`)).status()).toBe(200)
      await site.stop()
      expect(
        queries.map(({ operationName, variables }) => `${operationName} ${variables.locale}`).sort(),
      ).toEqual([
        'anouncements en',
        'anouncements fa',
        'mainPageEvent en',
        'mainPageEvent fa',
        'sounds en',
        'sounds fa',
      ])
      for (const { operationName, variables } of queries)
        if (operationName === 'sounds') expect(variables.sort).toEqual(['createdAt'])
      expect(read).toContainEqual(expect.stringMatching(/^\/api\/banner\?.*populate.*images/))
      expect(read).toContainEqual(expect.stringMatching(/^\/api\/about\?/))
    }
  } finally {
    contentServer.stop()
  }
})

test.describe('on a home page that was read once', () => {
  // One site for all: each looks at another block of the same page.
  test.describe.configure({ mode: 'default' })
  const written = {
    documentId: 'one',
    slug: 'with-a-picture',
    title: 'With a picture',
    content: '![A dome](/uploads/dome.webp)',
    date: '2026-11-20',
  }
  const image = (name: string, width: number | null) => ({
    url: `/uploads/${name}.webp`,
    width,
    height: width,
  })
  const banner = {
    documentId: 'banner',
    images: [image('dome_1', 640), image('lamp_2', null), image('tree_3', 640)],
    slides: ['The dome', 'The lamp', 'The tree'].map((title) => ({ title })),
  }
  const partial = {
    data: { mainPageEvent: { documentId: 'zarrin', Title: 'Zarrin', Content: null } },
    errors: [{ message: 'The content is unavailable', path: ['mainPageEvent', 'Content'] }],
  }
  let contentServer: Awaited<ReturnType<typeof proxyContentServer>>
  let site: Site
  let html: string

  test.beforeAll(async () => {
    contentServer = await proxyContentServer((url, body) => {
      if (url.pathname === '/api/banner') return { status: 200, body: { data: banner } }
      const query = queryIn(url, body)
      if (query?.operationName === 'anouncements')
        return { status: 200, body: { data: { anouncements: [written] } } }
      const isPartial = query?.operationName === 'mainPageEvent' && query.variables.locale === 'en'
      return isPartial ? { status: 200, body: partial } : undefined
    })
    site = await startSite({
      cmsUrl: contentServer.url,
      env: { CMS_PUBLIC_URL: 'https://cms.example.org/content' },
    })
    const response = await fetch(`${site.url}/ca/home`)
    expect(response.status).toBe(200)
    html = await response.text()
  })
  test.afterAll(async () => {
    await site.stop()
    contentServer.stop()
  })

  test('a picture in an editor’s text with a relative upload path is loaded from the content server', {
    tag: ['@spec:3.9'],
  }, () => {
    expect(html).toContain('<img src="https://cms.example.org/content/uploads/dome.webp" alt="A dome"')
    // As every upload does, whatever path the content server has.
    expect(html).toMatch(/https:\/\/cms\.example\.org\/content\/uploads\/[\w-]+\.mp3/)
    expect(html).not.toContain('cms.example.org/uploads')
  })

  test('a banner picture without a size is skipped, and the captions of the others stay with them', async () => {
    const titles = [...html.matchAll(/The (dome|lamp|tree)/g)].map(([it]) => it)
    expect(new Set(titles)).toEqual(new Set(['The dome', 'The tree']))
    expect(html).toMatch(/<img [^>]*src="\/pictures\/dome_1\//)
    await expect.poll(site.logs).toContain('"type":"banner-image"')
  })

  test('a partial GraphQL error is a failure of its block, logged once', async () => {
    expect(html).not.toMatch(/Zarrin|The content is unavailable/)
    const lines = () =>
      site
        .logs()
        .split('\n')
        .filter((line) => line.includes('content_unavailable'))
    await expect.poll(lines).toEqual([expect.stringContaining('The content is unavailable')])
  })
})

/**
 * A text that shows that a block is on the English home page; for the first it is the text below the editor's title.
 */
const blocksOf = (page: Page, title: string) => {
  const { announcements, audio, banner } = dictionaries.ca
  return {
    mainPageEvent: page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: title }) })
      .locator('.ui-markdown'),
    sounds: page.getByRole('region', { name: audio.label }),
    anouncements: page.getByRole('region', { name: announcements.label }),
    '/api/banner': page.getByRole('region', { name: banner.label }),
  }
}

for (const query of sample('query-faults', ['mainPageEvent', 'sounds', 'anouncements', '/api/banner'], 1))
  test(`when ${query} fails, its block is absent, the others are shown, and the visitor sees no error`, {
    tag: ['@spec:8.1'],
  }, async ({ page, request }) => {
    const response = await request.post(`${process.env.CMS_URL}/graphql`, {
      data: { query: '{ mainPageEvent(locale: "en") { Title } }' },
    })
    const blocks = blocksOf(page, (await response.json()).data.mainPageEvent.Title)
    const contentServer = await proxyContentServer((url, body) =>
      [url.pathname, queryIn(url, body)?.operationName].includes(query)
        ? { status: 500, body: { data: null, errors: [{ message: 'The database is unavailable' }] } }
        : undefined,
    )
    const site = await startSite({ cmsUrl: contentServer.url })
    try {
      expect((await page.goto(`${site.url}/ca/home`))?.status()).toBe(200)
      for (const [name, block] of Object.entries(blocks))
        await expect(block, name).toHaveCount(name === query ? 0 : 1)
      await expect(page.getByRole('table', { name: dictionaries.ca.prayer.caption })).toBeVisible()
      await expect(page.locator('body')).not.toContainText(/database is unavailable/i)
      await expect.poll(site.logs).toContain('content_unavailable')
      // No late request reaches a server that has stopped.
      await page.goto('about:blank')
    } finally {
      await site.stop()
      contentServer.stop()
    }
  })
