import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { shown } from '../catalogue/story.ts'
import { type ToastMessage, ToastProvider, useToast } from './index.ts'
import { None, Several, WithAction } from './toast.stories.tsx'
import '../rtl.css'

const opener = (name = 'ذخیره') => page.getByRole('button', { name })
const message = (name: string | RegExp) => page.getByRole('dialog', { name })
const saved = () => message('تنظیمات ذخیره شد.')

beforeEach(() => {
  document.documentElement.dir = 'rtl'
})

afterEach(() => vi.restoreAllMocks())

test('a message is in a polite region, which is in the page before it', async () => {
  await render(shown(None))
  const region = document.querySelector('[aria-live=polite]')
  expect(region?.getAttribute('aria-label')).toBe('پیام‌ها')
  await opener().click()
  await expect.element(saved()).toBeVisible()
  expect(region?.contains(saved().element())).toBe(true)
})

test('its button and Escape close it', async () => {
  await render(shown(None))
  await opener().click()
  await page.getByRole('button', { name: 'بستن پیام' }).click()
  await expect.element(saved()).not.toBeInTheDocument()

  await opener().click()
  await expect.element(saved()).toBeVisible()
  await userEvent.keyboard('{F6}{Tab}')
  await expect.element(saved()).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(saved()).not.toBeInTheDocument()
})

test('the same message twice is shown once', async () => {
  await render(shown(None))
  await opener().click()
  await opener().click()
  await expect.element(saved()).toBeVisible()
  expect(page.getByRole('dialog').elements()).toHaveLength(1)
})

function Deleter({ onUndo }: { onUndo: () => void }) {
  const { show } = useToast()
  const undo: ToastMessage = { message: 'پاک شد.', action: { label: 'برگرداندن', onPress: onUndo } }
  return (
    <button type="button" onClick={() => show(undo)}>
      پاک کردن
    </button>
  )
}

test('what is pressed in a message runs, and closes it', async () => {
  const onPress = vi.fn()
  await render(
    <ToastProvider labels={{ messages: 'پیام‌ها', close: 'بستن' }}>
      <Deleter onUndo={onPress} />
    </ToastProvider>,
  )
  await opener('پاک کردن').click()
  await opener('برگرداندن').click()
  expect(onPress).toHaveBeenCalledOnce()
  await expect.element(message('پاک شد.')).not.toBeInTheDocument()
})

test('more than the limit are not shown until others are closed', async () => {
  await render(shown(Several))
  await opener().click()
  await expect.element(saved()).toBeVisible()
  const first = page.getByText('یک', { exact: true })
  await expect.element(first).not.toBeVisible()
  await page.getByRole('button', { name: 'بستن پیام' }).first().click()
  await expect.element(first).toBeVisible()
})

/** The timers that run, each with its duration. */
function timers() {
  const running = new Map<unknown, number | undefined>()
  const [set, clear] = [window.setTimeout, window.clearTimeout]
  vi.spyOn(window, 'setTimeout').mockImplementation(((run: TimerHandler, time?: number) => {
    const timer = set(run, time)
    running.set(timer, time)
    return timer
  }) as typeof setTimeout)
  vi.spyOn(window, 'clearTimeout').mockImplementation((timer) => {
    running.delete(timer)
    clear(timer)
  })
  return () => [...running.values()].filter((time) => time !== undefined && time > 500_000)
}

test('its time stops while the pointer or the focus is on it', async () => {
  const running = timers()
  await render(shown(None, { timeout: 600_000 }))
  await opener().click()
  await expect.element(saved()).toBeVisible()
  await expect.poll(running).toHaveLength(1)
  await saved().hover()
  await expect.poll(running).toEqual([])
  await opener().hover()
  await expect.poll(running).toHaveLength(1)
  await userEvent.keyboard('{F6}')
  await expect.poll(running).toEqual([])
})

test('a message with an action stays until it is closed', async () => {
  const running = timers()
  await render(shown(WithAction, { timeout: 600_000 }))
  await opener().click()
  await expect.element(message('یادآوری پاک شد.')).toBeVisible()
  expect(running()).toEqual([])
})
