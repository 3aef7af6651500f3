import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { slideLabels } from '../catalogue/samples.ts'
import { persian, shown } from '../catalogue/story.ts'
import { Unequal, UnequalMovesByItself } from './carousel.stories.tsx'
import { Carousel, type CarouselProps } from './index.ts'

const labels = slideLabels(persian)
const words = ['یک', 'دو', 'سه']

async function carousel(dir: string, props: Partial<CarouselProps> = {}) {
  document.documentElement.dir = dir
  const screen = await render(<Carousel slides={words} labels={labels} autoplay={0} speed={0} {...props} />)
  await expect.element(page.getByRole('button', { name: 'بعدی' })).toBeVisible()
  return screen
}

/** The slide that is in the frame, by its actual position. */
function inFrame(): string | null | undefined {
  const frame = document.querySelector('.ui-slides')?.getBoundingClientRect()
  return [...document.querySelectorAll('.ui-slides__slide')].find(
    (slide) => Math.abs(slide.getBoundingClientRect().left - (frame?.left ?? 0)) < 2,
  )?.textContent
}

/** Far from the carousel, which is at the top. */
const outside = { position: { x: 5, y: 700 } }

/** Without moving the pointer there. */
const pressAtOnce = (name: string) =>
  (page.getByRole('button', { name }).element() as HTMLButtonElement).click()

const press = (name: string) => page.getByRole('button', { name }).click()

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

  test('pressed again before the first move is over, an arrow goes two on, around the end too', async () => {
    await carousel(dir, { arrowSpeed: 300 })
    pressAtOnce('بعدی')
    pressAtOnce('بعدی')
    await expect.poll(inFrame).toBe('سه')
    pressAtOnce('بعدی')
    pressAtOnce('بعدی')
    await expect.poll(inFrame).toBe('دو')
    pressAtOnce('قبلی')
    pressAtOnce('قبلی')
    await expect.poll(inFrame).toBe('سه')
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

describe('moving by itself', () => {
  /** Only the turns of the slides wait for this clock. */
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await userEvent.hover(document.body)
  })

  test('it does so every five seconds, and a slide that was chosen gets its full time', {
    tags: ['spec:9.12'],
  }, async () => {
    await carousel('rtl', { autoplay: undefined })
    await pass(4999)
    expect(inFrame()).toBe('یک')
    await pass(1)
    await expect.poll(inFrame).toBe('دو')

    await pass(3000)
    pressAtOnce('بعدی')
    await expect.poll(inFrame).toBe('سه')
    await pass(4000)
    expect(inFrame()).toBe('سه')
  })

  const region = () => page.getByRole('region')
  /** What the row says to a screen reader: off while it moves. React renders a hover later than it is dispatched. */
  const live = () => region().element().querySelector('[aria-live]')?.getAttribute('aria-live')
  const touch = (type: string) =>
    region()
      .element()
      .dispatchEvent(new TouchEvent(type, { bubbles: true }))

  test.each([
    ['the hand', () => userEvent.hover(region()), () => userEvent.hover(document.body, outside)],
    ['the keyboard', () => userEvent.keyboard('{Tab}'), () => (document.activeElement as HTMLElement).blur()],
    ['a finger', () => touch('touchstart'), () => touch('touchend')],
  ])('it stops under %s, and goes on after', async (_name, hold, letGo) => {
    await carousel('rtl', { autoplay: 1000 })
    await hold()
    await expect.poll(live).toBe('polite')
    await pass(5000)
    expect(inFrame()).toBe('یک')
    await letGo()
    await expect.poll(live).toBe('off')
    await pass(1000)
    await expect.poll(inFrame).toBe('دو')
  })

  test('its button stops it for good, and starts it again', async () => {
    await carousel('rtl', { autoplay: 1000 })
    await press('ایست')
    await userEvent.hover(document.body, outside)
    await pass(5000)
    expect(inFrame()).toBe('یک')
    await press('حرکت')
    await userEvent.hover(document.body, outside)
    await pass(1000)
    await expect.poll(inFrame).toBe('دو')
  })

  test('it waits while the page is not looked at', async () => {
    await carousel('rtl', { autoplay: 1000 })
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    await pass(5000)
    expect(inFrame()).toBe('یک')
    hidden.mockReturnValue(false)
    await pass(1000)
    await expect.poll(inFrame).toBe('دو')
  })

  test('with reduced motion there is no movement', async () => {
    const real = window.matchMedia.bind(window)
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      query.includes('reduced-motion') ? real('all') : real(query),
    )
    await carousel('rtl', { autoplay: 1000 })
    await expect.element(page.getByRole('button', { name: 'حرکت' })).toBeVisible()
    await pass(5000)
    expect(inFrame()).toBe('یک')
  })
})

/** How long the row takes for the move that has just begun. */
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

describe.each(['rtl', 'ltr'])('a drag, %s', (dir) => {
  /** Pulls the slide by half its width, towards where the text begins. */
  async function pull() {
    const frame = page.elementLocator(document.querySelector('.ui-slides') as Element)
    const { width } = frame.element().getBoundingClientRect()
    const [from, to] = dir === 'rtl' ? [0.2, 0.8] : [0.8, 0.2]
    await frame.dropTo(frame, {
      sourcePosition: { x: width * from, y: 10 },
      targetPosition: { x: width * to, y: 10 },
      steps: 8,
    })
  }

  test('brings the next slide', async () => {
    await carousel(dir)
    await pull()
    await expect.poll(inFrame).toBe('دو')
  })

  test('does nothing where it is switched off', { tags: ['spec:9.10'] }, async () => {
    await carousel(dir, { drag: false })
    await pull()
    expect(inFrame()).toBe('یک')
  })
})

test('after a resize, and 200 ms of quiet, the slide is in its place again', {
  tags: ['spec:9.14'],
}, async () => {
  const { container } = await carousel('rtl')
  await press('بعدی')
  await expect.poll(inFrame).toBe('دو')
  const waits = vi.spyOn(window, 'setTimeout')
  container.style.inlineSize = '500px'
  await expect.poll(() => waits.mock.calls.map(([, delay]) => delay)).toContain(200)
  await expect.poll(inFrame).toBe('دو')
  expect(document.querySelector('.ui-slides')?.clientWidth).toBeLessThanOrEqual(500)
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
  await screen.rerender(<Carousel slides={['یک']} labels={labels} />)
  expect(page.getByRole('button').elements()).toHaveLength(0)
})

describe('cards of unequal height', () => {
  const frame = () => Math.round(document.querySelector('.ui-slides')?.getBoundingClientRect().height ?? 0)

  beforeEach(async () => {
    document.documentElement.dir = 'rtl'
    await page.viewport(360, 800)
  })

  test('it is as high as the card that is shown, from the server on, and its arrows stay where they are', async () => {
    const html = document.body.appendChild(document.createElement('div'))
    html.innerHTML = renderToString(shown(Unequal))
    const served = frame()
    html.remove()

    await render(shown(Unequal, { speed: 0 }))
    const next = page.getByRole('button', { name: 'بعدی' })
    await expect.element(next).toBeVisible()
    const top = () => next.element().getBoundingClientRect().top
    const [short, place] = [frame(), top()]
    expect(short).toBe(served)
    await next.click()
    await expect.poll(frame).toBeGreaterThan(short * 2)
    expect(top()).toBe(place)
    await next.click()
    await expect.poll(frame).toBe(short)
  })

  test('one that moves by itself has a constant height, and the text of a short card is centred', async () => {
    await render(shown(UnequalMovesByItself, { speed: 0 }))
    const next = page.getByRole('button', { name: 'بعدی' })
    await expect.element(next).toBeVisible()
    const words = document.createRange()
    words.selectNodeContents(document.querySelector('.ui-card__body') as Element)
    const card = document.querySelector('.ui-card')?.getBoundingClientRect() as DOMRect
    const { top, bottom } = words.getBoundingClientRect()
    expect(Math.abs(top - card.top - (card.bottom - bottom))).toBeLessThan(8)
    const height = frame()
    expect(card.height).toBeCloseTo(height, 0)
    await next.click()
    await expect.poll(inFrame).toContain('رمضان')
    expect(frame()).toBe(height)
  })
})
