import { StrictMode, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { shown } from '../catalogue/story.ts'
import { Modal } from './index.ts'
import { Long, Standard } from './modal.stories.tsx'
import '../rtl.css'

const dialog = () => page.getByRole('dialog')
const opener = () => page.getByRole('button', { name: 'باز کردن' })

/** A page with a button that opens the modal, and another link to focus. */
function Page({ fixed = false, keep = true, onClose = () => {} }) {
  const [open, setOpen] = useState(false)
  const close = () => {
    onClose()
    setOpen(false)
  }
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        باز کردن
      </button>
      <a href="#elsewhere">جای دیگر</a>
      {(keep || open) && shown(Standard, { open, onClose: close, static: fixed })}
    </>
  )
}

const backdrop = () => userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true })

beforeEach(() => {
  document.documentElement.dir = 'rtl'
})

afterEach(() => document.body.replaceChildren())

test('is named by its heading and described by its sentence', async () => {
  await render(shown(Standard))
  await expect.element(dialog()).toHaveAccessibleName('ثبت‌نام در کلاس قرآن')
  await expect.element(dialog()).toHaveAccessibleDescription(/^کلاس شنبه‌ها/)
})

const dismissals = [
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a press on the backdrop', backdrop],
] as const

test.each([...dismissals, ['its button', () => page.getByRole('button', { name: 'بستن' }).click()]] as const)(
  '%s closes it, once, and the focus is back on what opened it',
  { tags: ['spec:4.7', 'spec:9.20'] },
  async (_name, leave) => {
    const onClose = vi.fn()
    await render(<Page onClose={onClose} />)
    await opener().click()
    await expect.element(dialog()).toBeVisible()
    await leave()
    await expect.element(opener()).toHaveFocus()
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(onClose).toHaveBeenCalledOnce()
  },
)

test.each(dismissals)(
  '%s does not close a static one, however often, and it shows',
  { tags: ['spec:4.8'] },
  async (_name, leave) => {
    const onClose = vi.fn()
    await render(<Page fixed onClose={onClose} />)
    await opener().click()
    let refusals = 0
    const count = ({ animationName }: AnimationEvent) => {
      if (animationName === 'ui-modal-refused') refusals++
    }
    dialog()
      .element()
      .addEventListener('animationstart', count as EventListener)
    for (let time = 0; time < 3; time++) {
      await leave()
      await expect.poll(() => refusals).toBe(time + 1)
      await expect.element(dialog()).not.toHaveAttribute('data-refused')
    }
    expect(onClose).not.toHaveBeenCalled()
    await expect.element(dialog()).toBeVisible()
  },
)

test('a press that began inside, as when words are selected, does not close it', async () => {
  const onClose = vi.fn()
  await render(shown(Standard, { onClose }))
  const body = page.elementLocator(document.body)
  await page.getByText(/برگزار/).dropTo(body, { targetPosition: { x: 5, y: 5 }, force: true })
  expect(onClose).not.toHaveBeenCalled()
})

test('the keyboard stays inside', async () => {
  await render(<Page />)
  await opener().click()
  for (let step = 0; step < 5; step++) {
    await userEvent.keyboard('{Tab}')
    const at = document.activeElement
    expect(at === document.body || dialog().element().contains(at), at?.outerHTML ?? '').toBe(true)
  }
})

test('unmounted while open, it restores the focus and the scrolling of the page', async () => {
  await render(<Page keep={false} />)
  await opener().click()
  await expect.element(dialog()).toBeVisible()
  expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden')
  await userEvent.keyboard('{Escape}')
  await expect.element(opener()).toHaveFocus()
  expect(getComputedStyle(document.documentElement).overflowY).toBe('visible')
})

test('the page behind stays where it is, and as wide as it was', async () => {
  const tall = document.body.appendChild(document.createElement('div'))
  tall.style.blockSize = '400vh'
  const screen = await render(shown(Standard, { open: false }))
  scrollTo(0, 300)
  const before = tall.getBoundingClientRect()
  await screen.rerender(shown(Standard))
  await expect.element(dialog()).toBeVisible()
  await userEvent.wheel(document.body, { delta: { y: 400 } })
  expect(tall.getBoundingClientRect()).toEqual(before)
  await screen.rerender(shown(Standard, { open: false }))
  expect(scrollY).toBe(300)
  scrollTo(0, 0)
})

test('one in another closes alone, and the page is locked until both are closed', async () => {
  const outer = vi.fn()
  const inner = vi.fn()
  const both = (second: boolean) => (
    <Modal open onClose={outer} heading="بیرونی" labels={{ close: 'بستن' }}>
      <Modal open={second} onClose={inner} heading="درونی" labels={{ close: 'بستن' }} />
    </Modal>
  )
  const screen = await render(both(false))
  await screen.rerender(both(true))
  await userEvent.keyboard('{Escape}')
  expect(inner).toHaveBeenCalledOnce()
  expect(outer).not.toHaveBeenCalled()
  await screen.rerender(both(false))
  expect(document.documentElement).toHaveAttribute('data-scroll-locked')
  await userEvent.keyboard('{Escape}')
  expect(outer).toHaveBeenCalledOnce()
  await screen.unmount()
  expect(document.documentElement).not.toHaveAttribute('data-scroll-locked')
})

test('long words scroll inside it, by the keyboard too, with heading and buttons in sight', async () => {
  await render(shown(Long))
  const body = document.querySelector<HTMLElement>('.ui-modal__body')
  await expect.element(body).toHaveAttribute('tabindex', '0')
  body?.focus()
  await userEvent.keyboard('{End}')
  const hidden = (body?.scrollHeight ?? 0) - (body?.clientHeight ?? 0)
  expect(hidden).toBeGreaterThan(0)
  await expect.poll(() => body?.scrollTop).toBeCloseTo(hidden, 0)
  await expect.element(page.getByRole('heading')).toBeInViewport({ ratio: 1 })
  await expect.element(page.getByRole('button', { name: 'ثبت‌نام' })).toBeInViewport({ ratio: 1 })
})

test('waits the specified five milliseconds before it appears', { tags: ['spec:9.21'] }, async () => {
  await render(shown(Standard))
  expect(new Set(getComputedStyle(dialog().element()).transitionDelay.split(', '))).toEqual(
    new Set(['0.005s']),
  )
})

test('in strict mode, whose effects run twice, it stays open', async () => {
  const onClose = vi.fn()
  await render(
    <StrictMode>
      <Page keep={false} onClose={onClose} />
    </StrictMode>,
  )
  await opener().click()
  await expect.element(dialog()).toBeVisible()
  // The event of the close between the two effects is a task.
  await new Promise((resolve) => setTimeout(resolve))
  expect(onClose).not.toHaveBeenCalled()
  await expect.element(dialog()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
})
