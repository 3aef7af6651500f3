import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { languages } from '@islamic-centre/i18n/locales'
import { type PageName, sitePages } from '@islamic-centre/site-contract/site-paths'
import { freePagePath, pagePath, recordPath } from '../app/paths/site-pages.ts'
import { sample } from './extent.ts'
import { proxyContentServer } from './proxy-content-server.ts'
import { startSite } from './start-site.ts'
import { expect, loud as test } from './test.ts'

const pages = Object.keys(sitePages) as PageName[]
/** These show something even without content. */
const withoutContent: PageName[] = ['home', 'prayerCall', 'search']

test('while the content server is down a page shows a message and links, and no details of the failure', async ({
  page,
  request,
}) => {
  const site = await startSite({ cmsUrl: 'http://127.0.0.1:9' })
  try {
    for (const language of languages)
      for (const name of sample(`content-down-${language}`, pages, 4)) {
        const response = await request.get(site.url + pagePath(language, name))
        expect(response.status(), name).toBe(withoutContent.includes(name) ? 200 : 503)
        const html = await response.text()
        expect(html).not.toMatch(/ECONNREFUSED|RestError|at \w+ \(/)
        if (withoutContent.includes(name)) continue
        expect(Number(response.headers()['retry-after']), name).toBeGreaterThan(0)
        expect(html).toContain(dictionaries[language].errors.text)
        expect(html).toContain('<meta name="robots" content="noindex"/>')
      }
    await page.goto(`${site.url}/fa/events`)
    await expect(page).toHaveTitle(dictionaries.fa.errors.title)
    await page.getByRole('link', { name: dictionaries.fa.errors.home }).click()
    await expect(page.getByRole('table', { name: dictionaries.fa.prayer.caption })).toBeVisible()
  } finally {
    await site.stop()
  }
})

/** What depends only on the centre's calculation method. */
const timetables = ['2026-03', '2026-03/timetable.csv', '2026-03/timetable.json', 'calendar.ics'].map(
  (it) => `/ca/prayer-times/toronto/${it}`,
)

for (const [mainPage, answered, status] of sample(
  'main-page-faults',
  [
    ['cannot be read', { fa: 500, en: 500 }, 503],
    ['is not written in English and cannot be read in Persian', { fa: 500, en: 404 }, 503],
    ['was never written', { fa: 404, en: 404 }, 200],
  ] as const,
  1,
))
  test(`while the main page ${mainPage}, a timetable has status ${status}, and today's times are shown`, async ({
    request,
  }) => {
    const contentServer = await proxyContentServer(({ pathname, searchParams }) =>
      pathname === '/api/main-page'
        ? { status: answered[searchParams.get('locale') === 'fa' ? 'fa' : 'en'] }
        : undefined,
    )
    const site = await startSite({ cmsUrl: contentServer.url })
    try {
      for (const path of timetables) {
        const response = await request.get(site.url + path)
        expect(response.status(), path).toBe(status)
        if (status === 503) expect(Number(response.headers()['retry-after']), path).toBeGreaterThan(0)
      }
      for (const name of ['home', 'prayerCall'] as const)
        expect(await (await request.get(site.url + pagePath('ca', name))).text()).toContain('<table')
    } finally {
      await site.stop()
      contentServer.stop()
    }
  })

test('failures of Persian content do not affect English content', async ({ request }) => {
  const contentServer = await proxyContentServer(({ searchParams }, body) =>
    searchParams.get('locale') === 'fa' || body.includes('"locale":"fa"') ? { status: 500 } : undefined,
  )
  const site = await startSite({ cmsUrl: contentServer.url })
  try {
    const read = async (path: string) => {
      const response = await request.get(site.url + path)
      expect(response.status(), path).toBe(200)
      return response.text()
    }
    for (const name of sample('persian-faults', pages, 4)) await read(pagePath('ca', name))
    await read(freePagePath('ca', 'first-visit'))
    expect(await read('/ca/events.ics')).toContain('BEGIN:VEVENT')
    expect(await read('/ca/lectures')).toContain(`href="${recordPath('ca', 'lecture', '')}`)
    expect((await request.get(site.url + pagePath('fa', 'events'))).status()).toBe(503)
    await expect.poll(site.logs).toContain('"event":"content_unavailable","content":"posts"')
  } finally {
    await site.stop()
    contentServer.stop()
  }
})

const faults: [broken: string, content: string, unavailable: PageName[]][] = [
  ['/api/pages', 'page', ['donate']],
  ['/api/posts', 'posts', ['events', 'classes']],
  ['/api/service', 'service', ['services', 'funeral', 'matrimonial', 'community']],
  ['/api/about', 'about', ['about', 'biography', 'contact']],
  ['/api/videoGalleries', 'videoGalleries', ['gallery']],
  ['/api/imageGalleries', 'imageGalleries', ['galleryImage']],
  ['/api/occasions', 'occasions', ['calendar']],
  ['/api/death-notices', 'death-notices', ['deathNotices']],
  ['/graphql', 'sounds', ['announcements']],
  ['/api/banner', 'banner', []],
  // Its Hijri dates are the centre's only with its settings.
  ['/api/main-page', 'main-page', ['calendar', 'ramadan']],
]

for (const [broken, content, unavailable] of sample('section-faults', faults, 1))
  test(`when ${broken} fails, ${unavailable.join(', ') || 'no page'} is unavailable and every other page is shown`, async ({
    request,
  }) => {
    const contentServer = await proxyContentServer(({ pathname }) =>
      pathname.startsWith(broken) ? { status: 500 } : undefined,
    )
    const site = await startSite({ cmsUrl: contentServer.url })
    try {
      // One after the other: a busy site refuses what it cannot render soon.
      const responses: [PageName, number][] = []
      for (const name of pages)
        responses.push([name, (await request.get(site.url + pagePath('ca', name))).status()])
      expect(responses).toEqual(pages.map((name) => [name, unavailable.includes(name) ? 503 : 200]))
      await expect.poll(site.logs).toContain(`"event":"content_unavailable","content":"${content}"`)
    } finally {
      await site.stop()
      contentServer.stop()
    }
  })
