import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { carousel, inFrame, pressAtOnce } from './carousel.fixture.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.documentElement.removeAttribute('dir')
})

describe('moving by itself', () => {
  /** Only the timer of the automatic moves is faked. */
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
  /** React starts and stops the timer in an effect, later than it renders. */
  const isMoving = () => expect.poll(() => vi.getTimerCount()).toBe(1)
  const isStopped = () => expect.poll(() => vi.getTimerCount()).toBe(0)

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await userEvent.hover(document.body)
  })

  test('it does so every five seconds, and a slide that was chosen gets its full time', {
    tags: ['spec:9.12'],
  }, async () => {
    await carousel('rtl', { autoplay: undefined })
    await isMoving()
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
  const touch = (type: string) =>
    region()
      .element()
      .dispatchEvent(new TouchEvent(type, { bubbles: true }))

  /** Dispatched, because the pointer itself leaves a page that is laid out late. */
  const point = (type: string) =>
    region()
      .element()
      .dispatchEvent(
        new PointerEvent(type, { bubbles: true, pointerType: 'mouse', relatedTarget: document.body }),
      )

  test.each([
    ['the hand', () => point('pointerover'), () => point('pointerout')],
    ['the keyboard', () => userEvent.keyboard('{Tab}'), () => (document.activeElement as HTMLElement).blur()],
    ['a finger', () => touch('touchstart'), () => touch('touchend')],
  ])('it stops under %s, and goes on after', async (_name, hold, letGo) => {
    await carousel('rtl', { autoplay: 1000 })
    await isMoving()
    await hold()
    await isStopped()
    await pass(5000)
    expect(inFrame()).toBe('یک')
    await letGo()
    await isMoving()
    await pass(1000)
    await expect.poll(inFrame).toBe('دو')
  })

  test('its button stops it for good, and starts it again', async () => {
    await carousel('rtl', { autoplay: 1000 })
    await isMoving()
    pressAtOnce('ایست')
    await isStopped()
    await pass(5000)
    expect(inFrame()).toBe('یک')
    pressAtOnce('حرکت')
    await isMoving()
    await pass(1000)
    await expect.poll(inFrame).toBe('دو')
  })

  test('it waits while the page is not looked at', async () => {
    await carousel('rtl', { autoplay: 1000 })
    await isMoving()
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
