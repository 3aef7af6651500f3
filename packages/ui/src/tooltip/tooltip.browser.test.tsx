import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { shown } from '../catalogue/story.ts'
import { BesideAnIcon, Hidden } from './tooltip.stories.tsx'
import '../rtl.css'

const button = () => page.getByRole('button')
const popup = () => document.querySelector('.ui-tooltip__popup')
const isShown = () => expect.poll(popup).toBeTruthy()
const isHidden = () => expect.poll(popup).toBeNull()

beforeEach(async () => {
  document.documentElement.dir = 'rtl'
  // Away from where the control will be.
  await userEvent.hover(document.body, { position: { x: 700, y: 600 } })
})

test('the pointer shows it, can move onto it, and hides it by leaving', async () => {
  await render(<div style={{ padding: '8rem', inlineSize: 'max-content' }}>{shown(Hidden)}</div>)
  await button().hover()
  await isShown()
  await userEvent.hover(popup() as Element)
  await button().hover()
  expect(popup()).toBeTruthy()
  await userEvent.hover(document.body, { position: { x: 700, y: 600 } })
  await isHidden()
})

test('the focus of the keyboard shows it, Escape hides it and leaves the focus', async () => {
  await render(shown(Hidden))
  await userEvent.keyboard('{Tab}')
  await expect.element(button()).toHaveFocus()
  await isShown()
  await userEvent.keyboard('{Escape}')
  await isHidden()
  await expect.element(button()).toHaveFocus()
})

test('it describes its control, shown or not, once', async () => {
  await render(shown(Hidden))
  await expect.element(button()).toHaveAccessibleDescription('اذان مغرب چهار درجه پس از فرو رفتن خورشید.')
  await expect.element(button()).toHaveAccessibleName('روش جعفری')
})

test('controlled, the app decides', async () => {
  const onOpenChange = vi.fn()
  const held = await render(shown(Hidden, { open: false, onOpenChange }))
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => onOpenChange.mock.calls).toEqual([[true]])
  expect(popup()).toBeNull()
  await held.rerender(shown(Hidden, { open: true, onOpenChange }))
  await isShown()
})

describe.each([
  ['rtl', -1],
  ['ltr', 1],
] as const)('%s', (dir, side) => {
  test('at the end of its control it is where lines go on', async () => {
    document.documentElement.dir = dir
    await render(<div style={{ padding: '4rem 20rem' }}>{shown(BesideAnIcon)}</div>)
    await isShown()
    const middle = (element: Element | null) => {
      const { left, width } = (element as Element).getBoundingClientRect()
      return left + width / 2
    }
    await expect.poll(() => Math.sign(middle(popup()) - middle(button().element()))).toBe(side)
  })
})
