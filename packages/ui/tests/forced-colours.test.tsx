import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { OnAPhone as Bar } from '../src/bottom-bar/bottom-bar.stories.tsx'
import { OnPaper } from '../src/brand-mark/brand-mark.stories.tsx'
import { Linked } from '../src/card/card.stories.tsx'
import { Checked } from '../src/choice/choice.stories.tsx'
import { Standard as Empty } from '../src/empty-state/empty-state.stories.tsx'
import { Standard as Tabs } from '../src/tabs/tabs.stories.tsx'
import { launch, served } from './chromium.ts'

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await launch()
  page = await served(browser, [Linked, OnPaper, Empty, Checked, Tabs, Bar], {
    forcedColors: 'active',
    colorScheme: 'dark',
  })
})

afterAll(() => browser.close())

test('a reader with colours of their own sees every line drawing in them', async () => {
  const drawn = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('a'))
    const own = [getComputedStyle(probe).color]
    probe.href = '#'
    own.push(getComputedStyle(probe).color)
    probe.remove()
    const shapes = (selector: string, pseudo: string) =>
      [...document.querySelectorAll(selector)].map((it) => getComputedStyle(it, pseudo).backgroundColor)
    const lines = [...document.querySelectorAll('svg, svg *')].map((line) => getComputedStyle(line))
    return {
      own,
      arrows: shapes('.ui-onward', '::after'),
      stars: shapes('.ui-star-sign', '::before'),
      signs: shapes('.ui-bottom-bar a', '::before'),
      strokes: lines
        .map(({ stroke, color }) => (stroke === 'currentcolor' ? color : stroke))
        .filter((stroke) => stroke !== 'none'),
    }
  })
  for (const shapes of [drawn.arrows, drawn.stars, drawn.signs]) {
    expect(shapes.length).toBeGreaterThan(0)
    expect(shapes.filter((colour) => !drawn.own.includes(colour))).toEqual([])
  }
  expect(drawn.strokes.length).toBeGreaterThan(4)
  expect(drawn.strokes.filter((stroke) => !drawn.own.includes(stroke))).toEqual([])
})

test('a box is the browser’s own, with its own tick', async () => {
  const box = page.locator('input[type=checkbox]')
  expect(await box.evaluate((it) => getComputedStyle(it).appearance)).toBe('auto')
  expect(await box.evaluate((it) => getComputedStyle(it, '::before').content)).toBe('none')
})
