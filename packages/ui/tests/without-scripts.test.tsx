import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Paused } from '../src/audio-player/audio-player.stories.tsx'
import { Waiting } from '../src/next-prayer/next-prayer.stories.tsx'
import { Closable } from '../src/notice-bar/notice-bar.stories.tsx'
import { Choosable } from '../src/prayer-table/prayer-table.stories.tsx'
import { Standard as Tabs } from '../src/tabs/tabs.stories.tsx'
import { launch, served } from './chromium.ts'

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await launch()
  page = await served(browser, [Tabs, Waiting, Paused, Closable, Choosable], { javaScriptEnabled: false })
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
  expect(await page.locator('button:visible').count()).toBe(0)
})
