import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import type { Page } from '@playwright/test'
import { dataPathOf } from '../app/platform/react-router-internals.ts'
import { callIsAhead, chimeFor, counts, sleepUntil, state } from './due-call.ts'
import { playSlowly } from './play-slowly.ts'
// The browser reports the answers that fail; here only the calls are of interest.
import { expect, loud as test } from './test.ts'

const { call, errors, times } = dictionaries.ca
const interrupted = call.last.interrupted.replace('{{name}}', times.maghrib)

/** Opens the page of the calls, and waits until one sounds. */
async function callSounds(page: Page) {
  await callIsAhead(page)
  await page.goto('/ca/plusoneazan')
  await expect(state(page, 'armed')).toBeVisible()
  await sleepUntil(page, -100)
  await expect(page.getByText(chimeFor('ca'))).toBeVisible()
  await playSlowly(page)
}

async function isReportedAndReplayed(page: Page) {
  await expect(page.getByText(interrupted)).toBeVisible()
  // By the keyboard: the page warns of the wrong clock meanwhile, which moves the button under a pointer.
  await page.getByRole('button', { name: call.replay }).press('Enter')
  await expect(page.getByText(chimeFor('ca'))).toBeVisible()
  await page.evaluate(() => {
    for (const audio of document.querySelectorAll('audio')) audio.playbackRate = 1
  })
  await expect.poll(async () => (await counts(page))[1]).toBe(1)
  await expect(page.getByText(interrupted)).toHaveCount(0)
}

test('a page that fails to load during a call ends it, and the next page reports it and plays it on a press', {
  tag: ['@spec:13.15'],
}, async ({ page }) => {
  await callSounds(page)
  await page.route(`**${dataPathOf('/ca/home')}*`, (route) => route.fulfill({ status: 500 }))
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/ca/home"]')?.click())
  await expect(page.getByRole('heading', { name: errors.title })).toBeVisible()
  await page.evaluate(() => history.back())
  await isReportedAndReplayed(page)
})

test('a document that is an error page, opened during a call, leaves the report to the next document', {
  tag: ['@spec:13.15'],
}, async ({ page }) => {
  await callSounds(page)
  await page.goto('/ca/lectures/no-such-lecture')
  await expect(page.getByRole('heading', { name: errors.notFound })).toBeVisible()
  await page.goto('/ca/home')
  await isReportedAndReplayed(page)
})
