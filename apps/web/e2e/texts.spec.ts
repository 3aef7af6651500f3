import { readFileSync } from 'node:fs'
import { requestAsPanel } from './administrator.ts'
import { expect, test } from './test.ts'

const type = 'api::anouncement.anouncement'
const lanterns = new URL('../../cms/demo/media/banner-lanterns.webp', import.meta.url)

test('pictures in a text reserve their space while they load, and texts of a page share no ids', {
  tag: ['@spec:3.10'],
}, async ({ page, request }) => {
  const panelRequest = requestAsPanel(request)
  const [file] = await panelRequest('/upload', undefined, {
    name: 'lanterns.webp',
    mimeType: 'image/webp',
    buffer: readFileSync(lanterns),
  })
  expect(file.url).toMatch(/^\/uploads\//)

  const run = Date.now()
  const draft = async (number: number, text: string) => {
    const entry = { date: '2026-11-21', title: `Drawing ${run} ${number}`, slug: `drawing-${run}-${number}` }
    const { data } = await panelRequest(`/content-manager/collection-types/${type}?locale=en`, {
      ...entry,
      content: `## The room\n\n[To the room](#the-room)\n\n${text}`,
    })
    return data.documentId
  }
  // As an editor may type it, and as the panel's editor inserts it.
  const texts = [`![](${file.url})`, `![](${process.env.CMS_URL}${file.url})`]
  for (const [at, written] of texts.entries()) {
    const documentId = await draft(at, written)
    const preview = `/content-manager/preview/url/${type}?documentId=${documentId}&locale=en&status=draft`
    const { data } = await panelRequest(preview)
    await page.goto(data.url)
    const text = page.getByRole('main').locator('.ui-markdown')
    const picture = text.locator('img')
    await expect(picture).toHaveAttribute('src', `${process.env.CMS_URL}${file.url}`)
    await expect(picture).toHaveAttribute('width', String(file.width))
    await expect(picture).toHaveAttribute('height', String(file.height))
    await expect(picture).toHaveAttribute('loading', 'lazy')
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth > 0 && it.currentSrc))
      .toMatch(new RegExp(`/pictures/${file.hash}/\\w+/\\d+\\.avif$`))
    await expect(text.locator('h2[id="the-room"]')).toHaveCount(1)
    await expect(text.locator('a[href="#the-room"]')).toHaveCount(1)
  }

  // In the carousel of the home page both are side by side.
  await page.goto('/ca/home')
  for (const at of texts.keys()) {
    const id = `drawing-${run}-${at}-the-room`
    await expect(page.locator(`:is(h2, h3, h4)[id="${id}"]`)).toHaveCount(1)
    await expect(page.locator(`a[href="#${id}"]`)).toHaveCount(1)
  }
})
