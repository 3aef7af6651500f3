import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { shown } from '../catalogue/story.ts'
import { Chosen, None, Wrong } from './combobox.stories.tsx'
import '../rtl.css'

const control = () => page.getByRole('combobox', { name: /^شهر/ })
const search = () => page.getByRole('combobox', { name: 'جست‌وجوی شهر' })
const listed = () =>
  page
    .getByRole('option')
    .elements()
    .map((it) => it.textContent)
const sent = () => Object.fromEntries(new FormData(document.querySelector('form') ?? undefined))

beforeEach(() => {
  document.documentElement.dir = 'rtl'
})

test('what is typed filters the list, Enter chooses, and the form sends the value', async () => {
  await render(<form>{shown(None)}</form>)
  expect(sent()).toEqual({ city: '' })
  control().element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(search()).toHaveFocus()
  await userEvent.keyboard('لندن')
  await expect.poll(listed).toEqual(['لندن انتاریو'])
  await userEvent.keyboard('{Enter}')
  await expect.element(control()).toHaveFocus()
  await expect.element(control()).toHaveTextContent('لندن انتاریو')
  expect(sent()).toEqual({ city: 'london' })
})

test('the arrow keys walk the list, and Escape leaves the choice as it was', async () => {
  const onChange = vi.fn()
  await render(shown(Chosen, { onChange }))
  control().element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(search()).toHaveFocus()
  const active = () =>
    document.getElementById(search().element().getAttribute('aria-activedescendant') ?? '')?.textContent
  await expect.poll(active).toBe('اتاوا')
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(active).toBe('کلگری')
  await userEvent.keyboard('{Escape}')
  await expect.element(control()).toHaveFocus()
  await expect.element(control()).toHaveTextContent('اتاوا')
  expect(onChange).not.toHaveBeenCalled()
})

test('a choice can be taken back, unless one is required', async () => {
  const onChange = vi.fn()
  const screen = await render(shown(Chosen, { onChange }))
  await control().click()
  await page.getByRole('option', { name: 'هر شهر' }).click()
  expect(onChange).toHaveBeenCalledExactlyOnceWith('')
  await expect.element(control()).toHaveTextContent('هر شهر')
  await screen.unmount()
  await render(shown(Wrong))
  await control().click()
  await expect.poll(listed).toHaveLength(10)
})

test('where nothing matches it says so, to screen readers, too', async () => {
  await render(shown(None))
  await control().click()
  await search().fill('لاهیجان')
  await expect.element(page.getByRole('status')).toHaveTextContent('شهری با این نام نیست.')
  expect(listed()).toEqual([])
})

test('an app may filter in its own way', async () => {
  const filter = (label: string, query: string) => label.endsWith(query)
  await render(shown(None, { filter }))
  await control().click()
  await search().fill('تو')
  await expect.poll(listed).toEqual(['تورنتو'])
})

test('controlled, the app decides', async () => {
  const onChange = vi.fn()
  const held = await render(shown(None, { value: 'ottawa', onChange }))
  await control().click()
  await page.getByRole('option', { name: 'تورنتو' }).click()
  expect(onChange).toHaveBeenCalledExactlyOnceWith('toronto')
  await expect.element(control()).toHaveTextContent('اتاوا')
  await held.rerender(shown(None, { value: 'toronto', onChange }))
  await expect.element(control()).toHaveTextContent('تورنتو')
})

test('hint and error describe it, and a form is not sent without a required choice', async () => {
  const screen = await render(<form>{shown(Wrong)}</form>)
  await expect.element(control()).toBeInvalid()
  await expect.element(control()).toHaveAccessibleDescription('شهر خود را برگزینید.')
  expect(document.querySelector('form')?.checkValidity()).toBe(false)
  await control().click()
  await page.getByRole('option', { name: 'تورنتو' }).click()
  expect(document.querySelector('form')?.checkValidity()).toBe(true)
  await screen.rerender(<form>{shown(Chosen)}</form>)
  await expect.element(control()).toHaveAccessibleDescription('وقت‌های نماز آن شهر نشان داده می‌شود.')
})

test('a form that is reset takes it back to its first choice', async () => {
  await render(<form>{shown(Chosen)}</form>)
  await control().click()
  await page.getByRole('option', { name: 'تورنتو' }).click()
  expect(sent()).toEqual({ city: 'toronto' })
  document.querySelector('form')?.reset()
  await expect.poll(sent).toEqual({ city: 'ottawa' })
  await expect.element(control()).toHaveTextContent('اتاوا')
})

test('letters of an input method filter once they are composed', async () => {
  const filter = vi.fn(() => true)
  await render(shown(None, { filter }))
  await control().click()
  await expect.element(search()).toHaveFocus()
  const field = search().element() as HTMLInputElement
  const write = (text: string) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertCompositionText' }))
  }
  field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
  write('と')
  await expect.element(search()).toHaveValue('と')
  expect(filter).not.toHaveBeenCalled()
  write('東')
  field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '東' }))
  await expect.poll(() => filter.mock.calls.at(-1)).toEqual([expect.anything(), '東'])
})

test('what was chosen before the scripts came stays, with the focus', async () => {
  const onChange = vi.fn()
  const place = document.body.appendChild(document.createElement('form'))
  place.innerHTML = renderToString(shown(None))
  const select = place.querySelector('select') as HTMLSelectElement
  select.value = 'halifax'
  select.focus()
  const root = hydrateRoot(place, shown(None, { onChange }))
  await expect.element(control()).toHaveTextContent('هلیفکس')
  await expect.element(control()).toHaveFocus()
  expect(onChange).toHaveBeenCalledExactlyOnceWith('halifax')
  expect(sent()).toEqual({ city: 'halifax' })
  root.unmount()
  place.remove()
})

test('options that come later do not change the value', async () => {
  const onChange = vi.fn()
  const screen = await render(<form>{shown(Chosen, { options: [], onChange })}</form>)
  await expect.element(control()).toBeVisible()
  await screen.rerender(<form>{shown(Chosen, { onChange })}</form>)
  await expect.element(control()).toHaveTextContent('اتاوا')
  expect(onChange).not.toHaveBeenCalled()
})
