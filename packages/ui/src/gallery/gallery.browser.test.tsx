import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { picture } from '../catalogue/samples.ts'
import { shown } from '../catalogue/story.ts'
import { turnPage } from '../catalogue/turn-page.ts'
import { Broken, Grid } from './gallery.stories.tsx'

const pictures = [1, 2, 3, 4, 5].map((number) => ({
  href: picture(number * 50),
  src: picture(number * 50, 400, 225),
  width: 400,
  height: 225,
  alt: `عکس ${number}`,
  caption: `زیرنویس ${number}`,
}))

const gallery = () => render(shown(Grid, { pictures }))
const thumbnail = (number: number) => page.getByRole('link', { name: `عکس ${number}` })
const lightbox = () => page.getByRole('dialog', { name: 'عکس‌ها' })
const row = () => document.querySelector('.ui-lightbox__row') as HTMLElement

/** The picture that is in the frame, by its actual position. */
function inFrame(): string | undefined {
  const frame = row()?.getBoundingClientRect()
  return [...document.querySelectorAll<HTMLImageElement>('.ui-lightbox__picture')].find(
    (each) => Math.abs(each.getBoundingClientRect().left - (frame?.left ?? 0)) < 2,
  )?.alt
}

const fetched = () =>
  [...document.querySelectorAll<HTMLImageElement>('.ui-lightbox__picture')].map(({ alt }) => alt).sort()

beforeEach(() => turnPage('rtl', 'light'))
afterEach(() => document.body.replaceChildren())

test('without scripts every picture is a link to the whole of it', () => {
  const html = renderToString(shown(Grid, { pictures }))
  const place = document.createElement('div')
  place.innerHTML = html
  const links = [...place.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(pictures.map(({ href }) => href))
  expect(html).not.toContain('dialog')
})

test('a picture opens over the page, alone with its neighbours, and its number is announced', async () => {
  await gallery()
  await thumbnail(3).click()
  await expect.poll(inFrame).toBe('عکس 3')
  expect(fetched()).toEqual(['عکس 2', 'عکس 3', 'عکس 4'])
  await expect.element(lightbox().getByText('۳ از ۵')).toBeVisible()
  await expect.element(lightbox().getByText('زیرنویس 3')).toBeVisible()
})

test('a caption in another language than the page is marked as such, in the grid and in the lightbox', async () => {
  const english = { lang: 'en-CA', dir: 'ltr' as const }
  const [first, second] = pictures
  const foreign = {
    ...first,
    alt: 'Snow',
    caption: 'The first snow',
    altWritten: english,
    captionWritten: english,
  }
  await render(shown(Grid, { pictures: [foreign, second] as typeof pictures }))
  const marked = (text: string) => page.getByText(text).element().closest('[lang]')?.getAttribute('lang')
  expect(marked('The first snow')).toBe('en-CA')
  await page.getByRole('link', { name: 'Snow' }).click()
  await expect.element(lightbox().getByText('The first snow')).toHaveAttribute('lang', 'en-CA')
  expect(document.querySelector('.ui-lightbox__picture')?.getAttribute('lang')).toBe('en-CA')
  await userEvent.keyboard('{End}')
  await expect.element(lightbox().getByText('زیرنویس 2')).not.toHaveAttribute('lang')
})

test('with a modifier key the link is left to the browser', async () => {
  await gallery()
  let prevented: boolean | undefined
  const last = (event: Event) => {
    prevented = event.defaultPrevented
    event.preventDefault()
  }
  addEventListener('click', last, { once: true })
  await thumbnail(1).click({ modifiers: ['Control'] })
  expect(prevented).toBe(false)
})

describe.each(['rtl', 'ltr'] as const)('%s', (direction) => {
  beforeEach(() => turnPage(direction, 'light'))

  test('the arrow key of the reading direction moves forward, and wraps around the end', async () => {
    await gallery()
    await thumbnail(4).click()
    await expect.poll(inFrame).toBe('عکس 4')
    const [onward, back] = direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
    for (const [key, expected] of [
      [onward, 'عکس 5'],
      [onward, 'عکس 1'],
      [back, 'عکس 5'],
      ['Home', 'عکس 1'],
      ['End', 'عکس 5'],
    ]) {
      await userEvent.keyboard(`{${key}}`)
      await expect.poll(inFrame).toBe(expected)
    }
  })

  test('the next picture waits where the text goes, and a swipe to it turns the words too', async () => {
    await gallery()
    await thumbnail(2).click()
    await expect.poll(inFrame).toBe('عکس 2')
    const onward = direction === 'rtl' ? -1 : 1
    row().scrollBy({ left: onward * row().clientWidth, behavior: 'smooth' })
    await expect.element(lightbox().getByText('زیرنویس 3')).toBeVisible()
    await expect.poll(inFrame).toBe('عکس 3')
  })

  test('its buttons go forth and back', async () => {
    await gallery()
    await thumbnail(1).click()
    await lightbox().getByRole('button', { name: 'عکس بعدی' }).click()
    await expect.poll(inFrame).toBe('عکس 2')
    await lightbox().getByRole('button', { name: 'عکس قبلی' }).click()
    await expect.poll(inFrame).toBe('عکس 1')
  })
})

test('pressed twice in a hurry, it goes two on', async () => {
  await gallery()
  await thumbnail(1).click()
  await expect.poll(inFrame).toBe('عکس 1')
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await expect.poll(inFrame).toBe('عکس 3')
  await expect.element(lightbox().getByText('۳ از ۵')).toBeVisible()
})

test('closed, it leaves the focus on the picture that was shown last', async () => {
  await gallery()
  await thumbnail(2).click()
  await expect.poll(inFrame).toBe('عکس 2')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(inFrame).toBe('عکس 3')
  await userEvent.keyboard('{Escape}')
  await expect.element(thumbnail(3)).toHaveFocus()
  await expect.element(lightbox()).not.toBeInTheDocument()

  const settled = new Promise((resolve) => row().addEventListener('scrollend', resolve, { once: true }))
  await thumbnail(5).click()
  await settled
  // Longer than the lightbox waits after the last scroll event before it scrolls again.
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(inFrame()).toBe('عکس 5')
})

test('a picture that cannot be loaded shows a message', async () => {
  await render(shown(Broken))
  await page.getByRole('link').first().click()
  await expect.element(page.getByText('این عکس بارگذاری نشد.')).toBeVisible()
})
