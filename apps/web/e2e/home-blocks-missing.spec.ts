import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { type Language, languages, locales } from '@islamic-centre/i18n/locales'
import { sample } from './extent.ts'
import { block, headings, mainPage, open, other, tracks } from './home-blocks.ts'
import { proxyContentServer } from './proxy-content-server.ts'
import { type Site, startSite } from './start-site.ts'
import { expect, test } from './test.ts'

// Everything checked here is in the document itself and needs no script.
test.use({ javaScriptEnabled: false })

test.describe('with a content server that', () => {
  /** A separate site, because a site caches what it has read. */
  async function visit(
    instead: Parameters<typeof proxyContentServer>[0],
    look: (site: Site) => Promise<void>,
  ): Promise<void> {
    const contentServer = await proxyContentServer(instead)
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
    for (const unpublished of sample('home-blocks-unpublished', [true, false], 1)) {
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
    test(`fails in the query ${name} of one language, the page shows everything else`, async ({
      page,
      baseURL,
    }) => {
      // The second heading is an editor's.
      const read = async (url: string, language: Language) => {
        await open(page, `${url}/${language}/home`)
        const [times, events = '', ...rest] = await headings(page)
        return { events, others: [times, ...rest] }
      }
      const whole = new Map<Language, Awaited<ReturnType<typeof read>>>()
      for (const language of languages) whole.set(language, await read(baseURL ?? '', language))
      for (const failing of sample('home-blocks-language', languages, 1)) {
        const instead: Parameters<typeof visit>[0] = (_, body) => {
          const { operationName, variables } = operation(body)
          const matches = operationName === name && variables?.locale === locales[failing].contentLocale
          return matches ? { status: 500 } : undefined
        }
        await visit(instead, async (site) => {
          const words = dictionaries[failing]
          const { events, others } = await read(site.url, failing)
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

          expect((await read(site.url, other(failing))).others).toEqual(whole.get(other(failing))?.others)
          await expect.poll(site.logs).toContain(`"event":"content_unavailable","content":"${name}"`)
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
