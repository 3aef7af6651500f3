import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { BackToTop } from './index.ts'
import '../base.css'

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
