import { createRef } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { shown } from '../catalogue/story.ts'
import { Area, Email, Empty, Wrong } from './field.stories.tsx'
import '../rtl.css'

beforeEach(() => {
  document.documentElement.dir = 'rtl'
})

const box = (name: string) => page.getByRole('textbox', { name })
const styleOf = (name: string) => getComputedStyle(box(name).element())

test('the hint and the error are read with the field', async () => {
  const screen = await render(shown(Email))
  await expect.element(box('رایانامه')).toHaveAccessibleDescription('برای پاسخ به شما.')
  await screen.rerender(shown(Wrong))
  await expect.element(box('رایانامه')).toBeInvalid()
  await expect.element(box('رایانامه')).toHaveAccessibleDescription(/کامل نیست/)
})

describe('in a Persian page', () => {
  test('a name begins at the right while it is empty or Persian, and runs from the left in English', async () => {
    await render(shown(Empty))
    expect(styleOf('نام').direction).toBe('rtl')
    await box('نام').fill('مریم')
    expect(styleOf('نام').direction).toBe('rtl')
    await box('نام').fill('Maryam')
    expect(styleOf('نام').direction).toBe('ltr')
  })

  test('an e-mail address is left-to-right and aligned to the right', async () => {
    await render(shown(Email))
    expect(styleOf('رایانامه').direction).toBe('ltr')
    expect(styleOf('رایانامه').textAlign).toBe('end')
  })
})

test('the counter follows what is typed', async () => {
  await render(shown(Area))
  await expect.element(page.getByText('۰ از ۲٬۰۰۰ نویسه')).toBeVisible()
  await box('پیام').fill('سلام')
  await expect.element(page.getByText('۴ از ۲٬۰۰۰ نویسه')).toBeVisible()
})

test('what was typed before the scripts came stays, and is counted', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(shown(Area))
  const area = place.querySelector('textarea')
  if (!area) throw new Error('no textarea')
  area.value = 'سلام'
  const root = hydrateRoot(place, shown(Area))
  await expect.element(page.getByText('۴ از ۲٬۰۰۰ نویسه')).toBeVisible()
  expect(area.value).toBe('سلام')
  root.unmount()
  place.remove()
})

test('a change of its texts preserves the input', async () => {
  const ref = createRef<HTMLInputElement>()
  const screen = await render(shown(Empty, { ref }))
  await box('نام').fill('مریم')
  await screen.rerender(shown(Empty, { ref, error: 'نام خانوادگی را هم بنویسید.' }))
  expect(ref.current?.value).toBe('مریم')
})

test('the counter follows a value that the app sets, and the reset of a form', async () => {
  const screen = await render(shown(Area, { value: 'سلام', onChange: () => {} }))
  await expect.element(page.getByText('۴ از ۲٬۰۰۰ نویسه')).toBeVisible()
  await screen.rerender(shown(Area, { value: '', onChange: () => {} }))
  await expect.element(page.getByText('۰ از ۲٬۰۰۰ نویسه')).toBeVisible()
  await screen.unmount()

  await render(<form>{shown(Area)}</form>)
  await box('پیام').fill('سلام')
  await expect.element(page.getByText('۴ از ۲٬۰۰۰ نویسه')).toBeVisible()
  document.querySelector('form')?.reset()
  await expect.element(page.getByText('۰ از ۲٬۰۰۰ نویسه')).toBeVisible()
})
