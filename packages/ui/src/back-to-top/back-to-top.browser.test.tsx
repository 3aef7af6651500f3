import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { shown } from '../catalogue/story.ts'
import { Full } from '../site-footer/site-footer.stories.tsx'
import { BackToTop } from './index.ts'

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
