import type { Page } from '@playwright/test'
import { callIsAhead, chimeFor, clockReaches, counts, sleepUntil, state } from './due-call.ts'
import { sample } from './extent.ts'
import { playSlowly } from './play-slowly.ts'
import { expect, loud as test } from './test.ts'

// Chromium warns of pictures that were preloaded for a page that is left soon; here only the calls are of interest.
const paths = { home: '/ca/home', call: '/ca/plusoneazan' } as const
type Name = keyof typeof paths

/** Follows a link of the page within the document, as a press of it does. */
async function follow(page: Page, to: string) {
  await page.evaluate((href) => {
    const link = [...document.querySelectorAll('a')].find((it) => it.getAttribute('href') === href)
    if (!link) throw new Error(`No link to ${href} on ${location.pathname}.`)
    link.click()
  }, to)
  await expect(page).toHaveURL(to)
}

/**
 * Opens the page `from` such that a client-side navigation to the page `to` is possible; returns the function that
 * navigates.
 */
async function openBeside(page: Page, from: Name, to: Name, way: 'link' | 'back') {
  if (way === 'link') {
    await page.goto(paths[from])
    return () => follow(page, paths[to])
  }
  await page.goto(paths[to])
  await follow(page, paths[from])
  return async () => {
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL(paths[to])
  }
}

const changes = [
  ['home', 'call', 'back'],
  ['call', 'home', 'link'],
] as const

for (const [from, to, way] of sample('handover', changes, 1))
  for (const at of sample(`from ${from}`, [-1500, -200, 3000], 1))
    test(`from the page ${from} to the page ${to}, ${at} ms from the moment: the call sounds once, whole, and is shown`, {
      tag: ['@spec:13.15'],
    }, async ({ page }) => {
      await callIsAhead(page)
      const go = await openBeside(page, from, to, way)
      await expect(state(page, 'armed')).toBeVisible()
      await sleepUntil(page, Math.min(at, -100))
      await clockReaches(page, at)
      // The call may be over before a busy machine has opened the page.
      await Promise.all([expect(page.getByText(chimeFor('ca'))).toBeVisible(), go()])
      await expect.poll(() => counts(page)).toEqual([1, 1])
      await expect(state(page, 'armed')).toBeVisible()
    })

test('going to a page without calls during the call ends it, and coming back leaves it ended', {
  tag: ['@spec:13.15'],
}, async ({ page }) => {
  await callIsAhead(page)
  await page.goto(paths.home)
  await expect(state(page, 'armed')).toBeVisible()
  await sleepUntil(page, -100)
  await expect(page.getByText(chimeFor('ca'))).toBeVisible()
  await playSlowly(page)
  await follow(page, '/ca/donate')
  await expect
    .poll(() => page.evaluate(() => [...document.querySelectorAll('audio')].every((it) => it.paused)))
    .toBe(true)
  await page.evaluate(() => history.back())
  await expect(state(page, 'armed')).toBeVisible()
  expect(await counts(page)).toEqual([1, 0])
})

test('another city chosen during the call leaves it whole', { tag: ['@spec:13.15'] }, async ({ page }) => {
  await callIsAhead(page)
  await page.goto(paths.call)
  await expect(state(page, 'armed')).toBeVisible()
  await sleepUntil(page, -100)
  await expect(page.getByText(chimeFor('ca'))).toBeVisible()
  await page.getByRole('combobox').first().selectOption('montreal')
  await expect(page).toHaveURL(/city=montreal/)
  await expect.poll(() => counts(page)).toEqual([1, 1])
})
