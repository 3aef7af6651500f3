import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { shown } from '../catalogue/story.ts'
import { Empty, Paused } from './audio-player.stories.tsx'

const seek = () => page.getByRole('slider', { name: 'جای پخش' })

describe.each(['rtl', 'ltr'])('the seek bar, %s', (dir) => {
  beforeEach(() => {
    document.documentElement.dir = dir
  })

  test('is pressed three quarters of the way from the left', async () => {
    const onSeek = vi.fn()
    await render(shown(Paused, { onSeek }))
    const { width, height } = seek().element().getBoundingClientRect()
    await seek().click({ position: { x: width * 0.75, y: height / 2 } })
    expect(onSeek).toHaveBeenCalledOnce()
    expect(onSeek.mock.lastCall?.[0]).toBeGreaterThan(86)
    expect(onSeek.mock.lastCall?.[0]).toBeLessThan(94)
  })

  test('moves forward by the arrow key to the right', async () => {
    const onSeek = vi.fn()
    await render(shown(Paused, { onSeek }))
    seek().element().focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(onSeek).toHaveBeenLastCalledWith(35)
    await userEvent.keyboard('{ArrowLeft}')
    expect(onSeek).toHaveBeenLastCalledWith(25)
  })

  test('has the buttons under it in the same order: previous, play, next', async () => {
    await render(shown(Paused))
    const lefts = ['قطعه قبلی', 'پخش', 'قطعه بعدی'].map(
      (name) => page.getByRole('button', { name, exact: true }).element().getBoundingClientRect().left,
    )
    expect(lefts).toEqual(lefts.toSorted((one, other) => one - other))
    for (const icon of document.querySelectorAll('.ui-audio-player__transport .ui-icon'))
      expect(getComputedStyle(icon).transform).toBe('none')
  })
})

test('reports what was pressed', async () => {
  const calls = {
    onToggle: vi.fn(),
    onNext: vi.fn(),
    onPrevious: vi.fn(),
    onMute: vi.fn(),
    onSelect: vi.fn(),
  }
  await render(shown(Paused, calls))
  await page.getByRole('button', { name: 'پخش', exact: true }).click()
  await page.getByRole('button', { name: 'قطعه بعدی' }).click()
  await page.getByRole('button', { name: 'قطعه قبلی' }).click()
  await page.getByRole('button', { name: 'بی‌صدا' }).click()
  await page.getByRole('button', { name: /دعای کمیل/ }).click()
  for (const call of Object.values(calls)) expect(call).toHaveBeenCalledOnce()
  expect(calls.onSelect).toHaveBeenCalledWith(1)
})

test('reads the place in words, and waits until the length is known', async () => {
  const screen = await render(shown(Paused))
  await expect.element(seek()).toHaveAttribute('aria-valuetext', '۰۰:۳۰ از ۰۲:۰۰')
  await screen.rerender(shown(Paused, { duration: 0 }))
  await expect.element(seek()).toBeDisabled()
})

test('speed and volume are chosen', async () => {
  const onRate = vi.fn()
  const onVolume = vi.fn()
  await render(shown(Paused, { onRate, onVolume }))
  await userEvent.selectOptions(page.getByRole('combobox'), '۱٫۵×')
  expect(onRate).toHaveBeenCalledWith(1.5)
  await page.getByRole('slider', { name: 'بلندی صدا' }).fill('20')
  expect(onVolume).toHaveBeenCalledWith(0.2)
})

test('with nothing to play there is nothing to press', async () => {
  await render(shown(Empty))
  for (const name of ['پخش', 'قطعه بعدی', 'قطعه قبلی'])
    await expect.element(page.getByRole('button', { name, exact: true })).toBeDisabled()
  await expect.element(page.getByRole('list')).not.toBeInTheDocument()
})
