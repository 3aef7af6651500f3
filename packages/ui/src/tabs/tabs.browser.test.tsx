import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { shown } from '../catalogue/story.ts'
import { Standard } from './tabs.stories.tsx'

const tab = (name: string) => page.getByRole('tab', { name })
const openPanel = (name: string) => expect.element(page.getByRole('tabpanel', { name })).toBeVisible()

afterEach(() => history.replaceState(null, '', location.pathname + location.search))

describe.each(['rtl', 'ltr'])('%s', (dir) => {
  const [onward, back] = dir === 'rtl' ? ['{ArrowLeft}', '{ArrowRight}'] : ['{ArrowRight}', '{ArrowLeft}']

  beforeEach(() => {
    document.documentElement.dir = dir
  })

  test('the arrow keys walk the way the tabs run, around the ends, Home and End to them', async () => {
    await render(shown(Standard))
    tab('زندگی‌نامه').element().focus()
    await userEvent.keyboard(onward)
    await expect.element(tab('مقاله')).toHaveFocus()
    await openPanel('مقاله')
    await userEvent.keyboard(back + back)
    await expect.element(tab('دست‌اندرکاران')).toHaveFocus()
    await openPanel('دست‌اندرکاران')
    await userEvent.keyboard(onward)
    await openPanel('زندگی‌نامه')
    await userEvent.keyboard('{End}')
    await openPanel('دست‌اندرکاران')
    await userEvent.keyboard('{Home}')
    await openPanel('زندگی‌نامه')
  })
})

test('one tab is one stop for the keyboard, and the open panel the next', async () => {
  await render(shown(Standard, { defaultTab: 'article' }))
  await userEvent.keyboard('{Tab}')
  await expect.element(tab('مقاله')).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('tabpanel', { name: 'مقاله' })).toHaveFocus()
})

test('a press shows its panel and hides the others, and leaves the address alone', async () => {
  await render(shown(Standard))
  await tab('دست‌اندرکاران').click()
  await openPanel('دست‌اندرکاران')
  expect(page.getByRole('tabpanel').elements()).toHaveLength(1)
  await expect.element(tab('دست‌اندرکاران')).toHaveAttribute('aria-selected', 'true')
  expect(location.hash).toBe('')
})

test('an address that ends in a panel opens it', async () => {
  location.hash = '#article'
  await render(shown(Standard))
  await openPanel('مقاله')
  location.hash = '#people'
  await openPanel('دست‌اندرکاران')
})

test('controlled, the app gets the requested tab, and decides', async () => {
  const requested: string[] = []
  const held = await render(shown(Standard, { tab: 'article', onTabChange: (id) => requested.push(id) }))
  await openPanel('مقاله')
  await tab('دست‌اندرکاران').click()
  expect(requested).toEqual(['people'])
  await openPanel('مقاله')
  await held.rerender(shown(Standard, { tab: 'people' }))
  await openPanel('دست‌اندرکاران')
})

test('uncontrolled, the app is notified of each change', async () => {
  const opened: string[] = []
  await render(shown(Standard, { defaultTab: 'article', onTabChange: (id) => opened.push(id) }))
  await tab('مقاله').click()
  await tab('زندگی‌نامه').click()
  await openPanel('زندگی‌نامه')
  expect(opened).toEqual(['biography'])
})

test('a fragment that is no valid encoding opens nothing and breaks nothing', async () => {
  location.hash = '#50%'
  await render(shown(Standard))
  await openPanel('زندگی‌نامه')
})

test('an arrow with another key is the browser’s own', async () => {
  await render(shown(Standard))
  tab('زندگی‌نامه').element().focus()
  const key = new KeyboardEvent('keydown', {
    key: 'ArrowLeft',
    altKey: true,
    bubbles: true,
    cancelable: true,
  })
  expect(tab('زندگی‌نامه').element().dispatchEvent(key)).toBe(true)
  await openPanel('زندگی‌نامه')
})
