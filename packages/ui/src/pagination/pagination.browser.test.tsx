import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { shown } from '../catalogue/story.ts'
import { Middle } from './pagination.stories.tsx'

const link = (name: string) => page.getByRole('link', { name, exact: true })
const left = (name: string) => link(name).element().getBoundingClientRect().left

test.each(['rtl', 'ltr'])('the next page lies where the text runs to, %s', async (dir) => {
  document.documentElement.dir = dir
  await page.viewport(1280, 800)
  await render(shown(Middle))
  expect(left('بعدی') < left('قبلی')).toBe(dir === 'rtl')
  expect(left('صفحه ۷') < left('صفحه ۵')).toBe(dir === 'rtl')
  await expect.element(link('بعدی')).toHaveAttribute('href', '/fa/events?page=7')
  await expect.element(link('صفحه ۶')).toHaveAttribute('aria-current', 'page')
})

test('at either end there is no way further', async () => {
  const screen = await render(shown(Middle, { page: 1 }))
  expect(link('قبلی').elements()).toHaveLength(0)
  await screen.rerender(shown(Middle, { page: 12 }))
  expect(link('بعدی').elements()).toHaveLength(0)
})

test('a phone shows the place in words', async () => {
  await page.viewport(360, 740)
  await render(shown(Middle))
  await expect.element(page.getByText('صفحه ۶ از ۱۲')).toBeVisible()
  expect(link('صفحه ۶').elements()).toHaveLength(0)
  await expect.element(link('بعدی')).toBeVisible()
})

test('a single page needs none', async () => {
  await render(shown(Middle, { page: 1, count: 1 }))
  expect(page.getByRole('navigation').elements()).toHaveLength(0)
})
