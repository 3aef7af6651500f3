import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { carousel, inFrame, links, words } from './carousel.fixture.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  document.documentElement.removeAttribute('dir')
})

const frame = () => document.querySelector('.ui-slides') as HTMLElement

/** The place of the row in its frame, in frame widths in reading direction: -0.5 is half way to the next slide. */
function rowAt(dir: string) {
  const [inside, outside] = [frame().querySelector('.ui-slides__row') as Element, frame()].map((it) =>
    it.getBoundingClientRect(),
  )
  if (!inside || !outside) return Number.NaN
  return Number(((dir === 'rtl' ? -1 : 1) * (inside.left - outside.left)) / outside.width)
}

/** A pointer that drags the slides by parts of their width, onward if positive. */
function pointer(dir: string, target: Element = frame(), init: PointerEventInit = {}) {
  const { left, top, width } = frame().getBoundingClientRect()
  const send = (type: string, distance: number) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        composed: true,
        pointerId: 1,
        isPrimary: true,
        clientX: left + width / 2 + (dir === 'rtl' ? 1 : -1) * distance * width,
        clientY: top + 10,
        ...init,
      }),
    )
  // The browser knows no such pointer.
  vi.spyOn(frame(), 'setPointerCapture').mockReturnValue()
  return {
    press: () => send('pointerdown', 0),
    move: (distance: number) => send('pointermove', distance),
    release: (distance: number) => send('pointerup', distance),
    cancel: (distance: number) => send('pointercancel', distance),
  }
}

/** Later than a flick would end. */
const hold = () => new Promise((resolve) => setTimeout(resolve, 320))

describe.each(['rtl', 'ltr'])('a drag, %s', (dir) => {
  test('moves the slides with it, and by half their width to the next or the previous', async () => {
    await carousel(dir)
    const { press, move, release } = pointer(dir)
    press()
    move(0.25)
    expect(rowAt(dir)).toBeCloseTo(-0.25, 2)
    move(0.6)
    expect(rowAt(dir)).toBeCloseTo(-0.6, 2)
    await hold()
    release(0.6)
    await expect.poll(inFrame).toBe('دو')

    for (const expected of ['یک', 'سه']) {
      press()
      move(-0.6)
      await hold()
      release(-0.6)
      await expect.poll(inFrame).toBe(expected)
      expect(document.querySelector('.ui-slides__slide:not([inert])')?.textContent).toBe(expected)
    }
  })

  test('of less than half goes back, unless it was a flick', async () => {
    await carousel(dir)
    const { press, move, release } = pointer(dir)
    press()
    move(0.3)
    await hold()
    release(0.3)
    await expect.poll(() => rowAt(dir)).toBeCloseTo(0, 5)
    expect(inFrame()).toBe('یک')
    press()
    move(0.1)
    release(0.1)
    await expect.poll(inFrame).toBe('دو')
  })

  test('goes back when the browser scrolls the page instead', async () => {
    await carousel(dir)
    const { press, move, cancel } = pointer(dir)
    press()
    move(0.4)
    cancel(0.4)
    await expect.poll(() => rowAt(dir)).toBeCloseTo(0, 5)
    move(0.6)
    expect(rowAt(dir)).toBeCloseTo(0, 5)
  })

  test('leaves an arrow key during it a whole slide', async () => {
    await carousel(dir)
    const { press, move } = pointer(dir)
    press()
    move(0.3)
    const onward = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    page
      .getByRole('button', { name: 'بعدی' })
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key: onward, bubbles: true, cancelable: true }))
    await expect.poll(inFrame).toBe('دو')
    expect(document.querySelector('.ui-slides__slide:not([inert])')?.textContent).toBe('دو')
  })

  test('stays at the ends of slides that do not loop', async () => {
    await carousel(dir, { loop: false })
    const { press, move, release } = pointer(dir)
    press()
    move(-0.5)
    // It follows a little, which shows that there is no more.
    expect(rowAt(dir)).toBeCloseTo(0.15, 2)
    release(-0.5)
    await expect.poll(() => rowAt(dir)).toBeCloseTo(0, 5)
    expect(inFrame()).toBe('یک')
  })

  test('does nothing where it is switched off, or with another button or finger', {
    tags: ['spec:9.10'],
  }, async () => {
    const screen = await carousel(dir, { drag: false })
    const pull = (init: PointerEventInit = {}) => {
      const { press, move, release } = pointer(dir, frame(), init)
      press()
      move(0.6)
      release(0.6)
    }
    pull()
    expect(rowAt(dir)).toBeCloseTo(0, 5)
    await screen.unmount()
    await carousel(dir)
    pull({ button: 2 })
    pull({ isPrimary: false })
    expect(rowAt(dir)).toBeCloseTo(0, 5)
    pull()
    await expect.poll(inFrame).toBe('دو')
  })
})

test('the click that ends a drag follows no link, and the next one does', async () => {
  await carousel('rtl', { slides: links })
  const link = frame().querySelector('a') as HTMLAnchorElement
  const click = (detail: number) =>
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))
  const { press, move, release } = pointer('rtl', link)
  press()
  move(0.2)
  release(0.2)
  expect(click(1)).toBe(false)
  press()
  // As a hand that is not steady.
  move(0.001)
  release(0.001)
  const follow = vi.fn((event: Event) => event.preventDefault())
  document.addEventListener('click', follow, { once: true })
  click(1)
  expect(follow).toHaveBeenCalledOnce()
})

test('a drag in a field of a slide is the field’s own', async () => {
  const field = <input key="field" aria-label="نام" defaultValue="علی" />
  await carousel('rtl', { slides: [field, ...words] })
  const { press, move, release } = pointer('rtl', frame().querySelector('input') as Element)
  press()
  move(0.6)
  release(0.6)
  expect(rowAt('rtl')).toBeCloseTo(0, 5)
})

test('a slider that is hidden while it moves shows the right slide later', async () => {
  const { container } = await carousel('rtl', { arrowSpeed: 60_000 })
  const previous = page.getByRole('button', { name: 'قبلی' }).element() as HTMLButtonElement
  previous.click()
  container.hidden = true
  for (let press = 0; press < 3; press++) previous.click()
  container.hidden = false
  await expect.poll(inFrame).toBe('سه')
})

test('a picture or link is not dragged out of the page', async () => {
  await carousel('rtl')
  expect(
    frame().firstElementChild?.dispatchEvent(new Event('dragstart', { bubbles: true, cancelable: true })),
  ).toBe(false)
})
