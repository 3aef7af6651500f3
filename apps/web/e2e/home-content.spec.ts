import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { localDigits } from '@islamic-centre/i18n/formats'
import { locales, otherLanguages } from '@islamic-centre/i18n/locales'
import { cms, query, read } from './contract-requests.ts'
import { onPhone, sample } from './extent.ts'
import { fontsLoaded } from './page-states.ts'
import { expect, languages, test, withMotion } from './test.ts'

test.use(withMotion)

for (const language of sample('home-content', languages, 1)) {
  const words = dictionaries[language]
  const { contentLocale } = locales[language]

  test.describe(`the home page in ${language}`, () => {
    test.beforeEach(({ page }) => page.goto(`/${language}/home`))

    test('has each picture of the banner as a slide and as its small picture, with arrows', {
      tag: [onPhone, '@spec:1.1', '@spec:2.18', '@spec:2.19', '@spec:3.5', '@spec:3.12', '@spec:7.10'],
    }, async ({ page, request }) => {
      const { images } = await read(request, `banner?populate=images&locale=${contentLocale}`)
      const names = images.map(({ url }: { url: string }) => /\/([^/]+)\.\w+$/.exec(url)?.[1])
      const banner = page.getByRole('region', { name: words.banner.label })
      const sources = (selector: string) =>
        banner
          .locator(selector)
          .evaluateAll((all: HTMLImageElement[]) =>
            all.map((it) => it.src.split('/pictures/')[1]?.split('/')[0]),
          )
      await banner.hover()
      await expect.poll(() => sources('.ui-slides__slide img')).toHaveLength(images.length)
      expect((await sources('.ui-slides__slide img')).toSorted()).toEqual(names.toSorted())
      await expect.poll(() => sources('li img')).toEqual(names)
      const small = banner.getByRole('list', { name: words.banner.thumbnails }).getByRole('button')
      // On a slow machine the slides have moved on by themselves.
      await banner.getByRole('button', { name: words.carousel.pause }).click()
      await small.first().click()
      await expect(small.first()).toHaveAttribute('aria-current')
      await banner.getByRole('button', { name: words.carousel.previous }).click()
      await expect(small.last()).toHaveAttribute('aria-current')
      await banner.getByRole('button', { name: words.carousel.next }).click()
      await expect(small.first()).toHaveAttribute('aria-current')
    })

    test('has the text of the upcoming events, and More leads to them', {
      tag: ['@spec:1.1', '@spec:2.22', '@spec:3.2'],
    }, async ({ page, request }) => {
      const { mainPageEvent } = await query(
        request,
        `{ mainPageEvent(locale: "${contentLocale}") { Title } }`,
      )
      const section = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: mainPageEvent.Title }) })
      await expect(section.locator('.ui-markdown p, .ui-markdown li').first()).toBeVisible()
      await section.getByRole('link', { name: words.site.more }).click()
      await expect(page).toHaveURL(new RegExp(`/${language}/events$`))
    })

    test('has each announcement with its title, text and day, the channel beside them, and leads to every section', {
      tag: [
        '@spec:1.1',
        '@spec:2.23',
        '@spec:2.24',
        '@spec:2.32',
        '@spec:2.33',
        '@spec:3.4',
        '@spec:3.11',
        '@spec:9.8',
      ],
    }, async ({ page, request }) => {
      const { anouncements } = await query(
        request,
        `{ anouncements(locale: "${contentLocale}", pagination: { limit: 50 }) { title description date } }`,
      )
      const cards = page.getByRole('region', { name: words.announcements.label }).locator('article')
      expect(anouncements.length).toBeGreaterThan(1)
      for (const { title, description, date } of anouncements) {
        const card = cards.filter({ hasText: title })
        await expect(card).toContainText(description)
        await expect(card.locator(`time[datetime="${date}"]`)).toContainText(
          localDigits(language, date.replaceAll('-', '/')),
        )
        await expect(card.locator('.ui-markdown')).not.toBeEmpty()
      }
      // The whole text is folded behind the summary.
      const [current] = await cards.filter({ visible: true }).all()
      const text = current?.locator('.ui-markdown')
      await expect(text ?? cards).toBeHidden()
      await current?.getByText(words.site.wholeText).click()
      await expect(text ?? cards).toBeVisible()

      const { messagingChannel, usefulLinks } = await read(
        request,
        `main-page?populate[0]=messagingChannel&populate[1]=usefulLinks&locale=${contentLocale}`,
      )
      const channel = page
        .locator('article')
        .filter({ has: page.getByRole('heading', { name: messagingChannel.title }) })
      await expect(channel.getByRole('link')).toHaveAttribute('href', messagingChannel.url)

      const magazine = usefulLinks.find(({ kind }: { kind: string }) => kind === 'magazine')
      const links = page.getByRole('banner').locator('a[href]')
      const addresses = await links.evaluateAll((all) => all.map((it) => it.getAttribute('href')))
      const sections = [
        'home',
        'about-us',
        'events',
        'gallery',
        'gallery-image',
        'classes',
        'lectures',
        'services',
        'contact-us',
        'donate',
      ]
      expect(addresses).toEqual(
        expect.arrayContaining([...sections.map((path) => `/${language}/${path}`), magazine.url]),
      )
    })

    test('passes the announcements one at a time, around the end, in 700 ms, by arrows and not by a pull', {
      tag: [onPhone, '@spec:2.23', '@spec:9.9', '@spec:9.10'],
    }, async ({ page }) => {
      const region = page.getByRole('region', { name: words.announcements.label })
      const slides = region.locator('.ui-slides__slide')
      const count = await slides.count()
      const place = (index: number) =>
        words.carousel.slide
          .replace('{{index, number}}', localDigits(language, `${index}`))
          .replace('{{count, number}}', localDigits(language, `${count}`))
      const shown = region.locator('.ui-slides__slide:not([inert])')
      await region.scrollIntoViewIfNeeded()
      await expect(shown).toHaveCount(1)
      await expect(shown).toHaveAttribute('aria-label', place(1))
      await expect(region.getByRole('button')).toHaveCount(2)

      const box = await region.locator('.ui-slides').boundingBox()
      if (!box) throw new Error('The announcements are not on the page.')
      const [left, right, height] = [box.x + box.width * 0.2, box.x + box.width * 0.8, box.y + 30]
      for (const [from, to] of [
        [left, right],
        [right, left],
      ] as const) {
        await page.mouse.move(from, height)
        await page.mouse.down()
        await page.mouse.move(to, height, { steps: 8 })
        await page.mouse.up()
        await expect(shown).toHaveAttribute('aria-label', place(1))
      }

      await region.getByRole('button', { name: words.carousel.previous }).click()
      await expect(shown).toHaveAttribute('aria-label', place(count))
      const takes = await region
        .getByRole('button', { name: words.carousel.next })
        .evaluate((it: HTMLElement) => {
          it.click()
          const row = it.closest('section')?.querySelector('.ui-slides__row')
          return row && getComputedStyle(row).transitionDuration
        })
      expect(takes).toBe('0.7s')
      await expect(shown).toHaveAttribute('aria-label', place(1))
    })

    test('has the five newest sounds for it in each language, and links to the lectures', {
      tag: ['@spec:1.1', '@spec:2.28', '@spec:2.29', '@spec:3.3', '@spec:3.10', '@spec:5.3', '@spec:9.7'],
    }, async ({ page, request }) => {
      const newest = async (locale: string) => {
        const { sounds } = await query(
          request,
          `{ sounds(sort: "createdAt", locale: "${locale}", pagination: { limit: 100 }) { title MainPage media { url } } }`,
        )
        const meant = sounds.filter(({ MainPage }: { MainPage: boolean }) => MainPage).toReversed()
        // More than five exist, so the limit is tested.
        expect(meant.length).toBeGreaterThan(5)
        expect(sounds.length).toBeGreaterThan(meant.length)
        return meant.slice(0, 5) as { title: string; media: { url: string }[] }[]
      }
      const tracks = page.getByRole('list', { name: words.audio.tracks }).locator('bdi')
      const own = await newest(contentLocale)
      await expect(tracks).toHaveText(own.map(({ title }) => title))
      await page.getByRole('button', { name: words.audio.play, exact: true }).first().click()
      await expect(page.locator('audio').first()).toHaveAttribute(
        'src',
        new URL(own[0]?.media[0]?.url ?? '', cms()).href,
      )

      for (const other of otherLanguages(language)) {
        const list = page.getByRole('group', { name: words.audio.listLanguage })
        await list.getByText(locales[other].name).click()
        await expect(tracks).toHaveText(
          (await newest(locales[other].contentLocale)).map(({ title }) => title),
        )
      }
      await page.getByRole('link', { name: words.audio.all }).click()
      await expect(page).toHaveURL(new RegExp(`/${language}/lectures$`))
    })

    test('shows in its footer the contact details that the editor wrote', {
      tag: ['@spec:2.39', '@spec:2.40', '@spec:2.41', '@spec:2.42', '@spec:2.43', '@spec:2.44', '@spec:3.6'],
    }, async ({ page, request }) => {
      const about = await read(request, `about?populate=phones&locale=${contentLocale}`)
      const footer = page.getByRole('contentinfo')
      await expect(footer).toContainText(about.summary)
      for (const kind of ['manager', 'funeral', 'other'] as const) {
        const line = footer.getByRole('listitem').filter({ hasText: words.footer[kind] })
        await expect(line.getByRole('link')).toHaveText(localDigits(language, about.phones[kind]))
      }
      await expect(footer.getByRole('link', { name: about.Email })).toHaveAttribute(
        'href',
        `mailto:${about.Email}`,
      )
      const social = footer.getByRole('list', { name: words.footer.social }).getByRole('link')
      expect(await social.evaluateAll((all) => all.map((it) => it.getAttribute('href')))).toEqual([
        about.Instagram,
        about.Telegram,
        about.Facebook,
        about.YouTube,
        `mailto:${about.Email}`,
      ])
      await expect(footer).toContainText(about.copyright)
      await expect(footer).toContainText(about.registrationNumber)
      await expect(footer.getByRole('button', { name: words.footer.showMap })).toBeVisible()
      await footer.getByRole('link', { name: words.nav.donate }).click()
      await expect(page).toHaveURL(new RegExp(`/${language}/donate$`))
    })

    test('has a taller header and a link back to the top once it is scrolled, and not before', {
      tag: [onPhone, '@spec:2.31', '@spec:2.38', '@spec:4.4', '@spec:4.5'],
    }, async ({ page }) => {
      const bar = page.locator('.ui-site-header__bar')
      const height = () => bar.evaluate((it) => it.getBoundingClientRect().height)
      await fontsLoaded(page)
      const before = await height()
      const up = page.getByRole('button', { name: words.site.backToTop })
      await expect(up).toBeHidden()
      // The page is hydrated once it has marked the next prayer.
      await expect(page.getByText(words.prayer.next)).toBeVisible()
      await page.evaluate(() => scrollTo(0, 1500))
      await expect.poll(height).toBeGreaterThan(before)
      await up.click()
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      await expect(up).toBeHidden()
      await expect.poll(height).toBe(before)
    })
  })
}
