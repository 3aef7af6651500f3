import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emptyServer } from './empty-server.ts'
import { expectSoon } from './expect-soon.ts'
import { launchBrowser } from './launch-browser.ts'
import { goInPanel, openPanel } from './panel-account.ts'
import { read } from './reading.ts'

const server = await emptyServer()
const albums = '/content-manager/collection-types/api::image-gallery.image-gallery'

let browser: Browser
/** One for all tests: loading the panel takes seconds. */
let page: Page

beforeAll(async () => {
  browser = await launchBrowser()
  page = await openPanel(browser, server.url, await server.newAccount())
})

afterAll(async () => {
  await browser.close()
  await server.giveBack()
})

/** The first is the largest, so that it arrives last. */
async function photos(names: string[]) {
  return Promise.all(
    names.map(async (name, at) => {
      const size = Math.max(40, 1200 - at * 200)
      const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
      const picture = sharp({
        create: { width: size, height: size, channels: 3, background: '#176b5b', noise },
      })
      const file = path.join(server.dataDir, name)
      writeFileSync(file, await picture.jpeg({ quality: 95 }).toBuffer())
      return file
    }),
  )
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Uploads into the field of an album, as its dialog does. */
async function upload(page: Page, names: string[]) {
  await button(page, 'Add more assets').click()
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles(await photos(names))
  await page.getByRole('button', { name: /^Upload \d+ assets? to the library$/ }).click()
  await expectSoon(button(page, 'Finish')).toBeVisible()
}

const selected = (page: Page) =>
  page
    .getByRole('dialog')
    .getByText(/^IMG_\d+\.jpg$/)
    .allInnerTexts()

async function published() {
  const { body } = await read('imageGalleries?filters[slug]=nowruz&populate=images&locale=fa', {}, server.url)
  return body.data[0]?.images.map(({ name }: { name: string }) => name)
}

it('Photos that are uploaded into an album follow the others in the order of their names, and can be dragged', async () => {
  await goInPanel(page, `${albums}/create?plugins[i18n][locale]=fa`)
  await page.locator('input[name=title]').fill('جشن نوروز')
  await page.locator('input[name=slug]').fill('nowruz')
  await page.locator('input[name=date]').fill('03/20/2027')
  await page.locator('input[name=date]').blur()
  await page.getByRole('button', { name: /Click to add an asset/ }).click()
  await upload(page, ['IMG_2.jpg', 'IMG_9.jpg', 'IMG_10.jpg', 'IMG_11.jpg', 'IMG_100.jpg'])
  await page.getByRole('tab', { name: /Selected files/ }).click()
  const uploaded = ['IMG_2.jpg', 'IMG_9.jpg', 'IMG_10.jpg', 'IMG_11.jpg', 'IMG_100.jpg']
  await expect.poll(() => selected(page)).toEqual(uploaded)
  await button(page, 'Finish').click()
  await button(page, 'Publish').click()
  // The panel's notice of it is gone after seconds.
  await expect.poll(published).toEqual(uploaded)

  await page.getByRole('button', { name: 'Add', exact: true }).first().click()
  await upload(page, ['IMG_1.jpg'])
  await page.getByRole('tab', { name: /Selected files/ }).click()
  await expect.poll(() => selected(page)).toEqual([...uploaded, 'IMG_1.jpg'])
  const card = (name: string) => page.getByRole('dialog').getByText(name, { exact: true })
  await card('IMG_1.jpg').dragTo(card('IMG_2.jpg'))
  await expect.poll(() => selected(page)).toEqual(['IMG_1.jpg', ...uploaded])
  await button(page, 'Finish').click()
  await button(page, 'Publish').click()
  await expect.poll(published).toEqual(['IMG_1.jpg', ...uploaded])
})

it('Captions of all photos of an album are written in English in one form, and in Persian stay as they were', async () => {
  const { body } = await read('imageGalleries?filters[slug]=nowruz&populate=images&locale=fa', {}, server.url)
  const [{ documentId, images }] = body.data
  await goInPanel(page, `${albums}/${documentId}?plugins[i18n][locale]=fa`)
  await button(page, 'Write them').click()
  const captions = page.getByRole('dialog').getByRole('textbox', { name: 'Caption' })
  await expectSoon(captions).toHaveCount(images.length)
  await captions.first().fill('سفره هفت‌سین')
  await button(page, 'Save').click()
  await expectSoon(page.getByText('The words of the pictures are saved.')).toBeVisible()

  await goInPanel(page, `${albums}/${documentId}?plugins[i18n][locale]=en`)
  await page.locator('input[name=title]').fill('Nowruz')
  await button(page, 'Write them').click()
  await expectSoon(captions.first()).toHaveAttribute('placeholder', 'سفره هفت‌سین')
  await captions.first().fill('The table of Nowruz')
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: 'Alternative text' })
    .first()
    .fill('Seven dishes and a mirror on a white cloth')
  await button(page, 'Save').click()
  await expectSoon(page.getByRole('dialog')).toHaveCount(0)
  const [album] = (
    await read('imageGalleries?filters[slug]=nowruz&populate=images&locale=fa', {}, server.url)
  ).body.data
  expect(album.images[0]).toMatchObject({
    caption: 'سفره هفت‌سین',
    translations: {
      en: { caption: 'The table of Nowruz', alternativeText: 'Seven dishes and a mirror on a white cloth' },
    },
  })
})
