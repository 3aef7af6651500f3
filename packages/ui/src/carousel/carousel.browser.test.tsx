import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { slideLabels } from '../catalogue/samples.ts'
import { persian } from '../catalogue/story.ts'
import { Carousel, type CarouselProps } from './index.ts'
import '../base.css'

const labels = slideLabels(persian)
const words = ['یک', 'دو', 'سه']

async function carousel(dir: string, props: Partial<CarouselProps> = {}) {
  document.documentElement.dir = dir
  const screen = await render(<Carousel slides={words} labels={labels} autoplay={0} speed={0} {...props} />)
  await expect.element(page.getByRole('button', { name: 'بعدی' })).toBeVisible()
  return screen
}

/** The slide that is in the frame, by where it really stands. */
function inFrame(): string | null | undefined {
  const frame = document.querySelector('.ui-slides')?.getBoundingClientRect()
  return [...document.querySelectorAll('.ui-slides__slide')].find(
    (slide) => Math.abs(slide.getBoundingClientRect().left - (frame?.left ?? 0)) < 2,
  )?.textContent
}

const press = (name: string) => page.getByRole('button', { name }).click()

afterEach(() => {
  vi.useRealTimers()
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

  test('the arrow key that points onward goes on', async () => {
    await carousel(dir)
    const [onward, back] = dir === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
    page.getByRole('button', { name: 'بعدی' }).element().focus()
    await userEvent.keyboard(`{${onward}}`)
    await expect.poll(inFrame).toBe('دو')
    await userEvent.keyboard(`{${back}}`)
    await expect.poll(inFrame).toBe('یک')
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

test('it moves by itself, and stops under the hand and by its button', async () => {
  await carousel('rtl', { autoplay: 150 })
  await userEvent.hover(document.body)
  await expect.poll(inFrame).toBe('دو')

  await userEvent.hover(page.getByRole('region'))
  const held = inFrame()
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(inFrame()).toBe(held)

  await press('ایست')
  await expect.element(page.getByRole('button', { name: 'حرکت' })).toBeVisible()
  await userEvent.unhover(page.getByRole('region'))
  const stopped = inFrame()
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(inFrame()).toBe(stopped)
})

test('whoever asked for less movement gets none', async () => {
  const real = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('reduced-motion') ? Object.assign(real('all'), {}) : real(query),
  )
  await carousel('rtl', { autoplay: 100 })
  await expect.element(page.getByRole('button', { name: 'حرکت' })).toBeVisible()
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(inFrame()).toBe('یک')
  vi.restoreAllMocks()
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
  await screen.rerender(<Carousel slides={['یک']} labels={labels} />)
  expect(page.getByRole('button').elements()).toHaveLength(0)
})
