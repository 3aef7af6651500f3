import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { shown } from '../catalogue/story.ts'
import { Switch } from './index.ts'
import { Off, On, Wrong } from './switch.stories.tsx'
import '../rtl.css'

const control = () => page.getByRole('switch', { name: 'پخش اذان در وقت نماز' })

beforeEach(() => {
  document.documentElement.dir = 'rtl'
})

function Held() {
  const [on, setOn] = useState(false)
  return <Switch label="صدا" checked={on} onChange={({ target }) => setOn(target.checked)} />
}

test('a press and the space bar turn it, and the form sends what it is', async () => {
  await render(<form>{shown(Off, { value: 'yes' })}</form>)
  const sent = () => Object.fromEntries(new FormData(document.querySelector('form') ?? undefined))
  expect(sent()).toEqual({})
  await control().click()
  await expect.element(control()).toBeChecked()
  expect(sent()).toEqual({ adhan: 'yes' })
  await userEvent.keyboard(' ')
  await expect.element(control()).not.toBeChecked()
})

test('controlled, the app decides', async () => {
  const onChange = vi.fn()
  await render(shown(Off, { checked: false, onChange }))
  await control().click()
  expect(onChange).toHaveBeenCalledOnce()
  await expect.element(control()).not.toBeChecked()

  await render(<Held />)
  await page.getByRole('switch', { name: 'صدا' }).click()
  await expect.element(page.getByRole('switch', { name: 'صدا' })).toBeChecked()
})

test('hint and error describe it, and are no part of its name', async () => {
  const screen = await render(shown(On))
  await expect.element(control()).toHaveAccessibleName('پخش اذان در وقت نماز')
  await expect.element(control()).toHaveAccessibleDescription('تا وقتی این صفحه باز است.')
  await screen.rerender(shown(Wrong))
  await expect.element(control()).toBeInvalid()
  await expect.element(control()).toHaveAccessibleDescription('مرورگر اجازه پخش صدا نداد.')
})

describe.each([
  ['rtl', -1],
  ['ltr', 1],
] as const)('%s', (dir, side) => {
  test('the knob of a switch that is on is at the end of the line', async () => {
    document.documentElement.dir = dir
    await render(shown(On))
    const { translate } = getComputedStyle(control().element(), '::before')
    expect(Math.sign(Number.parseFloat(translate))).toBe(side)
  })
})
