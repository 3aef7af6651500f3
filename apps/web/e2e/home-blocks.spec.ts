import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { type Language, languages, locales } from '@islamic-centre/i18n/locales'
import { serviceNames } from '@islamic-centre/site-contract/site-paths'
import type { APIRequestContext, Page } from '@playwright/test'
import { pagePath } from '../app/paths/site-pages.ts'
import { sample } from './extent.ts'
import { standBetween } from './stand-between.ts'
import { type Site, startSite } from './start-site.ts'
import { expect, loud, test } from './test.ts'

// Everything checked here is in the document itself and needs no script.
test.use({ javaScriptEnabled: false })

type Entry = { title: string; text?: string; link?: string; label?: string; url?: string }
type MainPage = Record<'bookPromotion' | 'aboutBlock' | 'messagingChannel', Entry> &
  Record<'adverts' | 'usefulLinks', Entry[]> & { beliefs: Entry & { items: Entry[] } }

async function held<Content>(request: APIRequestContext, path: string, language: Language): Promise<Content> {
  const locale = `locale=${locales[language].contentLocale}`
  const answer = await request.get(
    `${process.env.CMS_URL}/api/${path}${path.includes('?') ? '&' : '?'}${locale}`,
  )
  return (await answer.json()).data
}

const blocks = ['bookPromotion', 'adverts', 'beliefs.items', 'aboutBlock', 'messagingChannel', 'usefulLinks']

const mainPage = (request: APIRequestContext, language: Language) =>
  held<MainPage>(
    request,
    `main-page?${blocks.map((it, index) => `populate[${index}]=${it}`).join('&')}`,
    language,
  )

const other = (language: Language) => languages.find((it) => it !== language) ?? language
/** Everything checked here is in the document: its pictures need not load. */
const open = (page: Page, address: string) => page.goto(address, { waitUntil: 'domcontentloaded' })
// Without scripts the player is hidden, because it could not play; it is in the document all the same.
const headings = (page: Page) => page.locator('main .ui-section h2').allTextContents()
const tracks = (page: Page, name: string) => page.getByRole('list', { name, includeHidden: true })
const block = (page: Page, name: string) =>
  page.getByRole('main').getByRole('region', { name, exact: true, includeHidden: true })
/** A path as an editor writes it, in the language of the page. */
const onSite = (language: Language, link = '') => (link.startsWith('/') ? `/${language}${link}` : link)

for (const language of sample('home-blocks', languages, 1)) {
  const words = dictionaries[language]

  test(`in ${language} the blocks of the home page come in their order, with what the content server holds`, {
    tag: ['@spec:1.2', '@spec:2.25', '@spec:2.26', '@spec:2.27', '@spec:2.30'],
  }, async ({ page, request }) => {
    const main = await mainPage(request, language)
    const { bookPromotion: book, beliefs, aboutBlock: about } = main
    await open(page, `/${language}/home`)

    const order = await headings(page)
    expect(order.filter((_, index) => index !== 1)).toEqual([
      words.prayer.title,
      words.announcements.title,
      book.title,
      words.nav.services,
      beliefs.title,
      about.title,
      words.audio.title,
      words.adverts.title,
      words.usefulLinks.title,
    ])
    // An editor names the second one.
    const events = block(page, order[1] ?? '')
    await expect(events.getByRole('link', { name: words.site.more })).toHaveAttribute(
      'href',
      pagePath(language, 'events'),
    )
    await expect(events.locator(`h3 a[href^="${pagePath(language, 'events')}/"]`).first()).toBeAttached()

    const channel = block(page, words.announcements.title).getByRole('link', {
      name: words.announcements.joinChannel,
    })
    await expect(channel).toHaveAttribute('href', main.messagingChannel.url ?? '')

    const bookBlock = block(page, book.title)
    await expect(bookBlock.getByText(book.text?.split('\n')[0] ?? '')).toBeVisible()
    await expect(bookBlock.getByRole('link', { name: words.book.read })).toHaveAttribute(
      'href',
      book.link ?? '',
    )
    await expect(bookBlock.locator('img[width][height]')).toBeVisible()

    for (const name of serviceNames)
      await expect(
        block(page, words.nav.services).locator(`h3 a[href="${pagePath(language, name)}"]`),
      ).toBeVisible()

    const beliefsBlock = block(page, beliefs.title)
    expect(await beliefsBlock.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(
      beliefs.items.map(({ title }) => title),
    )
    expect(beliefs.items.length).toBeGreaterThan(0)

    const aboutBlock = block(page, about.title)
    await expect(aboutBlock.getByText(about.text ?? '')).toBeVisible()
    expect(
      await aboutBlock.getByRole('link').evaluateAll((all) => all.map((it) => it.getAttribute('href'))),
    ).toEqual([
      pagePath(language, 'about'),
      `${pagePath(language, 'biography')}#biography`,
      `${pagePath(language, 'biography')}#article`,
    ])

    await expect(
      block(page, words.audio.title).getByRole('link', { name: words.audio.all, includeHidden: true }),
    ).toHaveAttribute('href', pagePath(language, 'lectures'))

    const adverts = block(page, words.adverts.title).getByRole('article')
    await expect(adverts).toHaveCount(main.adverts.length)
    for (const [index, { title, link }] of main.adverts.entries()) {
      const advert = adverts.nth(index)
      await expect(advert).toContainText(words.adverts.mark)
      await expect(advert.getByRole('link', { name: title })).toHaveAttribute('href', onSite(language, link))
      await expect(advert.locator('img[width][height]')).toBeVisible()
    }

    const links = block(page, words.usefulLinks.title).getByRole('link')
    expect(
      await links.evaluateAll((all) => all.map((it) => [it.textContent, it.getAttribute('href')])),
    ).toEqual(main.usefulLinks.map(({ label, url }) => [label, onSite(language, url)]))
    for (const rel of await links.evaluateAll((all) => all.map((it) => it.getAttribute('rel'))))
      expect(rel).toBe('external noopener noreferrer')
  })

  test(`in ${language} every picture of the home page says its size, and its words are in the language of the page`, async ({
    page,
  }) => {
    await open(page, `/${language}/home`)
    const pictures = await page
      .getByRole('main')
      .locator('img')
      .evaluateAll((all) =>
        all.map((it) => ({
          alt: it.getAttribute('alt'),
          sized: it.hasAttribute('width') && it.hasAttribute('height'),
        })),
      )
    expect(pictures.length).toBeGreaterThan(4)
    const foreign = language === 'fa' ? /^[A-Za-z]/ : /\p{Script=Arabic}/u
    for (const { alt, sized } of pictures) {
      expect(sized).toBe(true)
      expect(alt).not.toBeNull()
      expect(alt).not.toMatch(foreign)
    }
    // The first picture is the subject of the page: it always has a text alternative.
    expect(pictures[0]?.alt).toMatch(/\S/)
  })
}

loud('the next events are on the home page for search engines too', async ({ request }) => {
  for (const language of languages) {
    const html = await (await request.get(`/${language}/home`)).text()
    const things = [...html.matchAll(/<script type="application\/ld\+json">([^<]+)</g)].map(([, text]) =>
      JSON.parse(text ?? ''),
    )
    expect(things.map((it) => it['@type'])).toEqual(['Mosque', 'Event', 'Event', 'Event', 'Event'])
    const upcoming = await held<{ title: string; startsAt: string; endsAt: string }[]>(
      request,
      `posts?filters[kind][$eq]=event&filters[endsAt][$gte]=${new Date().toISOString()}&sort=startsAt:asc&pagination[pageSize]=4`,
      language,
    )
    expect(things.slice(1).map((it) => [it.name, it.startDate, it.endDate])).toEqual(
      upcoming.map((it) => [it.title, it.startsAt, it.endsAt]),
    )
  }
})

test.describe('with a content server that', () => {
  /** A separate site, because a site caches what it has read. */
  async function visit(
    instead: Parameters<typeof standBetween>[0],
    look: (site: Site) => Promise<void>,
  ): Promise<void> {
    const contentServer = await standBetween(instead)
    const site = await startSite({ cmsUrl: contentServer.url })
    try {
      await look(site)
    } finally {
      await site.stop()
      contentServer.stop()
    }
  }
  const operation = (body: string): { operationName?: string; variables?: { locale?: string } } =>
    body.startsWith('{') ? JSON.parse(body) : {}

  test('has no content for the home page, every block is absent, its heading included', async ({ page }) => {
    const empty = {
      mainPage: {
        documentId: 'main',
        bookPromotion: null,
        adverts: [],
        beliefs: { title: 'Beliefs', content: '', items: [] },
        aboutBlock: { title: 'About', text: '', image: null },
        usefulLinks: [],
        messagingChannel: null,
      },
      graphql: { mainPageEvent: { Title: 'Events', Content: '' }, anouncements: [], sounds: [] },
    }
    for (const unpublished of [true, false]) {
      const instead: Parameters<typeof visit>[0] = ({ pathname }) => {
        if (pathname === '/graphql')
          return {
            status: 200,
            body: { data: unpublished ? { ...empty.graphql, mainPageEvent: null } : empty.graphql },
          }
        if (pathname === '/api/posts') return { status: 200, body: { data: [], meta: { pagination: {} } } }
        if (pathname === '/api/main-page' && !unpublished)
          return { status: 200, body: { data: empty.mainPage } }
        return pathname.startsWith('/api/') ? { status: 404 } : undefined
      }
      await visit(instead, async ({ url }) => {
        for (const language of sample('home-blocks-empty', languages, 1)) {
          await open(page, `${url}/${language}/home`)
          expect(await headings(page)).toEqual([dictionaries[language].prayer.title])
          await expect(page.getByRole('main').locator('.ui-section')).toHaveCount(1)
        }
      })
    }
  })

  for (const name of sample('home-blocks-query', ['mainPageEvent', 'anouncements', 'sounds'], 1))
    test(`fails in the query ${name} of one language, the page shows everything else`, async ({ page }) => {
      // The second heading is an editor's, who may change it meanwhile.
      const read = async ({ url }: Site, language: Language) => {
        await open(page, `${url}/${language}/home`)
        const [times, events = '', ...rest] = await headings(page)
        return { events, others: [times, ...rest] }
      }
      const whole = new Map<Language, Awaited<ReturnType<typeof read>>>()
      await visit(
        () => undefined,
        async (site) => {
          for (const language of languages) whole.set(language, await read(site, language))
        },
      )
      for (const failing of sample('home-blocks-language', languages, 1)) {
        const instead: Parameters<typeof visit>[0] = (_, body) => {
          const { operationName, variables } = operation(body)
          const matches = operationName === name && variables?.locale === locales[failing].contentLocale
          return matches ? { status: 500 } : undefined
        }
        await visit(instead, async (site) => {
          const words = dictionaries[failing]
          const { events, others } = await read(site, failing)
          // The next dates, the channel and the sounds of the other language are fetched by other queries.
          expect(others).toEqual(whole.get(failing)?.others)
          await expect(block(page, events).locator('.ui-markdown')).toHaveCount(
            name === 'mainPageEvent' ? 0 : 1,
          )
          await expect(
            block(page, events)
              .getByRole('listitem')
              .filter({ has: page.locator('time') }),
          ).toHaveCount(4)
          const days = block(page, words.announcements.title).locator('time')
          expect((await days.count()) === 0).toBe(name === 'anouncements')
          await expect(tracks(page, words.audio.tracks).locator('li')).toHaveCount(5)
          const choice = page.getByRole('radio', { name: locales[other(failing)].name, includeHidden: true })
          await expect(choice).toHaveCount(name === 'sounds' ? 0 : 1)

          expect((await read(site, other(failing))).others).toEqual(whole.get(other(failing))?.others)
          expect(site.logs()).toContain(`"event":"content_unavailable","content":"${name}"`)
        })
      }
    })

  for (const language of sample('home-blocks-untranslated', languages, 1))
    test(`has not translated its main page into ${language}, it is shown and marked in the other language`, async ({
      page,
      request,
    }) => {
      const settings = { documentId: 'main', method: 'jafari', hijriOffset: 0 }
      const instead: Parameters<typeof visit>[0] = ({ pathname, searchParams }) =>
        pathname === '/api/main-page' && searchParams.get('locale') === locales[language].contentLocale
          ? { status: 200, body: { data: settings } }
          : undefined
      const { htmlLang, dir } = locales[other(language)]
      const main = await mainPage(request, other(language))
      await visit(instead, async ({ url }) => {
        await open(page, `${url}/${language}/home`)
        const written = page.getByRole('main').locator(`[lang="${htmlLang}"][dir="${dir}"]`)
        for (const title of [main.bookPromotion, main.beliefs, main.aboutBlock, ...main.adverts].map(
          (it) => it.title,
        ))
          await expect(written.filter({ hasText: title }).first()).toBeVisible()
        for (const { label = '' } of main.usefulLinks)
          await expect(
            block(page, dictionaries[language].usefulLinks.title).locator(`[lang="${htmlLang}"]`, {
              hasText: label,
            }),
          ).toBeVisible()
      })
    })
})
