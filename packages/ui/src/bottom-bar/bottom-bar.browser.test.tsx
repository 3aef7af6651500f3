import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { shown } from '../catalogue/story.ts'
import { Wide } from '../site-header/site-header.stories.tsx'
import { OnAPhone } from './bottom-bar.stories.tsx'
import '../base.css'
import '../rtl.css'

beforeEach(() => {
  document.documentElement.dir = 'rtl'
})

afterEach(async () => {
  scrollTo(0, 0)
  document.documentElement.style.fontSize = ''
  await page.viewport(1280, 800)
})

const bar = () => document.querySelector('.ui-bottom-bar') as HTMLElement
const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
const isAtTheFoot = () => Math.abs(bar().getBoundingClientRect().bottom - innerHeight) <= 1

/** The share of the window's height that header and bar cover, once the page is scrolled. */
async function coveredShare() {
  scrollTo(0, 1200)
  await expect.poll(() => document.querySelector('.ui-site-header[data-scrolled]')).toBeTruthy()
  const boxes = ['.ui-site-header__bar', '.ui-bottom-bar'].map(box)
  const heights = boxes.map(({ top, bottom }) =>
    Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)),
  )
  return heights.reduce((sum, it) => sum + it, 0) / innerHeight
}

async function phone(width: number, height: number) {
  await page.viewport(width, height)
  await render(
    <>
      {shown(Wide)}
      <input aria-label="نام" />
      <input type="checkbox" aria-label="پسندیدم" />
      <div style={{ blockSize: 3000 }} />
      <a href="#end" className="end">
        پایان
      </a>
      {shown(OnAPhone)}
    </>,
  )
}

describe('on a phone', () => {
  test.each([320, 360, 412])('at %i px its links are in one row of large targets', async (width) => {
    await phone(width, 740)
    await expect.poll(isAtTheFoot).toBe(true)
    const links = [...bar().querySelectorAll('a')].map((it) => it.getBoundingClientRect())
    expect(new Set(links.map(({ top }) => Math.round(top))).size).toBe(1)
    for (const { width, height } of links) {
      expect(width).toBeGreaterThanOrEqual(48)
      expect(height).toBeGreaterThanOrEqual(48)
    }
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  })

  test('it does not hide the end of the page', async () => {
    await phone(360, 740)
    scrollTo(0, document.documentElement.scrollHeight)
    await expect.poll(() => box('.end').bottom).toBeLessThanOrEqual(bar().getBoundingClientRect().top)
  })

  test('what gets the focus is above it', async () => {
    await phone(360, 740)
    page.getByRole('link', { name: 'پایان' }).element().focus()
    await expect.poll(() => box('.end').bottom).toBeLessThanOrEqual(bar().getBoundingClientRect().top)
  })

  test('it leaves while somebody types, not while somebody chooses', async () => {
    await phone(360, 740)
    page.getByRole('checkbox').element().focus()
    expect(isAtTheFoot()).toBe(true)
    page.getByRole('textbox').element().focus()
    await expect.poll(() => bar().getBoundingClientRect().top).toBeGreaterThan(innerHeight)
    page.getByRole('checkbox').element().focus()
    await expect.poll(isAtTheFoot).toBe(true)
  })

  test.each([
    [320, 740],
    [360, 740],
    [412, 640],
    [360, 560],
    [360, 540],
    [360, 420],
  ])('in a window of %i × %i px, header and bar cover at most a quarter', async (width, height) => {
    await phone(width, height)
    expect(await coveredShare()).toBeLessThanOrEqual(0.25)
    expect(isAtTheFoot()).toBe(true)
  })

  test('in a low window, and with very large text, nothing covers the page', async () => {
    await phone(360, 390)
    expect(await coveredShare()).toBe(0)
    await page.viewport(360, 740)
    await expect.poll(isAtTheFoot).toBe(true)
    document.documentElement.style.fontSize = '32px'
    await expect.poll(coveredShare).toBe(0)
  })
})

test('a wide screen does not have it', async () => {
  await phone(768, 1024)
  await expect.element(page.getByRole('link', { name: 'تماس تلفنی' })).not.toBeInTheDocument()
  expect(box('.ui-bottom-bar').height).toBe(0)
})
