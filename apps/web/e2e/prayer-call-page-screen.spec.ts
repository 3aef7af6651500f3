import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { hallScreen } from './hall-screen.ts'
import { expect, test } from './test.ts'

const minute = 60_000
const hour = 60 * minute
const path = (language: string, query = '') => `/${language}/plusoneazan${query}`
/** The instant of a wall time in Toronto, on a day of standard time. */
const winter = (clock: string) => `2026-11-21T${clock}-05:00`

test('it dims at the configured hours, and never while a call sounds', { tag: ['@spec:11.6'] }, async ({
  page,
  baseURL,
}) => {
  const hall = await hallScreen(page, baseURL ?? '', {
    at: winter('21:59:00'),
    path: path('ca', '?dim=22:00-05:00'),
  })
  try {
    const screen = page.locator('.call-screen')
    await expect(screen).not.toHaveClass(/call-screen--dimmed/)
    await hall.pass(minute)
    await expect(screen).toHaveClass(/call-screen--dimmed/)
    await expect(screen).toHaveCSS('filter', 'brightness(0.35)')
    await page.getByRole('button', { name: dictionaries.ca.call.settings }).click()
    await page.getByRole('button', { name: dictionaries.ca.call.test }).click()
    await expect(page.locator('.prayer-call[data-state=playing]')).toBeVisible()
    await expect(screen).not.toHaveClass(/call-screen--dimmed/)
    await page.getByRole('button', { name: dictionaries.ca.call.stop, exact: true }).click()
    await expect(screen).toHaveClass(/call-screen--dimmed/)
    await hall.pass(7 * hour)
    await expect(screen).not.toHaveClass(/call-screen--dimmed/)
  } finally {
    await hall.stop()
  }
})

test('a pointer that stays is hidden, and comes back when it moves', { tag: ['@spec:11.6'] }, async ({
  page,
  baseURL,
}) => {
  const hall = await hallScreen(page, baseURL ?? '', { at: winter('12:30:00'), path: path('fa') })
  try {
    const cursor = () =>
      page.evaluate(() => getComputedStyle(document.querySelector('.call-screen h2') as Element).cursor)
    await page.mouse.move(300, 300)
    await hall.pass(3000)
    expect(await cursor()).not.toBe('none')
    await hall.pass(2000)
    await expect.poll(cursor).toBe('none')
    await page.mouse.move(310, 300)
    await expect.poll(cursor).not.toBe('none')
  } finally {
    await hall.stop()
  }
})

test('the screen wake lock is requested, requested again when the page is shown again, and released when it is left', {
  tag: ['@spec:11.6'],
}, async ({ page, context, baseURL }) => {
  // A headless shell denies permissions that are not granted explicitly.
  await context.grantPermissions(['screen-wake-lock'])
  await page.addInitScript(() => {
    const locks: WakeLockSentinel[] = []
    const { wakeLock } = navigator
    // The blank page that the test ends with has none.
    if (!wakeLock) return
    const request = wakeLock.request.bind(wakeLock)
    wakeLock.request = async (type) => {
      const lock = await request(type)
      locks.push(lock)
      return lock
    }
    Object.assign(window, { locks })
  })
  const held = () =>
    page.evaluate(() => (Reflect.get(window, 'locks') as WakeLockSentinel[]).map(({ released }) => !released))
  const hall = await hallScreen(page, baseURL ?? '', { at: winter('12:30:00'), path: path('ca') })
  try {
    await expect.poll(held).toEqual([true])
    // A browser releases the lock when a page is hidden; a page in a test is always visible.
    await page.evaluate(async () => {
      await (Reflect.get(window, 'locks') as WakeLockSentinel[])[0]?.release()
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await expect.poll(held).toEqual([false, true])
    await page.getByRole('contentinfo').locator('a[href="/ca/donate"]').first().click()
    await expect(page).toHaveURL(/donate$/)
    await expect.poll(held).toEqual([false, false])
  } finally {
    await hall.stop()
  }
})

test('it can fill the whole screen and be brought back', { tag: ['@spec:11.6'] }, async ({
  page,
  baseURL,
}) => {
  const hall = await hallScreen(page, baseURL ?? '', { at: winter('12:30:00'), path: path('ca') })
  try {
    const full = () => page.evaluate(() => document.fullscreenElement?.className ?? '')
    await page.getByRole('button', { name: dictionaries.ca.screen.enterFullScreen }).click()
    await expect.poll(full).toContain('call-screen')
    await page.getByRole('button', { name: dictionaries.ca.screen.leaveFullScreen }).click()
    await expect.poll(full).toBe('')
    await expect(page.getByRole('button', { name: dictionaries.ca.screen.enterFullScreen })).toBeVisible()
  } finally {
    await hall.stop()
  }
})
