import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Paused } from '../src/audio-player/audio-player.stories.tsx'
import { None as Cities } from '../src/combobox/combobox.stories.tsx'
import { Closed as Menu } from '../src/menu/menu.stories.tsx'
import { Waiting } from '../src/next-prayer/next-prayer.stories.tsx'
import { Closable } from '../src/notice-bar/notice-bar.stories.tsx'
import { Choosable } from '../src/prayer-table/prayer-table.stories.tsx'
import { Standard as Tabs } from '../src/tabs/tabs.stories.tsx'
import { Shown as Note } from '../src/tooltip/tooltip.stories.tsx'
import { launch, served } from './chromium.ts'

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await launch()
  page = await served(browser, [Tabs, Waiting, Paused, Closable, Choosable, Menu, Cities, Note], {
    javaScriptEnabled: false,
  })
})

afterAll(() => browser.close())

test('every panel is in the page under its name, and the tabs link to them', async () => {
  for (const name of ['زندگی‌نامه', 'مقاله', 'دست‌اندرکاران']) {
    const tab = page.getByRole('tab', { name })
    const panel = page.locator((await tab.getAttribute('href')) ?? 'none')
    expect(await panel.isVisible()).toBe(true)
    expect(await panel.getByText(name, { exact: true }).isVisible()).toBe(true)
    expect(await tab.getAttribute('tabindex')).toBeNull()
  }
})

test('the dates are shown without the empty space of the next prayer', async () => {
  expect(await page.locator('.ui-next-prayer__call').isVisible()).toBe(false)
  expect(await page.locator('.ui-next-prayer__dates').isVisible()).toBe(true)
})

test('no button is shown that would do nothing', async () => {
  expect(await page.locator('button:visible:not(.ui-tooltip *)').count()).toBe(0)
})

test('the links of a menu are in the page, one below the other', async () => {
  const links = page.locator('.ui-menu__links a:visible')
  expect(await links.allTextContents()).toEqual(['افزودن به تقویم', 'ماه‌های دیگر'])
})

test('a combobox is a select with the same options', async () => {
  const select = page.locator('.ui-combobox select')
  expect(await select.selectOption({ label: 'هلیفکس' })).toEqual(['halifax'])
  expect(await select.getAttribute('name')).toBe('city')
})

test('the note of a control is shown while the control has the focus', async () => {
  const note = page.locator('.ui-tooltip__description')
  expect(await note.isVisible()).toBe(false)
  await page.locator('.ui-tooltip button').focus()
  expect(await note.isVisible()).toBe(true)
})
