import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { languages, locales } from '@islamic-centre/i18n/locales'
import { recordPath } from '../app/paths/site-pages.ts'
import { breaksNoRule } from './axe.ts'
import { sample } from './extent.ts'
import { hydrated, picturesLoaded } from './page-states.ts'
import { expect, test } from './test.ts'

/** Of the first picture of the album `the-library`. */
const firstCaption = { fa: 'قفسه‌های تازه کتابخانه', ca: 'The new shelves of the library' }
const firstAlt = {
  fa: 'قفسه‌های پر کتاب و فانوسی میان آن‌ها',
  ca: 'Shelves full of books with a lantern between them',
}

for (const language of sample('record-journeys', languages, 1)) {
  const words = dictionaries[language]

  test.describe(`in ${language}`, () => {
    test('an album is browsed by the keyboard alone', { tag: ['@spec:10.7'] }, async ({ page }) => {
      await page.goto(recordPath(language, 'album', 'the-library'))
      await hydrated(page)
      await picturesLoaded(page)
      const pictures = page.getByRole('main').locator('figure a')
      const frame = page.getByRole('banner')
      const asItWas = await frame.screenshot({ animations: 'disabled' })
      await pictures.first().focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog')
      await expect(dialog).toBeVisible()
      // What is written of a picture is in the language of the page.
      await expect(dialog.getByText(firstCaption[language])).toBeVisible()
      await expect(dialog.getByRole('img', { name: firstAlt[language] })).toBeVisible()
      await breaksNoRule(page, { within: 'dialog' })
      const position = (at: number) =>
        new RegExp(new Intl.NumberFormat(locales[language].region, { useGrouping: false }).format(at))
      await expect(dialog.getByText(position(1)).first()).toBeVisible()
      // Forward is the reading direction of the language.
      await page.keyboard.press(language === 'fa' ? 'ArrowLeft' : 'ArrowRight')
      await expect(dialog.getByText(position(2)).first()).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(pictures.nth(1)).toBeFocused()
      // The stylesheet of the dialog changes nothing on the page.
      await page.evaluate(() => window.scrollTo(0, 0))
      await expect
        .poll(async () => asItWas.equals(await frame.screenshot({ animations: 'disabled' })))
        .toBe(true)
    })

    test('the original of a picture is downloaded where its album allows it, and no other file', {
      tag: ['@spec:10.7'],
    }, async ({ page, request }) => {
      const library = recordPath(language, 'album', 'the-library')
      const tiles = recordPath(language, 'album', 'tiles-of-the-hall')
      const fileOf = async (album: string) => {
        await page.goto(album)
        await hydrated(page)
        const picture = page.getByRole('main').locator('figure a').first()
        await picture.click()
        return (await picture.getAttribute('href'))?.split('/').at(-1) ?? ''
      }
      const download = page.getByRole('dialog').getByRole('link', { name: words.albums.download })
      const ofTiles = await fileOf(tiles)
      await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible()
      await expect(download).toHaveCount(0)
      const ofLibrary = await fileOf(library)
      await expect(download).toHaveAttribute('href', `${library}/originals/${ofLibrary}`)
      const saved = page.waitForEvent('download')
      await download.click()
      expect((await saved).suggestedFilename()).toBe('the-library-01.webp')

      const { headers, body } = await request.get(`${library}/originals/${ofLibrary}`).then(async (it) => ({
        headers: it.headers(),
        body: await it.body(),
      }))
      expect(headers['content-disposition']).toBe('attachment; filename="the-library-01.webp"')
      expect(headers['content-type']).toBe('image/webp')
      expect(body.subarray(8, 12).toString()).toBe('WEBP')
      for (const path of [
        `${tiles}/originals/${ofTiles}`,
        `${library}/originals/${ofTiles}`,
        `${library}/originals/..%2F${ofLibrary}`,
        `${library}/originals/`,
        `${recordPath(language, 'album', 'no-such-album')}/originals/${ofLibrary}`,
      ])
        expect((await request.get(path)).headers()['content-disposition'], path).toBeUndefined()
    })

    test('an album shows the picture of its grid until the large one has arrived', async ({ page }) => {
      await page.goto(recordPath(language, 'album', 'the-library'))
      await hydrated(page)
      await picturesLoaded(page)
      const ofGrid = await page
        .getByRole('main')
        .locator('figure img')
        .evaluateAll((all: HTMLImageElement[]) => all.map((it) => it.currentSrc))
      const arrival = Promise.withResolvers<void>()
      await page.route('**/pictures/**', async (route) => {
        // An intercepted request does not use the browser's cache.
        if (!ofGrid.includes(route.request().url())) await arrival.promise
        await route.continue()
      })
      await page.getByRole('main').locator('figure a').first().click()
      const small = page.getByRole('dialog').locator('.ui-lightbox__placeholder')
      await expect(small.first()).toBeVisible()
      await expect
        .poll(() => small.first().evaluate((it: HTMLImageElement) => it.naturalWidth))
        .toBeGreaterThan(0)
      arrival.resolve()
      // The site processes each large picture when it is first requested.
      await expect(small).toHaveCount(0)
    })
  })
}
