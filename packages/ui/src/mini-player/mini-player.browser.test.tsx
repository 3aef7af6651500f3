import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { OnAPhone as Bar } from '../bottom-bar/bottom-bar.stories.tsx'
import { shown } from '../catalogue/story.ts'
import { Wide } from '../site-header/site-header.stories.tsx'
import { GoOnOnAPhone, OnAPhone, Playing } from './mini-player.stories.tsx'
import '../base.css'
import '../rtl.css'

beforeEach(() => {
  document.documentElement.dir = 'rtl'
})

afterEach(async () => {
  scrollTo(0, 0)
  await page.viewport(1280, 800)
})

const seek = () => page.getByRole('slider', { name: 'جای پخش' })
const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()

test('reports what was pressed', async () => {
  const [onToggle, onClose, onResume] = [vi.fn(), vi.fn(), vi.fn()]
  await render(shown(OnAPhone, { onToggle, onClose, resume: { label: 'ادامه از ۰۱:۱۰', onResume } }))
  await page.getByRole('button', { name: 'پخش', exact: true }).click()
  await page.getByRole('button', { name: 'بستن پخش‌کننده' }).click()
  await page.getByRole('button', { name: 'ادامه از ۰۱:۱۰' }).click()
  for (const call of [onToggle, onClose, onResume]) expect(call).toHaveBeenCalledOnce()
})

test.each(['rtl', 'ltr'])('%s, its seek bar runs from left to right', async (dir) => {
  document.documentElement.dir = dir
  const onSeek = vi.fn()
  await render(shown(Playing, { onSeek }))
  seek().element().focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(onSeek).toHaveBeenLastCalledWith(101)
  const { width, height } = seek().element().getBoundingClientRect()
  await seek().click({ position: { x: width * 0.75, y: height / 2 } })
  expect(onSeek.mock.lastCall?.[0]).toBeGreaterThan(700 * 0.75)
})

describe('at the foot of the window', () => {
  async function opened(width: number, height: number) {
    await page.viewport(width, height)
    await render(
      <>
        {shown(Wide)}
        <input aria-label="نام" />
        <div style={{ blockSize: 3000 }} />
        <a href="#end" className="end">
          پایان
        </a>
        {shown(GoOnOnAPhone)}
        {shown(Bar)}
      </>,
    )
    scrollTo(0, 1200)
    await expect.poll(() => document.querySelector('.ui-site-header[data-scrolled]')).toBeTruthy()
  }
  const inWindow = ({ top, bottom }: DOMRect) =>
    Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) / innerHeight
  const covered = () =>
    ['.ui-site-header__bar', '.ui-mini-player', '.ui-bottom-bar'].map((it) => inWindow(box(it)))
  const sum = (shares: number[]) => shares.reduce((all, it) => all + it, 0)

  test.each([
    [320, 740],
    [360, 640],
    [360, 780],
    [412, 915],
    [360, 500],
    [768, 1024],
    [1440, 900],
  ])(
    'of %i × %i px it is above the bar, and covers at most a quarter with bar and header',
    async (width, height) => {
      await opened(width, height)
      expect(sum(covered())).toBeLessThanOrEqual(0.25)
      expect(box('.ui-mini-player').bottom).toBeCloseTo(
        box('.ui-bottom-bar').height ? box('.ui-bottom-bar').top : innerHeight,
        0,
      )
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
    },
  )

  test('it does not hide the end of the page, nor what has the focus', async () => {
    await opened(360, 740)
    page.getByRole('link', { name: 'پایان' }).element().focus()
    await expect.poll(() => box('.end').bottom).toBeLessThanOrEqual(box('.ui-mini-player').top)
    scrollTo(0, document.documentElement.scrollHeight)
    await expect.poll(() => box('.end').bottom).toBeLessThanOrEqual(box('.ui-mini-player').top)
    expect(box('.ui-mini-player').bottom).toBeLessThanOrEqual(box('.ui-bottom-bar').top)
  })

  test('of a phone it leaves while somebody types', async () => {
    await opened(360, 740)
    page.getByRole('textbox').element().focus()
    await expect.poll(() => box('.ui-mini-player').top).toBeGreaterThan(innerHeight)
  })

  test('which is low, it is not', async () => {
    await opened(360, 390)
    expect(sum(covered())).toBe(0)
  })
})
