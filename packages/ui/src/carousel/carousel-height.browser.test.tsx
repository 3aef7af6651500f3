import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { shown } from '../catalogue/story.ts'
import { inFrame } from './carousel.fixture.tsx'
import { Unequal, UnequalMovesByItself } from './carousel.stories.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.documentElement.removeAttribute('dir')
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
