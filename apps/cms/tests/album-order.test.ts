import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Browser, expect as expectPage, type Page } from '@playwright/test'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { account, administratorOf } from './administrator.ts'
import { emptyData, removeData } from './data.ts'
import { launchBrowser } from './launch-browser.ts'
import { goInPanel, openPanel } from './panel-account.ts'
import { read } from './reading.ts'
import { type ContentServer, startContentServer } from './start-content-server.ts'

const content = await emptyData()
const expectSoon = expectPage.configure({ timeout: 60_000 })
const albums = '/content-manager/collection-types/api::image-gallery.image-gallery'

let server: ContentServer
let browser: Browser

beforeAll(async () => {
  server = await startContentServer({ demoContent: 'off', ...content })
  await administratorOf(server.url)
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
  await server.stop()
  removeData(content)
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
      const file = path.join(content.dataDir, name)
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
  const { body } = await read('imageGalleries?populate=images&locale=fa', {}, server.url)
  return body.data[0].images.map(({ name }: { name: string }) => name)
}

it('Photos that are uploaded into an album follow the others in the order of their names, and can be dragged', async () => {
  const page = await openPanel(browser, server.url, account)
  await goInPanel(page, `${albums}/create?plugins[i18n][locale]=fa`)
  await page.locator('input[name=title]').fill('جشن نوروز')
  await page.locator('input[name=slug]').fill('nowruz')
  await page.locator('input[name=date]').fill('03/20/2027')
  await page.locator('input[name=date]').blur()
  await page.getByRole('button', { name: /Click to add an asset/ }).click()
  await upload(page, ['IMG_2.jpg', 'IMG_9.jpg', 'IMG_10.jpg', 'IMG_11.jpg', 'IMG_100.jpg'])
  await page.getByRole('tab', { name: /Selected files/ }).click()
  expect(await selected(page)).toEqual(['IMG_2.jpg', 'IMG_9.jpg', 'IMG_10.jpg', 'IMG_11.jpg', 'IMG_100.jpg'])
  await button(page, 'Finish').click()
  await button(page, 'Publish').click()
  await expectSoon(page.getByText('Published document')).toBeVisible()
  expect(await published()).toEqual(['IMG_2.jpg', 'IMG_9.jpg', 'IMG_10.jpg', 'IMG_11.jpg', 'IMG_100.jpg'])

  await page.getByRole('button', { name: 'Add', exact: true }).first().click()
  await upload(page, ['IMG_1.jpg'])
  await page.getByRole('tab', { name: /Selected files/ }).click()
  expect((await selected(page)).at(-1)).toBe('IMG_1.jpg')
  const card = (name: string) => page.getByRole('dialog').getByText(name, { exact: true })
  await card('IMG_1.jpg').dragTo(card('IMG_2.jpg'))
  expect((await selected(page))[0]).toBe('IMG_1.jpg')
  await button(page, 'Finish').click()
  await button(page, 'Publish').click()
  await expect
    .poll(published)
    .toEqual(['IMG_1.jpg', 'IMG_2.jpg', 'IMG_9.jpg', 'IMG_10.jpg', 'IMG_11.jpg', 'IMG_100.jpg'])
}, 240_000)
