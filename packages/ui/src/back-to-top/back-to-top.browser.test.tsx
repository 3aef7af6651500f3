import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { shown } from '../catalogue/story.ts'
import { Full } from '../site-footer/site-footer.stories.tsx'
import { BackToTop } from './index.ts'

test('it appears once the page is scrolled, and leads back to the top', async () => {
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

test.each(['rtl', 'ltr'] as const)(
  'on a phone it covers neither the last line nor the side of the arrows, %s',
  async (dir) => {
    document.documentElement.dir = dir
    await page.viewport(360, 500)
    await render(
      <>
        {shown(Full, {}, dir)}
        <BackToTop label="بالا" after={-1} />
      </>,
    )
    scrollTo(0, document.documentElement.scrollHeight)
    const button = page.getByRole('button', { name: 'بالا' })
    await expect.element(button).toBeVisible()
    const middle = () => {
      const { left, width } = button.element().getBoundingClientRect()
      return left + width / 2
    }
    expect(middle() > 180).toBe(dir === 'rtl')
    await expect
      .poll(() => {
        scrollTo(0, document.documentElement.scrollHeight)
        const lastLine = document.querySelector('.ui-site-footer__legal')?.getBoundingClientRect()
        return button.element().getBoundingClientRect().top - (lastLine?.bottom ?? Number.NaN)
      })
      .toBeGreaterThanOrEqual(0)
  },
)

describe('where the window has no margin for it', () => {
  const button = () => page.getByRole('button', { name: 'بالا' })

  /** Moves the page as a hand does, in small steps. */
  async function scrollByHand(distance: number) {
    for (let moved = 0; moved < Math.abs(distance); moved += 60) {
      scrollBy(0, Math.sign(distance) * 60)
      await new Promise((resolve) => addEventListener('scroll', resolve, { once: true }))
    }
  }

  beforeEach(async () => {
    scrollTo(0, 0)
    await page.viewport(360, 640)
    const { container } = await render(<BackToTop label="بالا" />)
    container.style.blockSize = '4000px'
  })

  test('whoever reads on has nothing over the words, and whoever turns back finds it', async () => {
    await scrollByHand(1200)
    await expect.element(button()).not.toBeInTheDocument()
    await scrollByHand(-60)
    await expect.element(button()).toBeVisible()
    await scrollByHand(60)
    await expect.element(button()).not.toBeInTheDocument()
  })

  test('it is there after a jump and at the end of the page', async () => {
    scrollTo(0, 1500)
    await expect.element(button()).toBeVisible()
    await scrollByHand(120)
    await expect.element(button()).not.toBeInTheDocument()
    scrollTo(0, document.documentElement.scrollHeight)
    await expect.element(button()).toBeVisible()
  })

  test('the keyboard keeps it', async () => {
    scrollTo(0, 1500)
    await expect.element(button()).toBeVisible()
    button()
      .element()
      .focus({ focusVisible: true } as FocusOptions)
    await scrollByHand(120)
    await expect.element(button()).toBeVisible()
  })

  test('a window with a margin shows it all the way', async () => {
    await page.viewport(1440, 640)
    await scrollByHand(1200)
    await expect.element(button()).toBeVisible()
  })
})
