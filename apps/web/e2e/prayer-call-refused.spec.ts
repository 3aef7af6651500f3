import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { languages } from '@islamic-centre/i18n/locales'
import type { Page } from '@playwright/test'
import { callIsAhead, sleepExpression, sleepUntil } from './due-call.ts'
import { sample } from './extent.ts'
import { expect, test } from './test.ts'

/** No code is evaluated in the page to see whether it is hydrated, for the same reason. */
const unread = { waitUntil: 'load' } as const

/** What the page shows, read without evaluating code in it, which would count as a gesture. */
async function readerOf(page: Page) {
  const session = await page.context().newCDPSession(page)
  return async (expression: string) => {
    const { result } = await session.send('Runtime.evaluate', { expression, userGesture: false })
    return result.value as unknown
  }
}

const state = `document.querySelector('.prayer-call')?.dataset.state`

for (const language of sample('prayer-call-refused', languages, 1)) {
  const words = dictionaries[language]

  test(`in ${language} a page without a gesture reports that the browser has blocked sound, and that the call did not sound`, {
    tag: ['@spec:11.3'],
  }, async ({ page }) => {
    const read = await readerOf(page)
    await callIsAhead(page)
    await page.goto(`/${language}/plusoneazan`, unread)
    await expect.poll(() => read(state)).toBe('blocked')
    await read(sleepExpression(-100))
    const refused = words.call.last.refused.replace('{{name}}', words.times.maghrib)
    await expect.poll(() => read(`document.querySelector('.prayer-call').textContent`)).toContain(refused)
    expect(await read(`document.querySelectorAll('audio')[1].currentTime`)).toBe(0)
    await page.getByRole('button', { name: words.call.turnOn }).click()
    await expect(page.getByText(words.call.states.armed)).toBeVisible()
  })

  test(`in ${language} one press turns the call on, and then it really sounds`, {
    tag: ['@spec:4.9', '@spec:11.3'],
  }, async ({ page }) => {
    const read = await readerOf(page)
    await callIsAhead(page)
    await page.goto(`/${language}/home`, unread)
    await expect.poll(() => read(state)).toBe('blocked')
    await page.getByRole('button', { name: words.call.turnOn }).click()
    await expect(page.getByText(words.call.states.armed)).toBeVisible()
    await sleepUntil(page, -100)
    await expect.poll(() => read(`document.querySelectorAll('audio')[1].currentTime`)).toBeGreaterThan(1)
    await page.getByRole('button', { name: words.call.stop, exact: true }).click()
    await expect(page.getByText(words.call.states.armed)).toBeVisible()
  })
}
