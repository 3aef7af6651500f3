import { readFileSync } from 'node:fs'
import { askAsPanel } from './administrator.ts'
import { expect, test } from './test.ts'

const type = 'api::post.post'
const lanterns = new URL('../../cms/demo/media/banner-lanterns.webp', import.meta.url)

test('pictures in a text keep their place while they load, and texts of a page share no ids', async ({
  page,
  request,
}) => {
  test.slow()
  const ask = await askAsPanel(request)
  const [file] = await ask('/upload', undefined, {
    name: 'lanterns.webp',
    mimeType: 'image/webp',
    buffer: readFileSync(lanterns),
  })
  expect(file.url).toMatch(/^\/uploads\//)

  const run = Date.now()
  const draft = async (number: number, text: string) => {
    const entry = { kind: 'class', title: `Drawing ${run} ${number}`, slug: `drawing-${run}-${number}` }
    const { data } = await ask(`/content-manager/collection-types/${type}?locale=en`, {
      ...entry,
      content: `## The room\n\n[To the room](#the-room)\n\n${text}`,
    })
    return data.documentId
  }
  // As an editor may write it by hand, and as the panel's editor puts it in.
  const byHand = await draft(1, `![](${file.url})`)
  await draft(2, `![](${process.env.CMS_URL}${file.url})`)

  const preview = `/content-manager/preview/url/${type}?documentId=${byHand}&locale=en&status=draft`
  const { data } = await ask(preview)
  await page.goto(data.url)
  for (const number of [1, 2]) {
    const card = page.locator(`#drawing-${run}-${number}`)
    const picture = card.locator('.ui-markdown img')
    await expect(picture).toHaveAttribute('src', `${process.env.CMS_URL}${file.url}`)
    await expect(picture).toHaveAttribute('width', String(file.width))
    await expect(picture).toHaveAttribute('height', String(file.height))
    await expect(picture).toHaveAttribute('loading', 'lazy')
    const id = `drawing-${run}-${number}-the-room`
    await expect(card.locator(`h2[id="${id}"]`)).toHaveCount(1)
    await expect(card.locator(`a[href="#${id}"]`)).toHaveCount(1)
  }
})
