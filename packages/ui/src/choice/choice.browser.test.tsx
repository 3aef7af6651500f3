import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { shown } from '../catalogue/story.ts'
import { Checked, Radios, RadiosWrong, Wrong } from './choice.stories.tsx'

test('what is chosen is what the form sends', async () => {
  const onChange = vi.fn()
  await render(
    <form>
      {shown(Radios, { onChange })}
      {shown(Checked, { name: 'news', value: 'yes' })}
    </form>,
  )
  const sent = () => Object.fromEntries(new FormData(document.querySelector('form') ?? undefined))
  expect(sent()).toEqual({ to: 'funeral', news: 'yes' })
  await page.getByRole('radio', { name: 'مدیر' }).click()
  await page.getByRole('checkbox').click()
  expect(sent()).toEqual({ to: 'manager' })
  expect(onChange).toHaveBeenCalledWith('manager')
})

test('hint and error describe the group, and an error’s link targets the first choice', async () => {
  await render(
    <>
      <a href="#to">خطا</a>
      {shown(RadiosWrong, { id: 'to' })}
    </>,
  )
  await expect
    .element(page.getByRole('group', { name: 'گیرنده' }))
    .toHaveAccessibleDescription('پیام به دست او می‌رسد. یکی را برگزینید.')
  await page.getByRole('link').click()
  await expect.element(page.getByRole('radio', { name: 'مدیر' })).toHaveFocus()
  history.replaceState(null, '', location.pathname + location.search)
})

test('a box that must be ticked shows the reason', async () => {
  await render(shown(Wrong))
  await expect.element(page.getByRole('checkbox')).toBeInvalid()
  await expect.element(page.getByRole('checkbox')).toHaveAccessibleDescription('برای ثبت‌نام لازم است.')
})

test('a choice is as large as a fingertip', async () => {
  await render(shown(Radios))
  for (const choice of document.querySelectorAll('.ui-choice')) {
    expect(choice.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  }
})
