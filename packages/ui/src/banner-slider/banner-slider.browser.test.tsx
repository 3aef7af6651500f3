import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { slideLabels } from '../catalogue/samples.ts'
import { persian } from '../catalogue/story.ts'
import { BannerSlider } from './index.ts'
import '../base.css'

const picture = (fill: string) =>
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="32" height="18"><rect width="32" height="18" fill="${fill}"/></svg>`

const slides = ['red', 'green', 'blue'].map((fill) => ({
  src: picture(fill),
  width: 32,
  height: 18,
  alt: fill,
  title: fill,
}))
const labels = { ...slideLabels(persian), thumbnails: 'همه' }
const slider = <BannerSlider slides={slides} labels={labels} autoplay={0} speed={0} />

describe('what the server sends', () => {
  const html = renderToString(slider)

  test('is the first picture, with its size and first in the line', () => {
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

test.each(['rtl', 'ltr'])('each picture is a slide and its own thumbnail, %s', async (dir) => {
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
})
