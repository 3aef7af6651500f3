import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { type Language, languages } from '@islamic-centre/i18n/locales'
import { serviceNames } from '@islamic-centre/site-contract/site-paths'
import { pagePath } from '../app/paths/site-pages.ts'
import { sample } from './extent.ts'
import { block, headings, mainPage, open, readContent } from './home-blocks.ts'
import { expect, loud, test } from './test.ts'

// Everything checked here is in the document itself and needs no script.
test.use({ javaScriptEnabled: false })

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
    const upcoming = await readContent<{ title: string; startsAt: string; endsAt: string }[]>(
      request,
      `posts?filters[kind][$eq]=event&filters[endsAt][$gte]=${new Date().toISOString()}&sort=startsAt:asc&pagination[pageSize]=4`,
      language,
    )
    expect(things.slice(1).map((it) => [it.name, it.startDate, it.endDate])).toEqual(
      upcoming.map((it) => [it.title, it.startsAt, it.endsAt]),
    )
  }
})
