import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { shown } from '../catalogue/story.ts'
import { Full } from '../site-footer/site-footer.stories.tsx'
import { BackToTop } from './index.ts'
import '../base.css'

afterEach(() => scrollTo(0, 0))

test('it appears once the page is scrolled, and scrolls back to the top', {
  tags: ['spec:2.31', 'spec:4.4'],
}, async () => {
  await render(
    <main id="main" tabIndex={-1}>
      <div className="tall" />
      <BackToTop label="بالا" />
    </main>,
  )
  const tall = document.querySelector('.tall')
  if (tall instanceof HTMLElement) tall.style.height = '4000px'
  const button = page.getByRole('button', { name: 'بالا' })
  await expect.element(button).not.toBeInTheDocument()
  scrollTo(0, 1500)
  await expect.element(button).toBeVisible()
  await button.click()
  await expect.poll(() => scrollY).toBe(0)
  await expect.element(page.getByRole('main')).toHaveFocus()
  await expect.element(button).not.toBeInTheDocument()
})

test('it reaches the top where the page grows above what is in view meanwhile', async () => {
  await render(
    <main id="main" tabIndex={-1}>
      <div data-testid="above" />
      <div style={{ blockSize: 4000 }} />
      <BackToTop label="بالا" />
    </main>,
  )
  scrollTo(0, 2500)
  await new Promise((resolve) => addEventListener('scrollend', resolve, { once: true }))
  const above = page.getByTestId('above').element()
  const grow = () => {
    if (scrollY > 1000 || !(above instanceof HTMLElement)) return
    removeEventListener('scroll', grow)
    // The browser scrolls on while scripts are busy.
    const began = performance.now()
    while (performance.now() - began < 1000);
    above.style.height = '32px'
  }
  addEventListener('scroll', grow)
  const end = new Promise((resolve) => addEventListener('scrollend', resolve, { once: true }))
  // A press by the mouse would scroll to the button first.
  const button = page.getByRole('button', { name: 'بالا' }).element()
  if (button instanceof HTMLElement) button.click()
  await end
  expect(above.getBoundingClientRect().height).toBe(32)
  expect(scrollY).toBe(0)
  await expect.poll(() => document.documentElement.style.overflowAnchor).toBe('')
})

describe.each(['rtl', 'ltr'] as const)('%s', (dir) => {
  async function atTheEnd(width: number) {
    document.documentElement.dir = dir
    await page.viewport(width, 500)
    await render(
      <>
        <p className="ui-container" data-testid="text">
          متن
        </p>
        <div style={{ blockSize: 3000 }} />
        {shown(Full, {}, dir)}
        <BackToTop label="بالا" after={-1} />
      </>,
    )
    const button = page.getByRole('button', { name: 'بالا' })
    await expect.element(button).toBeVisible()
    return () => button.element().getBoundingClientRect()
  }
  const atTheEndSide = ({ left, right }: DOMRect) => (dir === 'rtl' ? left : innerWidth - right)
  const lastLine = () => document.querySelector('.ui-site-footer__legal')?.getBoundingClientRect()

  test.each([360, 768, 1280])(
    'at %i px it is below the last line of the page, at the end side',
    async (width) => {
      const box = await atTheEnd(width)
      expect(box().top).toBeGreaterThan(innerHeight)
      await expect
        .poll(() => {
          scrollTo(0, document.documentElement.scrollHeight)
          return box().bottom
        })
        .toBeLessThanOrEqual(innerHeight)
      expect(box().top).toBeGreaterThanOrEqual(lastLine()?.bottom ?? Number.NaN)
      expect(atTheEndSide(box())).toBeLessThanOrEqual(32)
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
    },
  )

  test('where there is a margin beside the content it stays there while the page scrolls', async () => {
    const box = await atTheEnd(1440)
    const { left, right } = page.getByTestId('text').element().getBoundingClientRect()
    const padding = Number.parseFloat(getComputedStyle(page.getByTestId('text').element()).paddingLeft)
    expect(box().bottom).toBeLessThanOrEqual(innerHeight)
    expect(atTheEndSide(box())).toBeLessThanOrEqual(32)
    if (dir === 'rtl') expect(box().right).toBeLessThanOrEqual(left + padding)
    else expect(box().left).toBeGreaterThanOrEqual(right - padding)
  })
})
