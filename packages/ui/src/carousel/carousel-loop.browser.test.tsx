import { afterEach, describe, expect, test } from 'vitest'
import { carousel, inFrame, pressAtOnce, words } from './carousel.fixture.tsx'

afterEach(() => document.documentElement.removeAttribute('dir'))

/** Ends the move that has just begun. */
const endMove = () => {
  for (const animation of document.querySelector('.ui-slides__row')?.getAnimations() ?? []) animation.finish()
}

describe.each(['rtl', 'ltr'])('around the ends, %s', (dir) => {
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
})

describe.each(['rtl', 'ltr'])('of two slides, %s', (dir) => {
  const two = words.slice(0, 2)

  test('each waits on the side from which it comes', async () => {
    await carousel(dir, { slides: two, speed: 60_000 })
    const place = (word: string) => {
      const [frame, slide] = [
        document.querySelector('.ui-slides') as Element,
        [...document.querySelectorAll('.ui-slides__slide')].find((it) => it.textContent === word) as Element,
      ].map((it) => it.getBoundingClientRect())
      return Math.round(((slide?.left ?? 0) - (frame?.left ?? 0)) / (frame?.width ?? 1))
    }
    const onward = dir === 'rtl' ? -1 : 1
    pressAtOnce('بعدی')
    expect([place('یک'), place('دو')]).toEqual([0, onward])
    endMove()
    pressAtOnce('بعدی')
    expect([place('دو'), place('یک')]).toEqual([0, onward])
    endMove()
    pressAtOnce('قبلی')
    expect([place('یک'), place('دو')]).toEqual([0, -onward])
  })

  test('pressed many times in one move, an arrow ends at the right one', async () => {
    await carousel(dir, { slides: two, speed: 200 })
    for (let press = 0; press < 9; press++) pressAtOnce('بعدی')
    await expect.poll(inFrame).toBe('دو')
    for (let press = 0; press < 8; press++) pressAtOnce('قبلی')
    await expect.poll(inFrame).toBe('دو')
  })
})
