import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { carousel, inFrame, labels, links, press, pressAtOnce, words } from './carousel.fixture.tsx'
import { Carousel } from './index.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.documentElement.removeAttribute('dir')
})

describe.each(['rtl', 'ltr'])('%s', (dir) => {
  test('arrows go forth and back and around', async () => {
    await carousel(dir)
    expect(inFrame()).toBe('یک')
    for (const expected of ['دو', 'سه', 'یک']) {
      await press('بعدی')
      await expect.poll(inFrame).toBe(expected)
    }
    await press('قبلی')
    await expect.poll(inFrame).toBe('سه')
  })

  test('slides that were scrolled before they can be moved stay where they are', async () => {
    document.documentElement.dir = dir
    const slides = <Carousel slides={words} labels={labels} autoplay={0} speed={0} />
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(slides)
    const frame = container.querySelector('.ui-slides') as HTMLElement
    frame.scrollLeft = (dir === 'rtl' ? -1 : 1) * frame.clientWidth
    expect(inFrame()).toBe('دو')
    const root = hydrateRoot(container, slides)
    await expect.poll(() => frame.hasAttribute('data-live')).toBe(true)
    expect(inFrame()).toBe('دو')
    expect(frame.scrollLeft).toBe(0)
    await press('بعدی')
    await expect.poll(inFrame).toBe('سه')
    root.unmount()
    container.remove()
  })

  test('the arrow key of the reading direction moves forward', async () => {
    await carousel(dir)
    const [onward, back] = dir === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
    page.getByRole('button', { name: 'بعدی' }).element().focus()
    await userEvent.keyboard(`{${onward}}`)
    await expect.poll(inFrame).toBe('دو')
    await userEvent.keyboard(`{${back}}`)
    await expect.poll(inFrame).toBe('یک')
  })

  test('the focus of a link goes with the key to the next slide, and nothing moves by itself', async () => {
    await carousel(dir, { slides: links, autoplay: 5000 })
    const link = () => document.querySelector<HTMLElement>('.ui-slides__slide:not([inert]) a')
    const onward = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    await userEvent.keyboard('{Tab}')
    while (document.activeElement !== link()) await userEvent.keyboard('{Tab}')
    for (const expected of ['دو', 'سه', 'یک']) {
      await userEvent.keyboard(`{${onward}}`)
      await expect.poll(inFrame).toBe(expected)
      await expect.poll(() => document.activeElement?.textContent).toBe(expected)
      expect(document.activeElement).toBe(link()?.parentElement)
      expect(document.querySelector('.ui-slides__row')?.ariaLive).toBe('polite')
      await userEvent.keyboard('{Tab}')
      expect(document.activeElement).toBe(link())
    }
  })

  test('the next slide waits on the side where the text goes', async () => {
    await carousel(dir)
    const left = (word: string) =>
      [...document.querySelectorAll('.ui-slides__slide')]
        .find((slide) => slide.textContent === word)
        ?.getBoundingClientRect().left ?? 0
    await press('بعدی')
    await expect.poll(inFrame).toBe('دو')
    expect(Math.sign(left('سه') - left('دو'))).toBe(dir === 'rtl' ? -1 : 1)
  })
})

test('it says what it is, and what its parts are', async () => {
  await carousel('rtl')
  const region = page.getByRole('region', { name: labels.region })
  await expect.element(region).toHaveAttribute('aria-roledescription', 'اسلایدر')
  for (const slide of region.element().querySelectorAll('.ui-slides__slide'))
    expect(slide.ariaRoleDescription).toBe('اسلاید')
})

test('only the slide in the frame can be reached', async () => {
  await carousel('rtl')
  const reachable = () =>
    [...document.querySelectorAll<HTMLElement>('.ui-slides__slide')]
      .filter((slide) => !slide.inert)
      .map((slide) => slide.textContent)
  expect(reachable()).toEqual(['یک'])
  await press('بعدی')
  await expect.poll(reachable).toEqual(['دو'])
})

/** The duration of the move that has just begun. */
const moveTakes = () =>
  getComputedStyle(document.querySelector('.ui-slides__row') as Element).transitionDuration

const moves = [
  ['as the announcements do', { arrowSpeed: 700 }, '0.7s', 'spec:9.10'],
  ['a quarter of a second by default', {}, '0.25s', 'spec:9.13'],
] as const

for (const [name, props, expected, row] of moves)
  test(`an arrow’s move takes its time: ${name}`, { tags: [row] }, async () => {
    await carousel('rtl', { speed: undefined, ...props })
    pressAtOnce('بعدی')
    expect(moveTakes()).toBe(expected)
  })

test('after a resize the slide is in its place at once', { tags: ['spec:9.14'] }, async () => {
  const { container } = await carousel('rtl')
  await press('بعدی')
  await expect.poll(inFrame).toBe('دو')
  container.style.inlineSize = '500px'
  expect(document.querySelector('.ui-slides')?.clientWidth).toBeLessThanOrEqual(500)
  expect(inFrame()).toBe('دو')
})

test('printed, all slides are one below the other, whichever was shown', async () => {
  await carousel('rtl')
  await press('بعدی')
  await expect.poll(inFrame).toBe('دو')
  const protocol = cdp() as { send: (method: string, params: object) => Promise<unknown> }
  await protocol.send('Emulation.setEmulatedMedia', { media: 'print' })
  try {
    const boxes = [...document.querySelectorAll('.ui-slides__slide')].map((it) => it.getBoundingClientRect())
    const frame = document.querySelector('.ui-slides')?.getBoundingClientRect()
    expect(boxes.map(({ left }) => left)).toEqual(boxes.map(() => frame?.left))
    for (const [place, { top }] of boxes.slice(1).entries())
      expect(top).toBeGreaterThanOrEqual(boxes[place]?.bottom ?? Number.NaN)
  } finally {
    await protocol.send('Emulation.setEmulatedMedia', { media: '' })
  }
})

test('it shows one slide and no dots', { tags: ['spec:9.9'] }, async () => {
  await carousel('rtl')
  const frame = document.querySelector('.ui-slides') as Element
  expect(frame.querySelector('.ui-slides__slide')?.clientWidth).toBe(frame.clientWidth)
  expect(
    page
      .getByRole('button')
      .elements()
      .map((it) => it.ariaLabel),
  ).toEqual(['قبلی', 'بعدی'])
})

test('when the document turns around, so do the slides', async () => {
  await carousel('rtl')
  await press('بعدی')
  await expect.poll(inFrame).toBe('دو')
  document.documentElement.dir = 'ltr'
  await expect.poll(inFrame).toBe('یک')
  await press('بعدی')
  await expect.poll(inFrame).toBe('دو')
})

test('with no arrows there are none, and a single slide needs none', async () => {
  document.documentElement.dir = 'rtl'
  const screen = await render(<Carousel slides={words} labels={labels} arrows={false} />)
  expect(page.getByRole('button').elements()).toHaveLength(0)
  // Nor does it move by itself, since nothing would stop it.
  expect(document.querySelector('.ui-carousel')?.hasAttribute('data-follows')).toBe(true)
  await screen.rerender(<Carousel slides={['یک']} labels={labels} />)
  expect(page.getByRole('button').elements()).toHaveLength(0)
})

test('a slide that is added while it runs has its place, and the one in the frame can be used', async () => {
  const screen = await carousel('rtl')
  await press('بعدی')
  await expect.poll(inFrame).toBe('دو')
  await screen.rerender(<Carousel slides={[...words, 'چهار']} labels={labels} autoplay={0} speed={0} />)
  await expect.poll(() => document.querySelector('.ui-slides')?.hasAttribute('data-live')).toBe(true)
  const usable = () => document.querySelector('.ui-slides__slide:not([inert])')?.textContent
  await expect.poll(inFrame).toBe('یک')
  for (const expected of ['دو', 'سه', 'چهار', 'یک']) {
    await press('بعدی')
    await expect.poll(inFrame).toBe(expected)
    expect(usable()).toBe(expected)
  }
})

test('the arrow keys of a field in a slide, and those with another key, move no slide', async () => {
  const field = <input key="field" aria-label="نام" defaultValue="علی" />
  await carousel('rtl', { slides: [field, ...words] })
  const input = page.getByRole('textbox', { name: 'نام' }).element()
  const isLeft = (target: Element, init: KeyboardEventInit) =>
    target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }))
  expect(isLeft(input, { key: 'ArrowLeft' })).toBe(true)
  const next = page.getByRole('button', { name: 'بعدی' }).element()
  expect(isLeft(next, { key: 'ArrowLeft', altKey: true })).toBe(true)
  expect(isLeft(next, { key: 'ArrowLeft' })).toBe(false)
})
