import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { slideLabels } from '../catalogue/samples.ts'
import { persianText } from '../catalogue/story.ts'
import { BannerSlider } from './index.ts'

const picture = (fill: string) =>
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="32" height="18"><rect width="32" height="18" fill="${fill}"/></svg>`

const slides = ['red', 'green', 'blue'].map((fill) => ({
  src: picture(fill),
  width: 32,
  height: 18,
  alt: fill,
  title: fill,
}))
const labels = { ...slideLabels(persianText), thumbnails: 'همه' }
const slider = <BannerSlider slides={slides} labels={labels} autoplay={0} speed={0} />

afterEach(() => vi.useRealTimers())

describe('what the server sends', () => {
  const html = renderToString(slider)

  test('is the first picture, with its size and first in the line', { tags: ['spec:2.18'] }, () => {
    expect(html.match(/<img /g)).toHaveLength(1)
    expect(html).toMatch(/<img [^>]*width="32"[^>]*/)
    expect(html).toMatch(/fetchPriority="high"/i)
    expect(html).not.toContain('loading="lazy"')
  })

  test('takes the room that the running slider takes', async () => {
    const place = document.body.appendChild(document.createElement('div'))
    place.innerHTML = html
    const before = place.firstElementChild?.getBoundingClientRect()
    place.remove()
    await render(slider)
    await expect.element(page.getByRole('button', { name: 'بعدی' })).toBeVisible()
    const after = page.getByRole('region').element().getBoundingClientRect()
    expect(after.height).toBe(before?.height)
  })
})

test.each(['rtl', 'ltr'])(
  'each picture is a slide and its own thumbnail, %s',
  { tags: ['spec:3.12'] },
  async (dir) => {
    document.documentElement.dir = dir
    await render(slider)
    const thumbnails = page.getByRole('list', { name: 'همه' }).getByRole('button')
    await expect.element(thumbnails.nth(2)).toBeVisible()
    expect(
      thumbnails.elements().map((thumbnail) => thumbnail.querySelector('img')?.getAttribute('src')),
    ).toEqual(slides.map(({ src }) => src))

    await thumbnails.nth(2).click()
    await expect.element(thumbnails.nth(2)).toHaveAttribute('aria-current')
    await expect
      .poll(() => {
        const frame = document.querySelector('.ui-slides')?.getBoundingClientRect()
        const third = document.querySelector('.ui-slides__slide img[alt="blue"]')?.getBoundingClientRect()
        return Math.abs((third?.left ?? 0) - (frame?.left ?? 0)) < 2
      })
      .toBe(true)
    await page.getByRole('button', { name: 'بعدی' }).click()
    await expect.element(thumbnails.nth(0)).toHaveAttribute('aria-current')
  },
)

describe.each(['rtl', 'ltr'])('%s', (dir) => {
  /** The picture that is in the frame, by its actual position. */
  function inFrame() {
    const frame = document.querySelector('.ui-slides')?.getBoundingClientRect()
    return [...document.querySelectorAll<HTMLImageElement>('.ui-slides__slide img')].find(
      (it) => Math.abs(it.getBoundingClientRect().left - (frame?.left ?? 0)) < 2,
    )?.alt
  }

  test('arrow keys and arrows run where the text does, around the ends', {
    tags: ['spec:2.19', 'spec:9.11'],
  }, async () => {
    document.documentElement.dir = dir
    await render(slider)
    const next = page.getByRole('button', { name: 'بعدی' })
    await expect.element(next).toBeVisible()
    next.element().focus()
    const [onward, back] = dir === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
    for (const [key, expected] of [
      [onward, 'green'],
      [back, 'red'],
      [back, 'blue'],
      [onward, 'red'],
    ]) {
      await userEvent.keyboard(`{${key}}`)
      await expect.poll(inFrame).toBe(expected)
    }
    await page.getByRole('button', { name: 'قبلی' }).click()
    await expect.poll(inFrame).toBe('blue')
  })

  test('a pull brings the next picture', async () => {
    document.documentElement.dir = dir
    await render(slider)
    await expect.element(page.getByRole('button', { name: 'بعدی' })).toBeVisible()
    const frame = page.elementLocator(document.querySelector('.ui-slides') as Element)
    const { width } = frame.element().getBoundingClientRect()
    const [from, to] = dir === 'rtl' ? [0.2, 0.8] : [0.8, 0.2]
    await frame.dropTo(frame, {
      sourcePosition: { x: width * from, y: 20 },
      targetPosition: { x: width * to, y: 20 },
      steps: 8,
    })
    await expect.poll(inFrame).toBe('green')
  })
})

describe('a picture is requested', () => {
  const requested = () =>
    [...document.querySelectorAll<HTMLImageElement>('.ui-slides__slide img')].map(({ alt }) => alt)
  /** Below the place where the pointer rests. */
  const below = { paddingBlockStart: 60, inlineSize: 320 }
  beforeEach(() => userEvent.hover(document.body, { position: { x: 5, y: 5 } }))

  test('while the one before it is shown', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await render(
      <div style={below}>
        <BannerSlider slides={slides} labels={labels} autoplay={400} speed={0} />
      </div>,
    )
    await expect.element(page.getByRole('button', { name: 'بعدی' })).toBeVisible()
    await expect.poll(requested).toEqual(['red', 'green'])
    await expect.poll(() => vi.getTimerCount()).toBe(1)
    await vi.advanceTimersByTimeAsync(400)
    await expect.poll(requested).toEqual(['red', 'green', 'blue'])
  })

  test.each([
    ['a hand comes near', () => userEvent.hover(page.getByRole('region'))],
    ['the keyboard comes in', () => userEvent.tab()],
  ])('when %s', async (_, come) => {
    await render(<div style={below}>{slider}</div>)
    await expect.element(page.getByRole('button', { name: 'بعدی' })).toBeVisible()
    expect(requested()).toEqual(['red', 'green'])
    await come()
    await expect.poll(requested).toEqual(['red', 'green', 'blue'])
  })
})

test('a press names no slide again', async () => {
  const slide = vi.fn(labels.slide)
  await render(<BannerSlider slides={slides} labels={{ ...labels, slide }} autoplay={0} speed={0} />)
  const next = page.getByRole('button', { name: 'بعدی' })
  await expect.element(next).toBeVisible()
  const named = slide.mock.calls.length
  await next.click()
  await expect
    .element(page.getByRole('list', { name: 'همه' }).getByRole('button').nth(1))
    .toHaveAttribute('aria-current')
  expect(slide.mock.calls.length).toBe(named)
})

test('a press on a picture opens nothing', { tags: ['spec:2.20', 'spec:9.11'] }, async () => {
  await render(slider)
  await expect.element(page.getByRole('button', { name: 'بعدی' })).toBeVisible()
  await page.elementLocator(document.querySelector('.ui-slides__slide img') as Element).click()
  expect(document.querySelector('dialog, [popover]')).toBeNull()
})

test('it moves by itself every five seconds, in a quarter of a second', {
  tags: ['spec:2.19', 'spec:9.11', 'spec:9.12', 'spec:9.13'],
}, async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  // With the pointer over it, it would wait.
  await userEvent.hover(document.body, { position: { x: 900, y: 5 } })
  const { container } = await render(<BannerSlider slides={slides} labels={labels} />)
  container.style.inlineSize = '320px'
  const first = page.getByRole('list', { name: 'همه' }).getByRole('button').first()
  await expect.element(page.getByRole('button', { name: 'بعدی' })).toBeVisible()
  await expect.poll(() => vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(4999)
  await expect.element(first).toHaveAttribute('aria-current')
  const row = document.querySelector('.ui-slides__row') as Element
  vi.advanceTimersByTime(1)
  expect(getComputedStyle(row).transitionDuration).toBe('0.25s')
  await expect.element(first).not.toHaveAttribute('aria-current')
})
