import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { shown } from '../catalogue/story.ts'
import { LongNames, Scrolled, Wide } from './site-header.stories.tsx'
import '../catalogue/catalogue.css'
import '../rtl.css'

beforeEach(() => {
  document.documentElement.dir = 'rtl'
})

afterEach(async () => {
  scrollTo(0, 0)
  await page.viewport(1280, 800)
})

const button = (name: string) => page.getByRole('button', { name })
const link = (name: string) => page.getByRole('link', { name })

describe('on a wide screen', () => {
  test('the education list opens and closes by its button, and on every navigation', {
    tags: ['spec:2.33', 'spec:2.35', 'spec:4.6'],
  }, async () => {
    const screen = await render(shown(Wide, { closeKey: '/fa/home' }))
    await expect.element(link('کلاس‌ها')).not.toBeInTheDocument()
    await button('آموزش').click()
    await expect.element(link('کلاس‌ها')).toBeVisible()
    await button('آموزش').click()
    await expect.element(link('کلاس‌ها')).not.toBeInTheDocument()
    await button('آموزش').click()
    await screen.rerender(shown(Wide, { closeKey: '/fa/classes' }))
    await expect.element(button('آموزش')).toHaveAttribute('aria-expanded', 'false')
  })

  test('a keyboard walks through it and leaves it with Escape', async () => {
    await render(shown(Wide))
    button('آموزش').element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(link('کلاس‌ها')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(link('سخنرانی‌ها')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(button('آموزش')).toHaveFocus()
    await expect.element(button('آموزش')).toHaveAttribute('aria-expanded', 'false')
  })

  test('it closes when the focus leaves it or the pointer presses elsewhere', async () => {
    await render(shown(Wide))
    await button('آموزش').click()
    await userEvent.keyboard('{Tab}{Tab}{Tab}')
    await expect.element(button('آموزش')).toHaveAttribute('aria-expanded', 'false')
    await button('آموزش').click()
    await userEvent.click(document.body, { position: { x: 600, y: 600 } })
    await expect.element(button('آموزش')).toHaveAttribute('aria-expanded', 'false')
  })

  test('it marks the current page', async () => {
    await render(shown(Wide))
    await expect.element(link('خانه')).toHaveAttribute('aria-current', 'page')
  })
})

describe('on a small screen', () => {
  beforeEach(() => page.viewport(360, 740))

  test('the menu holds every link, and closes by its button, Escape, a link and a navigation', {
    tags: ['spec:2.34', 'spec:2.35', 'spec:4.6'],
  }, async () => {
    const screen = await render(shown(Wide, { closeKey: '/fa/home' }))
    await expect.element(link('تماس')).not.toBeInTheDocument()

    const open = async () => {
      await button('فهرست').click()
      await expect.element(link('تماس')).toBeVisible()
      await expect.element(link('سخنرانی‌ها')).toBeVisible()
    }
    const closed = () => expect.element(link('تماس')).not.toBeInTheDocument()

    await open()
    await button('بستن').click()
    await closed()
    await open()
    await userEvent.keyboard('{Escape}')
    await closed()
    await expect.element(button('فهرست')).toHaveFocus()
    await open()
    const stay = (event: Event) => event.preventDefault()
    document.addEventListener('click', stay)
    await link('تماس').click()
    document.removeEventListener('click', stay)
    await closed()
    await open()
    await screen.rerender(shown(Wide, { closeKey: '/fa/events' }))
    await closed()
  })

  test.each([320, 340])('at %i px it is one row, which sticks', async (width) => {
    await page.viewport(width, 740)
    await render(shown(Wide))
    const middles = [...document.querySelectorAll('.ui-site-header__row > *, .ui-site-header__tools > *')]
      .map((it) => it.getBoundingClientRect())
      .filter((it) => it.width > 0)
      .map(({ top, bottom }) => Math.round((top + bottom) / 2))
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1)
    const bar = document.querySelector('.ui-site-header__bar')?.getBoundingClientRect()
    expect(bar?.height).toBeLessThanOrEqual(68)
    expect(getComputedStyle(page.getByRole('banner').element()).insetBlockStart).toBe('0px')
    await expect.element(link('جست‌وجو')).not.toBeInTheDocument()
  })

  test('nothing is wider than the screen', { tags: ['spec:2.34'] }, async () => {
    await render(shown(Wide))
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  })
})

describe('with large letters', () => {
  afterEach(() => {
    document.documentElement.style.fontSize = ''
  })

  test.each([
    [360, 24],
    [360, 32],
    [320, 16],
    [768, 32],
    [1280, 24],
    [1280, 32],
  ])('%i px wide at %i px, nothing is wider than the screen or lies on the page', async (width, size) => {
    await page.viewport(width, 800)
    document.documentElement.style.fontSize = `${size}px`
    await render(
      <>
        {shown(LongNames)}
        <p data-testid="text">متن</p>
      </>,
    )
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
    const row = document.querySelector('.ui-site-header__row')
    for (const shownNow of row?.querySelectorAll('a, button') ?? []) {
      const { left, right, width: wide } = shownNow.getBoundingClientRect()
      if (wide > 0) expect([left >= 0, right <= innerWidth], shownNow.textContent).toEqual([true, true])
    }
    const text = page.getByTestId('text').element().getBoundingClientRect()
    expect(text.top).toBeGreaterThanOrEqual((row?.getBoundingClientRect().bottom ?? 0) - 1)
  })

  test('a header of several lines scrolls away with the page', async () => {
    await page.viewport(360, 800)
    document.documentElement.style.fontSize = '32px'
    await render(shown(Scrolled))
    scrollTo(0, 1200)
    await expect.poll(() => page.getByRole('banner').element().getBoundingClientRect().bottom).toBeLessThan(0)
  })

  test('in a low window the header does not stick', async () => {
    await page.viewport(320, 256)
    await render(shown(Wide))
    expect(getComputedStyle(page.getByRole('banner').element()).position).toBe('static')
  })
})

test('once the page is scrolled the header is taller, and the page under it does not move', {
  tags: ['spec:2.38', 'spec:4.5'],
}, async () => {
  await render(
    <>
      {shown(Wide, { strip: <span>نماز بعدی</span> })}
      <p data-testid="text">متن</p>
      <div className="tall" />
    </>,
  )
  const tall = document.querySelector('.tall')
  if (tall instanceof HTMLElement) tall.style.height = '3000px'
  const bar = document.querySelector('.ui-site-header__bar')
  const before = bar?.getBoundingClientRect().height ?? 0
  const top = page.getByTestId('text').element().getBoundingClientRect().top

  scrollTo(0, 300)
  await expect.element(page.getByRole('banner')).toHaveAttribute('data-scrolled')
  await expect.poll(() => bar?.getBoundingClientRect().height).toBeGreaterThan(before + 8)
  expect(page.getByTestId('text').element().getBoundingClientRect().top).toBe(top - 300)
  expect(bar?.getBoundingClientRect().top).toBe(0)

  scrollTo(0, 0)
  await expect.element(page.getByRole('banner')).not.toHaveAttribute('data-scrolled')
})

test('the menu that a visitor opened before hydration stays open, until another page', async () => {
  await page.viewport(360, 740)
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(shown(Wide, { closeKey: '/fa/home' }))
  const menu = place.querySelector<HTMLElement>('[popover]')
  menu?.showPopover()
  const root = hydrateRoot(place, shown(Wide, { closeKey: '/fa/home' }))
  // Hydrated: the key is the one before.
  await new Promise((resolve) => requestIdleCallback(resolve))
  expect(menu?.matches(':popover-open')).toBe(true)
  root.render(shown(Wide, { closeKey: '/fa/classes' }))
  await expect.poll(() => menu?.matches(':popover-open')).toBe(false)
  root.unmount()
  place.remove()
})
