import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { hallScreen } from './hall-screen.ts'
import { expect, test } from './test.ts'

const minute = 60_000

test('a new build that would silence the call is offered instead of loaded', async ({ page, baseURL }) => {
  const words = dictionaries.ca
  const hall = await hallScreen(page, baseURL ?? '', {
    at: '2026-11-21T08:00:00-05:00',
    path: '/ca/plusoneazan',
    isRunning: true,
    // Read without evaluating code in the page, which would count as a gesture.
    async opened() {
      const session = await page.context().newCDPSession(page)
      const expression = `document.querySelector('.prayer-call')?.dataset.state`
      const state = async () =>
        (await session.send('Runtime.evaluate', { expression, userGesture: false })).result.value
      await expect.poll(state).toBe('blocked')
    },
  })
  try {
    await page.getByRole('button', { name: words.call.turnOn }).click()
    await expect(page.locator('.prayer-call[data-state=armed]')).toBeVisible()
    hall.server.build = 'next'
    await hall.nextRequest(() => hall.pass(6 * minute))
    await expect(page.getByText(words.screen.newVersion)).toBeVisible()
    expect(await hall.isSameDocument()).toBe(true)
    await page.getByRole('button', { name: words.screen.takeNewVersion }).click()
    await expect.poll(() => hall.isSameDocument().catch(() => true)).toBe(false)
  } finally {
    await hall.stop()
  }
})
