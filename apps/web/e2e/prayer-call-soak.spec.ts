import { launchOptions } from './browser-flags.ts'
import { hallScreen } from './hall-screen.ts'
import { heapAfterCollection, holds, keepAccount, passDay } from './soak.ts'
import { expect, test } from './test.ts'

// A trace would keep what this test says is let go.
test.use({ launchOptions: launchOptions('--autoplay-policy=no-user-gesture-required'), trace: 'off' })

test('a screen that runs for days holds no more memory, and nothing at all when it is left', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(240_000)
  const at = '2026-11-21T08:00:00-05:00'
  await page.clock.install({ time: new Date(at) })
  await keepAccount(page)
  const hall = await hallScreen(page, baseURL ?? '', { at, path: '/ca/plusoneazan' })
  const session = await page.context().newCDPSession(page)
  try {
    await passDay(hall)
    const first = await heapAfterCollection(session)
    await passDay(hall)
    await passDay(hall)
    const last = await heapAfterCollection(session)
    console.log(`heap: ${first} bytes after a day, ${last} after three`)
    // Days enough to tell what is compiled and kept from what leaks are passed by `pnpm bench:soak`.
    expect(last).toBeLessThan(first * 1.25)
    expect((await holds(page)).timers).toBeGreaterThan(0)
    await page.getByRole('contentinfo').locator('a[href="/ca/donate"]').first().click()
    await expect(page).toHaveURL(/donate$/)
    await page.clock.runFor(10_000)
    await expect.poll(() => holds(page)).toEqual({ timers: 0, workers: 0, contexts: 0, playing: 0 })
  } finally {
    hall.stop()
  }
})
