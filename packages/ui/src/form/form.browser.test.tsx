import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { shown } from '../catalogue/story.ts'
import { Failed, Sent, Submit, Summary } from './form.stories.tsx'
import '../rtl.css'

beforeEach(() => {
  document.documentElement.dir = 'rtl'
})

const summary = () => page.getByRole('group', { name: 'دو چیز را درست کنید' })

test('the summary receives the focus when it appears, and its links target the fields', async () => {
  await render(shown(Summary))
  await expect.element(summary()).toHaveFocus()
  await page.getByRole('link', { name: 'نشانی رایانامه کامل نیست.' }).click()
  await expect.element(page.getByRole('textbox', { name: 'رایانامه' })).toHaveFocus()
  history.replaceState(null, '', location.pathname + location.search)
})

test('it takes the focus again with the next attempt, and not while the visitor types', async () => {
  const screen = await render(shown(Summary, { attempt: 1 }))
  const name = page.getByRole('textbox', { name: 'نام' })
  await name.fill('م')
  await screen.rerender(shown(Summary, { attempt: 1 }))
  await expect.element(name).toHaveFocus()
  await screen.rerender(shown(Summary, { attempt: 2 }))
  await expect.element(summary()).toHaveFocus()
})

test('without errors there is no summary', async () => {
  await render(shown(Summary, { errors: [] }))
  expect(page.getByRole('group').elements()).toHaveLength(0)
})

test('a busy button stays focused and does not submit twice', async () => {
  const onSubmit = vi.fn((event: Event) => event.preventDefault())
  document.addEventListener('submit', onSubmit)
  const screen = await render(<form>{shown(Submit)}</form>)
  const button = page.getByRole('button')
  await button.click()
  expect(onSubmit).toHaveBeenCalledOnce()
  await screen.rerender(<form>{shown(Submit, { busy: true })}</form>)
  await expect.element(button).toHaveTextContent('در حال ارسال…')
  await expect.element(button).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await button.click({ force: true })
  expect(onSubmit).toHaveBeenCalledOnce()
  document.removeEventListener('submit', onSubmit)
})

test('a failure is read out at once, a success when the reader pauses', async () => {
  await render(
    <>
      {shown(Failed)}
      {shown(Sent)}
    </>,
  )
  await expect.element(page.getByRole('alert').getByText('پیام فرستاده نشد')).toBeVisible()
  await expect.element(page.getByRole('status').getByText('پیام شما رسید')).toBeVisible()
})
