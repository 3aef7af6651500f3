import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { languages, locales } from '@islamic-centre/i18n/locales'
import { type PageName, recordPages, sitePages } from '@islamic-centre/site-contract/site-paths'
import { freePagePath, pagePath, recordPath, trailTo } from '../app/paths/site-pages.ts'
import { demoKinds } from './demo-kinds.ts'
import { sample } from './extent.ts'
import { readSitemap } from './read-sitemap.ts'
import { expect, loud, test } from './test.ts'

const pages = Object.keys(sitePages) as PageName[]

/** The metadata that search engines should find on a page beside its URL. */
const things: Partial<Record<PageName, string>> = {
  home: 'Mosque',
  about: 'Mosque',
  contact: 'Mosque',
  events: 'Event',
  gallery: 'VideoObject',
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const name of sample('meta', pages, 2))
    test(`${sitePages[name].path} has title, URLs and structured data in both languages`, {
      tag: ['@spec:2.48'],
    }, async ({ page, baseURL }) => {
      for (const language of languages) {
        const path = pagePath(language, name)
        await page.goto(`${path}?from=elsewhere`)
        await expect(page.locator('h1')).toHaveCount(1)
        const attribute = (selector: string, of: string) => page.locator(selector).getAttribute(of)
        expect(await attribute('link[rel=canonical]', 'href')).toBe(baseURL + path)
        const alternates = await page
          .locator('link[rel=alternate][hreflang]')
          .evaluateAll((all) => all.map((it) => [it.getAttribute('hreflang'), it.getAttribute('href')]))
        expect(alternates).toEqual([
          ...languages.map((it) => [locales[it].htmlLang, baseURL + pagePath(it, name)]),
          ['x-default', baseURL + pagePath('fa', name)],
        ])

        expect((await attribute('meta[name=description]', 'content'))?.length).toBeGreaterThan(10)
        expect(await attribute('meta[property="og:url"]', 'content')).toBe(baseURL + path)
        expect(await attribute('meta[property="og:locale"]', 'content')).toBe(
          language === 'fa' ? 'fa_IR' : 'en_CA',
        )
        const picture = await attribute('meta[property="og:image"]', 'content')
        // The search has no content of an editor: it uses the site's default picture.
        expect(picture).toMatch(name === 'search' ? /^http.*\/share\.png$/ : /^http.*\/pictures\/.*\.jpg$/)
        expect((await page.request.get(picture ?? '', { maxRetries: 1 })).headers()['content-type']).toMatch(
          /^image\/(jpeg|png)$/,
        )

        const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).map((it) =>
          JSON.parse(it),
        )
        for (const it of data) expect(it['@context']).toBe('https://schema.org')
        const kinds = data.map((it) => it['@type'])
        if (things[name]) expect(kinds).toContain(things[name])
        const trail = data.find((it) => it['@type'] === 'BreadcrumbList')
        expect(trail?.itemListElement.map((it: { item: string }) => it.item)).toEqual(
          name === 'home' ? undefined : trailTo(name).map((it) => baseURL + pagePath(language, it)),
        )

        // The structured data matches the visible text and links.
        expect((await page.getByRole('main').textContent())?.length).toBeGreaterThan(200)
        await expect(
          page.getByRole('banner').locator(`a[href="${pagePath(language, 'events')}"]`),
        ).toBeAttached()
      }
    })
})

loud('no two pages of a language have the same title or description', async ({ request }) => {
  for (const language of languages) {
    const heads = await Promise.all(
      pages.map(async (name) => {
        const html = await (await request.get(pagePath(language, name))).text()
        return [
          /<title>([^<]+)/.exec(html)?.[1],
          /<meta name="description" content="([^"]+)/.exec(html)?.[1],
        ] as const
      }),
    )
    const titles = heads.map(([title]) => title)
    expect(new Set(titles).size).toBe(pages.length)
    expect(titles).not.toContain(undefined)
    expect(new Set(heads.map(([, description]) => description)).size).toBe(pages.length)
  }
})

loud('the structured data of an event has its own times and the place of the centre', async ({ request }) => {
  const html = await (await request.get('/ca/events')).text()
  const events = [...html.matchAll(/<script type="application\/ld\+json">([^<]+)</g)]
    .map(([, text]) => JSON.parse(text ?? ''))
    .filter((it) => it['@type'] === 'Event')
  const cms = await request.get(
    `${process.env.CMS_URL}/api/posts?filters[kind][$eq]=event&filters[endsAt][$gte]=${new Date().toISOString()}&locale=en&pagination[pageSize]=100`,
  )
  const { data } = await cms.json()
  const expected = data.map((it: Record<string, string>) => [it.title, it.startsAt, it.endsAt])
  expect(expected.length).toBeGreaterThan(0)
  expect(events.map((it) => [it.name, it.startDate, it.endDate]).toSorted()).toEqual(expected.toSorted())
  for (const it of events) expect(it.location.address).toContain('Toronto')
})

test('the sitemap is well-formed, names every page in both languages, and each address answers', async ({
  page,
  request,
  baseURL,
}) => {
  const response = await request.get('/sitemap.xml')
  expect(response.headers()['content-type']).toContain('application/xml')
  const { index, files } = await readSitemap(baseURL)
  expect(files.map(({ address }) => address)).toEqual(
    files.map((_, at) => `${baseURL}/sitemap.xml?page=${at + 1}`),
  )
  const parse = (texts: string[]) =>
    page.evaluate(
      (all) =>
        all.map((text) => {
          const xml = new DOMParser().parseFromString(text, 'application/xml')
          if (xml.querySelector('parsererror')) throw new Error(xml.documentElement.textContent ?? '')
          const urls = [...xml.querySelectorAll('url')].map((url) => ({
            address: url.querySelector('loc')?.textContent ?? '',
            alternates: [...url.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'link')].map((it) => [
              it.getAttribute('hreflang'),
              it.getAttribute('href'),
            ]),
          }))
          return { root: xml.documentElement.localName, urls }
        }),
      texts,
    )
  expect((await parse([index])).map(({ root }) => root)).toEqual(['sitemapindex'])
  const sets = await parse(files.map(({ xml }) => xml))
  expect(new Set(sets.map(({ root }) => root))).toEqual(new Set(['urlset']))
  const found = sets.flatMap(({ urls }) => urls)
  expect(new Set(found.map(({ address }) => address)).size).toBe(found.length)
  const listed = pages.filter((name) => !('unlisted' in sitePages[name]))
  const expected = listed.flatMap((name) => languages.map((it) => baseURL + pagePath(it, name)))
  expect(found.slice(0, expected.length).map(({ address }) => address)).toEqual(expected)
  const records = found.slice(expected.length)
  for (const kind of demoKinds)
    expect(records.map(({ address }) => address)).toContainEqual(
      expect.stringContaining(`${baseURL}${pagePath('ca', recordPages[kind])}/`),
    )
  const addresses = records.map(({ address }) => address)
  expect(addresses).toContain(baseURL + freePagePath('fa', 'first-visit'))
  expect(addresses).not.toContain(baseURL + recordPath('ca', 'announcement', 'persian-poetry-circle'))
  // Of the records, a sample: each kind answers by the same route.
  for (const { address, alternates } of found.filter((_, at) => at < expected.length || at % 5 === 0)) {
    expect((await request.get(address, { maxRedirects: 0 })).status(), address).toBe(200)
    expect(alternates.map(([language]) => language)).toContain('x-default')
    expect(alternates.map(([, href]) => href)).toContain(address)
  }
})

loud('a file of the sitemap that is not there is missing', async ({ request }) => {
  for (const file of ['0', '-1', 'x', '1e9', '999'])
    expect((await request.get(`/sitemap.xml?page=${file}`)).status(), file).toBe(404)
})

loud('robots.txt allows everything and names the sitemap', async ({ request, baseURL }) => {
  const response = await request.get('/robots.txt')
  expect(response.headers()['content-type']).toContain('text/plain')
  expect(await response.text()).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${baseURL}/sitemap.xml\n`)
})

loud('no link of any page leads nowhere', { tag: ['@spec:1.3'] }, async ({ request }) => {
  const leading = new Map<string, string>()
  for (const name of pages)
    for (const language of languages) {
      const path = pagePath(language, name)
      const html = await (await request.get(path)).text()
      for (const [, href = ''] of html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)) leading.set(href, path)
    }
  for (const language of languages) expect([...leading.keys()]).toContain(pagePath(language, 'biography'))
  for (const [href, from] of leading)
    expect((await request.get(href, { maxRedirects: 0 })).status(), `${href} on ${from}`).toBe(200)
})

loud('the words of a page are in the language of its address', async ({ request }) => {
  for (const language of languages) {
    const html = await (await request.get(pagePath(language, 'biography'))).text()
    expect(html).toContain(`<title>${dictionaries[language].nav.biography} · `)
  }
})

loud(
  'donate says what a gift does, contact whom to ask, the biography what happened when',
  async ({ request }) => {
    const shown = {
      fa: { donate: '۲۵ دلار', contact: 'mailto:imam@example.org', biography: '۱۳۸۰ تا ۱۳۹۰' },
      ca: { donate: '$25', contact: 'mailto:imam@example.org', biography: '2001 to 2011' },
    }
    for (const language of languages)
      for (const name of ['donate', 'contact', 'biography'] as const) {
        const html = await (await request.get(pagePath(language, name))).text()
        expect(html.slice(html.indexOf('<main'), html.indexOf('</main>')), name).toContain(
          shown[language][name],
        )
      }
  },
)
