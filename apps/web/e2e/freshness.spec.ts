import { pagePath } from '../app/paths/site-pages.ts'
import { dataPathOf } from '../app/platform/react-router-internals.ts'
import { expect, testOfUnavailable } from './test.ts'

/** A visible page asks the server so often, in milliseconds. */
const askIntervalMs = 60_000

testOfUnavailable(
  'an open page that could not read its changed data reads them with its next question',
  async ({ page }) => {
    const home = pagePath('ca', 'home')
    let asked = 0
    await page.route('**/now', (route) => {
      asked += 1
      // The first answer is a change for an open page.
      return route.fulfill({ json: { now: Date.now(), content: { process: 'one', version: '1' } } })
    })
    await page.clock.install()
    await page.goto(home)
    let isDown = true
    const outcomes: string[] = []
    await page.route(
      (url) => url.pathname === dataPathOf(home),
      (route) => {
        outcomes.push(isDown ? 'failed' : 'read')
        return isDown ? route.abort() : route.continue()
      },
    )
    const nextQuestion = async () => {
      const before = asked
      await page.clock.fastForward(askIntervalMs)
      // More than one where a slow machine takes minutes.
      await expect.poll(() => asked).toBeGreaterThan(before)
    }
    await nextQuestion()
    // The data of the page and of the layout around it.
    await expect.poll(() => outcomes).toEqual(['failed', 'failed'])
    isDown = false
    await nextQuestion()
    await expect.poll(() => outcomes.slice(2)).toContain('read')
    // It has them: the same version is no change. A question is asked once the data of the one before are read.
    await nextQuestion()
    await nextQuestion()
    expect(outcomes.slice(2)).toEqual(['read', 'read'])
  },
)
