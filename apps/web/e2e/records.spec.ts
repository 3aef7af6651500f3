import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { languages, locales } from '@islamic-centre/i18n/locales'
import { type RecordKind, recordPages } from '@islamic-centre/site-contract/site-paths'
import { freePagePath, pagePath, recordPath } from '../app/paths/site-pages.ts'
import { breaksNoRule } from './axe.ts'
import { demoKinds } from './demo-kinds.ts'
import { sample } from './extent.ts'
import { fontsLoaded, hydrated } from './page-states.ts'
import { playSlowly } from './play-slowly.ts'
import { expect, loud, test } from './test.ts'

/** The structured data type of a kind of record; any type where none is named. */
const things: { [kind in RecordKind]?: string } = {
  event: 'Event',
  class: 'Course',
  lecture: 'Article',
  video: 'VideoObject',
  album: 'ImageGallery',
  announcement: 'Article',
  occasion: 'Article',
}
const kinds = Object.keys(recordPages) as RecordKind[]

for (const kind of sample('record-kinds', demoKinds, 2))
  test(`${kind}: one is opened from its list, has structured data, and is the same one in the other language`, {
    tag: ['@spec:10.8'],
  }, async ({ page, baseURL }) => {
    await page.goto(pagePath('fa', recordPages[kind]))
    const first = page
      .getByRole('main')
      // The months of the calendar are no records.
      .locator(`a[href^="${pagePath('fa', recordPages[kind])}/"]:not([href*="/calendar/2"])`)
      .filter({ visible: true })
      .first()
    const address = (await first.getAttribute('href')) ?? ''
    // The address part of a record, and of one of several occurrences of an event its date.
    const part = address.slice(pagePath('fa', recordPages[kind]).length)
    await first.click()
    for (const language of sample('records', languages, 1)) {
      const path = pagePath(language, recordPages[kind]) + part
      await expect(page).toHaveURL(baseURL + path)
      await expect(page.locator('html')).toHaveAttribute('lang', locales[language].htmlLang)
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).not.toHaveText(dictionaries[language].nav[recordPages[kind]])
      const title = await heading.textContent()
      await expect(page).toHaveTitle(new RegExp(dictionaries[language].site.name))
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', baseURL + path)
      await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(3)
      const data = await page.locator('script[type="application/ld+json"]').allTextContents()
      const nodes = data.map((it) => JSON.parse(it))
      expect(nodes).toContainEqual(expect.objectContaining({ '@type': 'BreadcrumbList' }))
      const named = nodes.find((it) => [it.name, it.headline].includes(title))
      expect(named).toEqual(expect.objectContaining({ '@type': things[kind] ?? expect.any(String) }))
      const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
      expect((await page.request.get(picture ?? '', { maxRetries: 1 })).headers()['content-type']).toMatch(
        /^image\//,
      )
      await breaksNoRule(page)
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBe(0)
      if (language === 'fa') {
        await page.goto(`${path}?from=a-friend`)
        await page.getByRole('link', { name: locales.ca.name }).first().click()
      }
    }
  })

for (const language of sample('record-journeys', languages, 1)) {
  const words = dictionaries[language]

  test.describe(`in ${language}`, () => {
    test('the picture of a record begins level with the facts beside it, and its text is on the first screen', async ({
      page,
    }) => {
      for (const path of [
        recordPath(language, 'event', 'lunch-with-neighbours'),
        recordPath(language, 'class', 'persian-school'),
      ]) {
        await page.goto(path)
        await hydrated(page)
        await fontsLoaded(page)
        const tops = () =>
          page.evaluate(() =>
            ['.record__cover', '.record__aside', '.record__text .ui-markdown'].map(
              (it) => document.querySelector(it)?.getBoundingClientRect().top ?? Number.NaN,
            ),
          )
        const [cover = 0, aside = 0, text] = await tops()
        expect(Math.abs(cover - aside), path).toBeLessThan(1)
        expect(text, path).toBeLessThan(900 - 60)
      }
    })

    test('an event is printed on one page, without the link to its content', async ({ page }) => {
      await page.goto(recordPath(language, 'event', 'lunch-with-neighbours'))
      for (const format of ['A4', 'Letter']) {
        const pdf = (await page.pdf({ format })).toString('latin1')
        expect(pdf.match(/\/Type \/Page\b/g), format).toHaveLength(1)
      }
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByText(words.site.skipToContent)).toBeHidden()
      await expect(page.getByRole('banner').getByRole('link')).toHaveCount(1)
    })

    test('a video sends no request to its provider before it is started', { tag: ['@spec:10.7'] }, async ({
      page,
    }) => {
      const strangers: string[] = []
      await page.route(/youtube|vimeo|aparat/, (route) => {
        strangers.push(route.request().url())
        // These sites cannot be reached here: a local page replaces theirs.
        return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>video</title>' })
      })
      await page.goto(pagePath(language, 'gallery'))
      await page.getByRole('main').getByRole('article').getByRole('link').first().click()
      const start = page.getByRole('link', { name: new RegExp(words.gallery.play.replace('{{title}}', '')) })
      await start.scrollIntoViewIfNeeded()
      expect(strangers).toEqual([])
      await start.click()
      await expect(page.getByRole('main').locator('iframe')).toHaveCount(1)
      await expect.poll(() => strangers.length).toBeGreaterThan(0)
    })

    test('a lecture is found by its speaker, and plays on while the visitor navigates', {
      tag: ['@spec:10.3'],
    }, async ({ page }) => {
      await page.goto(pagePath(language, 'lectures'))
      const voices = page.getByLabel(words.lectures.voice)
      const own = voices.locator(`optgroup[lang="${locales[language].htmlLang}"] option`)
      const names = await own.allTextContents()
      const tracks = page.getByRole('list', { name: words.audio.tracks }).getByRole('button')
      const all = await tracks.count()
      const trackNames = (await tracks.allTextContents()).join()
      const name = names.find((it) => trackNames.includes(it)) ?? ''
      await voices.selectOption(name)
      await expect(page).toHaveURL(/\?speaker=/)
      await expect.poll(() => tracks.count()).toBeLessThan(all)
      for (const track of await tracks.allTextContents()) expect(track).toContain(name)
      // The filter is in the URL: it can be shared, and needs no script.
      const html = await (await page.request.get(page.url())).text()
      const elsewhere = names.find((it) => it !== name && trackNames.includes(it))
      expect(html.match(new RegExp(`all-sounds__speaker">${elsewhere}<`))).toBeNull()

      // A speaker without recordings still has the link back to all.
      await voices.selectOption(names.find((it) => !trackNames.includes(it)) ?? '')
      await expect(tracks).toHaveCount(0)
      await voices.selectOption('')
      await expect(tracks).toHaveCount(all)
      await page.getByText(words.lectures.list).click()
      await page.getByRole('main').locator('details a').first().click()
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(words.nav.lectures)
      await page.getByRole('main').getByRole('button', { name: words.audio.play, exact: true }).click()
      const position = () => page.evaluate(() => document.querySelector('audio')?.currentTime ?? -1)
      // Chromium serialises requests for the same file for up to twenty seconds.
      await expect.poll(position).toBeGreaterThan(0.2)
      await playSlowly(page)
      await page.getByRole('link', { name: words.lectures.all }).click()
      await expect(page).toHaveURL(new RegExp(`${pagePath(language, 'lectures')}$`))
      const before = await position()
      await expect.poll(position).toBeGreaterThan(before)
    })

    test('a lecture that was written in one form has its recording, its video and its text on one page', {
      tag: ['@spec:10.3'],
    }, async ({ page }) => {
      const strangers: string[] = []
      await page.route(/vimeo/, (route) => {
        strangers.push(route.request().url())
        return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>video</title>' })
      })
      const path = recordPath(language, 'lecture', 'lecture-courtesy-in-disagreement')
      await page.goto(pagePath(language, 'lectures'))
      const main = page.getByRole('main')
      const card = main.getByRole('article').filter({ has: page.locator(`a[href="${path}"]`) })
      await expect(card.getByText(words.lectures.recording, { exact: true })).toBeVisible()
      await expect(card.getByText(words.lectures.video, { exact: true })).toBeVisible()
      await expect(main.locator(`a[href="${path}"]`)).toHaveCount(1)
      const title = ((await card.getByRole('heading').textContent()) ?? '').trim()
      const tracks = page.getByRole('list', { name: words.audio.tracks }).getByRole('button', { name: title })
      await expect(tracks).toHaveCount(1)

      await card.getByRole('link').click()
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(main.locator('.ui-markdown')).toBeVisible()
      const data = await page.locator('script[type="application/ld+json"]').allTextContents()
      const types = data.map((it) => JSON.parse(it)['@type'])
      for (const type of ['AudioObject', 'VideoObject', 'Article']) expect(types).toContain(type)
      await breaksNoRule(page)
      await main.getByRole('button', { name: words.audio.play, exact: true }).click()
      const position = () => page.evaluate(() => document.querySelector('audio')?.currentTime ?? -1)
      await expect.poll(position).toBeGreaterThan(0.2)
      const mini = page.getByRole('region', { name: `${words.audio.label}: ${title}` })
      await expect(mini).toBeVisible()
      expect(await page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe(title)
      const start = main.getByRole('link', { name: words.gallery.play.replace('{{title}}', title) })
      await start.scrollIntoViewIfNeeded()
      expect(strangers).toEqual([])
      await start.click()
      await expect(main.locator('iframe')).toHaveCount(1)
      await expect.poll(() => strangers.length).toBeGreaterThan(0)
    })

    test('the registration link of a class opens without a referrer', {
      tag: ['@spec:10.4'],
    }, async ({ page }) => {
      await page.goto(recordPath(language, 'class', 'persian-school'))
      for (const fact of [words.classes.time, words.classes.teacher, words.classes.place])
        await expect(page.getByText(fact, { exact: true })).toBeVisible()
      const join = page.getByRole('link', { name: new RegExp(`^${words.classes.register}`) })
      await expect(join).toHaveAttribute('rel', 'external noopener noreferrer')
    })

    test('a class without registration has no link to register', async ({ page }) => {
      await page.goto(recordPath(language, 'class', 'english-conversation'))
      await expect(page.getByText(words.classes.teacher, { exact: true })).toBeVisible()
      await expect(page.getByRole('link', { name: new RegExp(words.classes.register) })).toHaveCount(0)
    })

    loud('a record that is not there is a page whose first link names its list', async ({ page }) => {
      const listNames = {
        event: words.events.all,
        class: words.classes.all,
        lecture: words.lectures.all,
        announcement: words.announcements.all,
        video: words.gallery.all,
        album: words.albums.all,
        occasion: words.calendar.all,
        deathNotice: words.deathNotices.all,
      }
      for (const kind of sample('missing-records', kinds, 2)) {
        const response = await page.goto(recordPath(language, kind, 'no-such-record'))
        expect(response?.status(), kind).toBe(404)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.errors.notFound)
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
        const list = pagePath(language, recordPages[kind])
        const first = page.getByRole('main').getByRole('link').first()
        await expect(first).toHaveText(listNames[kind])
        await expect(first).toHaveAttribute('href', list)
      }
      const response = await page.goto(freePagePath(language, 'no-such-page'))
      expect(response?.status()).toBe(404)
      await page.getByRole('link', { name: words.errors.home }).click()
      await expect(page).toHaveURL(new RegExp(`${pagePath(language, 'home')}$`))
    })

    test('a page that an editor added is read at its own address; the words of a section on the section’s', {
      tag: ['@spec:10.8'],
    }, async ({ page }) => {
      await page.goto(freePagePath(language, 'first-visit'))
      // Its headings are one level below that of the page, whatever levels the editor chose.
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
      await breaksNoRule(page)
      await page
        .getByRole('main')
        .locator(`a[href="${pagePath(language, 'contact')}"]`)
        .click()
      await expect(page).toHaveURL(new RegExp(`${pagePath(language, 'contact')}$`))
      await page.goto(freePagePath(language, 'donate'))
      await expect(page).toHaveURL(new RegExp(`${pagePath(language, 'donate')}$`))
    })
  })
}

test('content in Persian only is marked on the English site, and has one canonical URL', {
  tag: ['@spec:10.8'],
}, async ({ page, baseURL }) => {
  await page.goto(recordPath('ca', 'announcement', 'persian-poetry-circle'))
  await expect(page.getByText(dictionaries.ca.records.onlyIn.fa)).toBeVisible()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveAttribute('lang', 'fa')
  await expect(heading).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA')
  const own = baseURL + recordPath('fa', 'announcement', 'persian-poetry-circle')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', own)
  const alternates = page.locator('link[rel=alternate][hreflang]')
  expect(await alternates.evaluateAll((all) => all.map((it) => it.getAttribute('hreflang')))).toEqual([
    'fa',
    'x-default',
  ])
  await page.getByRole('link', { name: locales.fa.name }).first().click()
  await expect(page).toHaveURL(own)
  await expect(page.getByText(dictionaries.fa.records.onlyIn.fa)).toHaveCount(0)
})

test('a page beyond the end of the list of announcements redirects to its first page', async ({ page }) => {
  for (const number of ['0', '99', 'x', '1e9']) {
    await page.goto(`${pagePath('fa', 'announcements')}?page=${number}`)
    await expect(page).toHaveURL(new RegExp(`${pagePath('fa', 'announcements')}$`))
  }
})
