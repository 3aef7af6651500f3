import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { shown } from '../catalogue/story.ts'
import { onTeal } from '../catalogue/surroundings.tsx'
import { type LinkElementProps, LinkProvider } from '../link/index.ts'
import { Menu } from './index.ts'
import { Closed } from './menu.stories.tsx'
import '../rtl.css'

const button = () => page.getByRole('button', { name: 'جدول این ماه' })
const list = () => page.getByRole('menu')
const item = (name: string) => page.getByRole('menuitem', { name })

const followed = vi.fn()

function Routed({ href, ...rest }: LinkElementProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        rest.onClick?.(event)
        event.preventDefault()
        followed(href)
      }}
    />
  )
}

function Held({ deaf = false }) {
  const [open, setOpen] = useState(false)
  return shown(Closed, { open, onOpenChange: (next) => !deaf && setOpen(next) })
}

beforeEach(() => {
  document.documentElement.dir = 'rtl'
})

test('the arrow keys open it and walk around its ends, over what is disabled', async () => {
  await render(shown(Closed))
  button().element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(list()).toHaveAccessibleName('جدول این ماه')
  await expect.element(item('چاپ')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(item('پاک کردن یادآوری‌ها')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(item('افزودن به تقویم')).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(item('پاک کردن یادآوری‌ها')).toHaveFocus()
  await userEvent.keyboard('{Home}')
  await expect.element(item('چاپ')).toHaveFocus()
})

test('Escape closes it, and the focus is back on its button', async () => {
  await render(shown(Closed))
  await button().click()
  await expect.element(list()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(list()).not.toBeInTheDocument()
  await expect.element(button()).toHaveFocus()
})

test('an action runs once and closes it; a disabled one does not', async () => {
  const onSelect = vi.fn()
  const items = [
    { id: 'print', label: 'چاپ', onSelect },
    { id: 'save', label: 'ذخیره', onSelect, disabled: true },
  ]
  await render(<Menu label="جدول" items={items} defaultOpen />)
  await item('ذخیره').click({ force: true })
  expect(onSelect).not.toHaveBeenCalled()
  await item('چاپ').click()
  await expect.element(list()).not.toBeInTheDocument()
  expect(onSelect).toHaveBeenCalledOnce()
})

test('its links are those of the app’s router, except for files', async () => {
  await render(<LinkProvider component={Routed}>{shown(Closed)}</LinkProvider>)
  await button().click()
  await expect.element(item('افزودن به تقویم')).toHaveAttribute('href', '/prayer-times.ics')
  await item('ماه‌های دیگر').click()
  expect(followed).toHaveBeenCalledExactlyOnceWith('/fa/prayer-times')
  await expect.element(list()).not.toBeInTheDocument()
})

test('controlled, the app decides', async () => {
  const screen = await render(<Held deaf />)
  await button().click()
  await expect.element(button()).toHaveAttribute('aria-expanded', 'false')
  await screen.rerender(<Held />)
  await button().click()
  await expect.element(list()).toBeVisible()
})

describe.each([
  ['rtl', 'right'],
  ['ltr', 'left'],
] as const)('%s', (dir, edge) => {
  test('the list begins where its button begins, in the direction of its place', async () => {
    // The page has the other direction.
    document.documentElement.dir = dir === 'rtl' ? 'ltr' : 'rtl'
    await render(
      <div dir={dir} lang="en" style={{ padding: '4rem' }}>
        {shown(Closed)}
      </div>,
    )
    await button().click()
    await expect.element(list()).toBeVisible()
    const place = (element: Element) => Math.round(element.getBoundingClientRect()[edge])
    await expect.poll(() => place(list().element())).toBe(place(button().element()))
    expect(getComputedStyle(list().element()).direction).toBe(dir)
    expect(list().element().closest('[lang]')?.getAttribute('lang')).toBe('en')
  })
})

test('on a teal ground the list has the colours of the ground', async () => {
  await render(onTeal(shown(Closed, { defaultOpen: true })))
  const ground = document.querySelector('.ui-ground') as Element
  const token = (element: Element) => getComputedStyle(element).getPropertyValue('--ui-surface')
  await expect.element(list()).toBeVisible()
  expect(token(list().element())).toBe(token(ground))
  expect(token(list().element())).not.toBe(token(document.documentElement))
})

test('in a modal dialog the list can be used', async () => {
  await render(<dialog ref={(dialog) => dialog?.showModal()}>{shown(Closed)}</dialog>)
  await button().click()
  await item('چاپ').click()
  await expect.element(list()).not.toBeInTheDocument()
})
