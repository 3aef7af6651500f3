import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { languages } from '@islamic-centre/i18n/locales'
import {
  callIsAhead,
  chimeFor,
  clockReaches,
  counts,
  evening,
  second,
  sleepUntil,
  sleepUntilAnd,
  state,
} from './due-call.ts'
import { onlyInFullRun, sample } from './extent.ts'
import { expect, loud as test } from './test.ts'

const reload = 'location.reload()'

for (const at of sample('reload', [-1500, -100], 1))
  test(`a page that is reloaded ${-at} ms before the moment sounds the call, once and whole`, {
    tag: ['@spec:13.16'],
  }, async ({ page }) => {
    await callIsAhead(page)
    await page.goto('/ca/home')
    await expect(state(page, 'armed')).toBeVisible()
    await sleepUntilAnd(page, at, reload)
    await expect(page.getByText(chimeFor('ca'))).toBeVisible()
    await expect.poll(() => counts(page)).toEqual([1, 1])
    await expect(state(page, 'armed')).toBeVisible()
  })

test('after a reload 500 ms before the moment, whose document arrives after it, the new document sounds the whole call', {
  tag: ['@spec:13.16'],
}, async ({ page }) => {
  await callIsAhead(page)
  await page.goto('/ca/home')
  await expect(state(page, 'armed')).toBeVisible()
  await page.route('/ca/home', async (route) => {
    const reloadedAt = Date.now()
    await expect.poll(() => Date.now(), { intervals: [20] }).toBeGreaterThan(reloadedAt + 1000)
    await route.continue()
  })
  await sleepUntilAnd(page, -500, reload)
  await expect(page.getByText(chimeFor('ca'))).toBeVisible()
  await expect.poll(() => counts(page)).toEqual([1, 1])
})

test('a download that is begun 500 ms before the moment leaves the call whole', {
  tag: [onlyInFullRun, '@spec:13.16'],
}, async ({ page }) => {
  await callIsAhead(page)
  await page.goto('/ca/home')
  await expect(state(page, 'armed')).toBeVisible()
  const headers = { 'content-disposition': 'attachment; filename="file.txt"' }
  await page.route('/file.txt', (route) => route.fulfill({ headers, body: 'text' }))
  const downloaded = page.waitForEvent('download')
  await sleepUntilAnd(page, -500, "location.assign('/file.txt')")
  await downloaded
  await expect(page.getByText(chimeFor('ca'))).toBeVisible()
  await expect.poll(() => counts(page)).toEqual([1, 1])
})

for (const language of sample('interrupted', languages, 1))
  test(`in ${language} a page that is reloaded during the call reports the interruption, and plays it on a press`, {
    tag: ['@spec:13.16'],
  }, async ({ page }) => {
    const words = dictionaries[language]
    await callIsAhead(page)
    await page.goto(`/${language}/plusoneazan`)
    await expect(state(page, 'armed')).toBeVisible()
    await sleepUntil(page, -100)
    await expect(page.getByText(chimeFor(language))).toBeVisible()
    await page.reload()
    const interrupted = words.call.last.interrupted.replace('{{name}}', words.times.maghrib)
    await expect(page.getByText(interrupted)).toBeVisible()
    expect(await counts(page)).toEqual([0, 0])
    await page.getByRole('button', { name: words.call.replay }).click()
    await expect(page.getByText(chimeFor(language))).toBeVisible()
    await expect.poll(() => counts(page)).toEqual([1, 1])
    await expect(page.getByText(interrupted)).toHaveCount(0)
    await page.reload()
    await expect(state(page, 'armed')).toBeVisible()
    await expect(page.getByText(interrupted)).toHaveCount(0)
  })

test('a device whose clock was a day ahead sounds the true day’s call in a later visit', {
  tag: [onlyInFullRun, '@spec:13.16', '@spec:13.17'],
}, async ({ context }) => {
  const day = 86_400 * second
  const visit = async (trueClock: number) => {
    const page = await context.newPage()
    await callIsAhead(page, evening - trueClock)
    await page.goto('/ca/home')
    return page
  }
  const ahead = await visit(evening - 20 * second)
  await clockReaches(ahead, 0)
  await expect.poll(() => counts(ahead)).toEqual([1, 1])
  await ahead.close()
  const corrected = await visit(evening - day + 60 * second)
  await expect(state(corrected, 'armed')).toBeVisible()
  await corrected.close()
  const trueDay = await visit(evening - 20 * second)
  await clockReaches(trueDay, 0)
  await expect.poll(() => counts(trueDay)).toEqual([1, 1])
})
