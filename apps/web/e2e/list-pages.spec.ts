import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { languages, locales } from '@islamic-centre/i18n/locales'
import type { PageName } from '@islamic-centre/site-contract/site-paths'
import { pagePath, recordPath } from '../app/paths/site-pages.ts'
import { breaksNoRule } from './axe.ts'
import { sample } from './extent.ts'
import { addEntries, albumPictures, count } from './list-entries.ts'
import { readSitemap } from './read-sitemap.ts'
import { siteWithEntries } from './site-with-entries.ts'
import { expect, test } from './test.ts'

const lists: PageName[] = ['announcements', 'events', 'classes', 'lectures', 'gallery', 'galleryImage']

/** The target of the link to the next page. */
const nextPage = (html: string) => /<a [^>]*rel="next"[^>]*>/.exec(html)?.[0].match(/href="([^"]+)"/)?.[1]

test.describe('a centre with many entries of each kind', { tag: ['@spec:13.11'] }, () => {
  test.describe.configure({ mode: 'default' })
  const running = siteWithEntries(addEntries)

  test('each entry is on one page of its list, by links alone, and no page is over 200 KB', async () => {
    const paths = languages.flatMap((language) => lists.map((name) => pagePath(language, name)))
    for (const path of sample('every-entry', paths, 2)) {
      const shown: string[] = []
      let next: string | undefined = path
      while (next) {
        const response: Response = await fetch(running.site.url + next, {
          headers: { 'Accept-Encoding': 'identity' },
        })
        const html = await response.text()
        expect(response.status, next).toBe(200)
        expect(Buffer.byteLength(html), next).toBeLessThan(200_000)
        const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? []
        const links = [...main.matchAll(new RegExp(`href="${path}/(many-[^"/]+)"`, 'g'))]
        shown.push(...new Set(links.map(([, slug = '']) => slug)))
        next = nextPage(main)
      }
      expect(shown, path).toHaveLength(count)
      expect(new Set(shown).size, path).toBe(count)
    }
  })

  test('a page beyond the end of a list redirects to its first page, which has the list’s own URL', async ({
    request,
  }) => {
    for (const name of sample('beyond-the-end', lists, 2)) {
      const path = pagePath('fa', name)
      for (const page of ['0', '-1', 'x', '1e9', '99999', 'x&page=2']) {
        const response = await request.get(`${running.site.url}${path}?page=${page}`, { maxRedirects: 0 })
        expect([response.status(), response.headers().location], `${name} ${page}`).toEqual([302, path])
      }
      const html = await (await request.get(`${running.site.url}${path}?page=1`)).text()
      expect(html).toContain(`<link rel="canonical" href="${running.site.url}${path}"/>`)
    }
  })

  for (const language of sample('list-pages', languages, 1)) {
    const words = dictionaries[language]
    const second = words.pages.page.replace('{{page, number}}', language === 'fa' ? '۲' : '2')

    test(`in ${language} the next page is reached by the keyboard, announced, and has its own meta tags`, async ({
      page,
    }) => {
      const path = pagePath(language, 'classes')
      await page.goto(running.site.url + path)
      const links = page.getByRole('navigation', { name: words.pages.label })
      await links.getByRole('link', { name: words.pages.next }).focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`${running.site.url}${path}?page=2`)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      await expect(page).toHaveTitle(new RegExp(second))
      await expect(page.getByRole('status').filter({ hasText: second })).toHaveCount(1)
      const current = links.locator('[aria-current=page]')
      await expect(current).toHaveCount(1)
      await expect(current).toHaveAccessibleName(second)
      const head = (rel: string) => page.locator(`link[rel=${rel}]:not([hreflang])`)
      await expect(head('canonical')).toHaveAttribute('href', `${running.site.url}${path}?page=2`)
      await expect(head('prev')).toHaveAttribute('href', running.site.url + path)
      await expect(head('next')).toHaveAttribute('href', `${running.site.url}${path}?page=3`)
      for (const it of languages)
        await expect(page.locator(`link[hreflang="${locales[it].htmlLang}"]`)).toHaveAttribute(
          'href',
          `${running.site.url}${pagePath(it, 'classes')}?page=2`,
        )
      await breaksNoRule(page)
      await page.goBack()
      await expect(page).toHaveURL(running.site.url + path)
      await page.goto('about:blank')
    })

    test(`in ${language} the link to past events works, and the structured data lists those of the page`, async ({
      page,
    }) => {
      await page.goto(`${running.site.url}${pagePath(language, 'events')}#past`)
      await expect(page.getByRole('heading', { name: words.events.past })).toBeInViewport()
      const structured = async () =>
        (await page.locator('script[type="application/ld+json"]').allTextContents())
          .map((it) => JSON.parse(it))
          .filter((it) => it['@type'] === 'Event')
          .map((it) => new URL(it.url).pathname)
          .toSorted()
      const cards = () =>
        page
          .locator('#upcoming')
          .getByRole('article')
          .getByRole('heading')
          .getByRole('link')
          .evaluateAll((all) => all.map((it) => it.getAttribute('href') ?? '').toSorted())
      expect(await structured()).toEqual(await cards())
      await page
        .locator('#upcoming')
        .getByRole('link', { name: new RegExp(`^${words.site.more}`) })
        .click()
      await expect(page).toHaveURL(/\?page=2$/)
      // The URL changes before the page does.
      await expect(page).toHaveTitle(new RegExp(second))
      await expect(page.getByRole('heading', { name: words.events.upcoming })).toBeVisible()
      expect(await structured()).toEqual(await cards())
      await page.goto('about:blank')
    })
  }

  test('an old link into a list opens its record, whichever page of the list it is on', async ({ page }) => {
    const list = running.site.url + pagePath('ca', 'classes')
    await page.goto(`${list}#many-class-${count}`)
    await expect(page).toHaveURL(running.site.url + recordPath('ca', 'class', `many-class-${count}`))
    await page.goto(list)
    const id = await page.getByRole('article').nth(3).getAttribute('id')
    await page.goto('about:blank')
    await page.goto(`${list}#${id}`)
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
    await expect(page).toHaveURL(`${list}#${id}`)
    await page.goto('about:blank')
  })

  test('a large album goes on where the visitor scrolls and in the lightbox, and is as it was when it is opened again', {
    tag: ['@spec:10.7'],
  }, async ({ page }) => {
    const { albums } = dictionaries.ca
    await page.goto(running.site.url + recordPath('ca', 'album', 'large-album-1'))
    const pictures = page.getByRole('main').locator('a[data-in-place]')
    await expect(pictures).toHaveCount(60)
    const range = albums.range
      .replace('{{from, number}}', '61')
      .replace('{{to, number}}', String(albumPictures))
    await page.getByRole('link', { name: range }).scrollIntoViewIfNeeded()
    await expect(pictures).toHaveCount(albumPictures)

    await pictures.nth(59).click()
    const dialog = page.getByRole('dialog')
    const position = (at: number) =>
      dialog.getByText(albums.position.replace('{{at, number}}', `${at}`).replace('{{count, number}}', '70'))
    await expect(position(60)).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(position(61)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(pictures.nth(60)).toBeFocused()
    await breaksNoRule(page)

    const left = page.evaluate(
      () =>
        new Promise<number>((resolve) =>
          addEventListener('click', () => resolve(scrollY), { capture: true, once: true }),
        ),
    )
    await page.getByRole('banner').getByRole('link').first().click()
    const top = await left
    expect(top).toBeGreaterThan(1000)
    await expect(pictures).toHaveCount(0)
    await page.goBack()
    await expect(pictures).toHaveCount(albumPictures)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
    await page.goto('about:blank')
  })

  // Not in a browser without JavaScript, which loads all pictures of a page at once.
  test('without JavaScript an album of many pictures has them on several pages', async () => {
    const album = recordPath('fa', 'album', 'large-album-1')
    const read = async (path: string) => {
      const html = await (await fetch(running.site.url + path)).text()
      return { next: nextPage(html), pictures: html.match(/<a [^>]*data-in-place/g)?.length }
    }
    const first = await read(album)
    expect(first).toEqual({ next: `${album}?page=2`, pictures: 60 })
    expect(await read(`${album}?page=2`)).toEqual({ next: undefined, pictures: albumPictures - 60 })
  })

  test('the sitemap has each record once in each language, in files below 200 KB', async () => {
    const { index, files, urls } = await readSitemap(running.site.url)
    expect(files.length).toBeGreaterThan(3)
    for (const xml of [index, ...files.map((it) => it.xml)])
      expect(Buffer.byteLength(xml)).toBeLessThan(200_000)
    expect(new Set(urls).size).toBe(urls.length)
    expect(urls.filter((it) => it.includes('/many-'))).toHaveLength(6 * count * languages.length)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    for (const language of sample('list-pages-speaker', languages, 1))
      test(`in ${language} a speaker is found by a part of the name, and all pages are reached`, async ({
        page,
      }) => {
        const words = dictionaries[language]
        const path = pagePath(language, 'lectures')
        const { contentLocale } = locales[language]
        await page.goto(running.site.url + path)
        const speaker = page.getByLabel(words.lectures.voice)
        await speaker.fill(`SPEAKER 77 ${contentLocale}`)
        await page.getByRole('button', { name: words.lectures.show, exact: true }).click()
        const notes = page.locator('#notes').getByRole('article')
        await expect(notes).toHaveCount(1)
        await expect(notes).toContainText('many-lecture 77')
        await speaker.fill('speaker 1')
        await page.getByRole('button', { name: words.lectures.show, exact: true }).click()
        await expect(notes).toHaveCount(12)
        await page.getByRole('link', { name: words.pages.next }).click()
        await expect(page).toHaveURL(`${running.site.url}${path}?speaker=speaker+1&page=2`)
        await expect(speaker).toHaveValue('speaker 1')
        for (const card of await notes.allTextContents()) expect(card).toContain('Speaker 1')
        await speaker.fill('nobody at all')
        await page.getByRole('button', { name: words.lectures.show, exact: true }).click()
        await expect(speaker).toHaveAccessibleDescription(new RegExp(words.lectures.voiceUnknown))
        await expect(notes).toHaveCount(12)
      })
  })
})
