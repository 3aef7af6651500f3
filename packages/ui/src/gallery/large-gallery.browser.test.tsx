import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { shown } from '../catalogue/story.ts'
import { turnPage } from '../catalogue/turn-page.ts'
import { sample } from '../conformance/sample.ts'
import { Large, LaterPart } from './gallery.stories.tsx'
import type { GalleryParts, GalleryProps } from './index.ts'

const { pictures, parts, labels } = shown(Large).props as GalleryProps & { parts: GalleryParts }

/** The album of 3,000 pictures, with what a test changes in its parts. */
const album = (own: Partial<GalleryParts> = {}) => shown(Large, { pictures, parts: { ...parts, ...own } })

const elements = () => document.querySelectorAll('.ui-gallery *').length
const thumbnail = (number: number) => page.getByRole('link', { name: labelOf(number), exact: true })
const labelOf = (number: number) => `عکس ${number.toLocaleString('fa-IR')}`
const lightbox = () => page.getByRole('dialog')
const position = (number: number) => lightbox().getByText(labels.position(number, 3000))
const part = (number: number) => document.querySelector(`[data-part="${number}"]`) as HTMLElement
const scrollToPart = (number: number) => part(number).scrollIntoView({ behavior: 'instant' })
/** Each of its pictures, which are added in slices. */
const isRendered = (number: number) => !part(number).hasAttribute('data-empty')

beforeEach(async () => {
  turnPage('rtl', 'light')
  await page.viewport(1024, 768)
})
afterEach(() => {
  document.body.replaceChildren()
  scrollTo({ top: 0, behavior: 'instant' })
})

test('without scripts an album has its first part only', () => {
  const html = renderToString(album())
  expect(html.match(/<img/g)).toHaveLength(60)
  expect(html).not.toContain('data-empty')
})

/** Every further part in a full run. */
const stops = sample(
  'gallery-parts',
  Array.from({ length: 49 }, (_, at) => at + 1),
  12,
)

test('whoever scrolls through 3,000 pictures meets each of them, and never has more than five parts in the page', async () => {
  await render(album())
  await expect.poll(() => document.querySelectorAll('[data-part]').length).toBe(49)
  const met = new Set([...document.querySelectorAll('img')].map(({ alt }) => alt))
  let most = 0
  for (const at of stops) {
    scrollToPart(at)
    await expect.poll(() => isRendered(at)).toBe(true)
    for (const { alt } of part(at).querySelectorAll('img')) met.add(alt)
    most = Math.max(most, elements())
  }
  expect(met.size).toBe(60 * (1 + stops.length))
  const elementsOfPicture = 5
  const elementsOfPart = 4
  expect(most).toBeLessThan(5 * 60 * elementsOfPicture + 50 * elementsOfPart)
})

test('the pictures of a part are added in slices, so that no frame has the style and layout of all of them', async () => {
  await render(album())
  await expect.poll(() => document.querySelectorAll('[data-part]').length).toBe(49)
  const added: number[] = []
  const observer = new MutationObserver((records) => {
    const nodes = records.flatMap((it) => [...it.addedNodes]).filter((it) => it instanceof Element)
    added.push(nodes.reduce((sum, it) => sum + it.querySelectorAll('img').length, 0))
  })
  observer.observe(part(20), { childList: true, subtree: true })
  scrollToPart(20)
  await expect.poll(() => isRendered(20)).toBe(true)
  observer.disconnect()
  expect(added.reduce((sum, it) => sum + it, 0)).toBe(60)
  expect(Math.max(...added)).toBeLessThanOrEqual(15)
})

test('parts that leave the page keep their height, so nothing on the screen moves', async () => {
  await render(album())
  await expect.poll(() => document.querySelectorAll('[data-part]').length).toBe(49)
  scrollToPart(1)
  await expect.poll(() => isRendered(1)).toBe(true)
  const height = part(1).offsetHeight
  scrollToPart(5)
  await expect.poll(() => isRendered(1)).toBe(false)
  expect(part(1).offsetHeight).toBe(height)
  await expect.poll(() => isRendered(5)).toBe(true)
  scrollToPart(1)
  await expect.poll(() => isRendered(1)).toBe(true)
  expect(part(1).offsetHeight).toBe(height)
})

test('opened again, the page is as high as it was, so that its scroll position can be restored', async () => {
  let stored: string | undefined
  const memory = {
    read: () => stored,
    write: (value: string) => {
      stored = value
    },
  }
  const first = await render(album({ memory }))
  await expect.poll(() => document.querySelectorAll('[data-part]').length).toBe(49)
  scrollToPart(20)
  await expect.poll(() => isRendered(20)).toBe(true)
  const topOf = () => Math.round(part(20).getBoundingClientRect().top + scrollY)
  const top = topOf()
  await first.unmount()
  await render(album({ memory }))
  expect(topOf()).toBe(top)
})

test('the lightbox goes on into the next part, and from the last picture to the first', async () => {
  await render(album())
  await thumbnail(60).click()
  await expect.element(position(60)).toBeVisible()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(position(61)).toBeVisible()
  await expect.element(lightbox().getByRole('img', { name: labelOf(61), exact: true })).toBeVisible()
  await userEvent.keyboard('{End}')
  await expect.element(lightbox().getByRole('img', { name: labelOf(3000), exact: true })).toBeVisible()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(position(1)).toBeVisible()
  expect(document.querySelectorAll('.ui-lightbox__slide').length).toBeLessThan(7)
})

test('closed in a part that was not in the page, it leaves the focus on the picture that was shown last', async () => {
  await render(album())
  await thumbnail(1).click()
  await expect.element(position(1)).toBeVisible()
  await userEvent.keyboard('{End}')
  await expect.element(position(3000)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(thumbnail(3000)).toHaveFocus()
  await expect.element(thumbnail(3000)).toBeInViewport()
})

test('a part that cannot be loaded is a link to its page, and is requested again', async () => {
  let isDown = true
  const load = async (number: number) => {
    if (isDown) throw new Error('offline')
    return parts.load(number)
  }
  await render(album({ load }))
  const link = page.getByRole('link', { name: parts.name(181, 240), exact: true })
  scrollToPart(3)
  await expect.element(link).toHaveAttribute('href', '?page=4')
  await expect.element(link).toBeInViewport()
  expect(isRendered(3)).toBe(false)
  isDown = false
  scrollToPart(10)
  await expect.poll(() => isRendered(10)).toBe(true)
  scrollToPart(3)
  await expect.poll(() => isRendered(3)).toBe(true)
})

test('a page that begins with a later part goes on from there', async () => {
  await render(shown(LaterPart))
  await page.getByRole('link', { name: labelOf(121), exact: true }).click()
  await expect.element(lightbox().getByText(labels.position(121, 150))).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(lightbox().getByRole('img', { name: labelOf(120), exact: true })).toBeVisible()
})
