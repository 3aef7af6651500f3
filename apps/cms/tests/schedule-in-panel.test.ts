import { expect, it } from 'vitest'
import { emptyPanel } from './empty-panel.ts'
import { expectSoon } from './expect-soon.ts'
import { goInPanel, openPanel } from './panel-account.ts'

const { server, browser } = await emptyPanel()
const { administrator } = server
const type = 'api::anouncement.anouncement'
const entries = `/content-manager/collection-types/${type}`
it('An editor sets a time beside the form, sees it in the list and the calendar, and cancels it', async () => {
  const values = { slug: 'winter-classes', date: '2026-12-01' }
  const { data } = await administrator('POST', `${entries}?locale=fa`, {
    ...values,
    title: 'کلاس‌های زمستانی',
  })
  const { documentId } = data
  await administrator('PUT', `${entries}/${documentId}?locale=en`, { ...values, title: 'Winter classes' })
  const scheduled = async () =>
    (await administrator('GET', `/content-manager/schedule/${type}/${documentId}?locale=fa`)).actions

  // Whatever the zone of the browser is.
  const page = await openPanel(browser, server.url, await server.newAccount(), {
    language: 'fa',
    timezoneId: 'Asia/Tehran',
  })
  const form = `${entries}/${documentId}?plugins[i18n][locale]=fa`
  await goInPanel(page, form)
  const input = (name: string) => page.locator(`input[name="schedule.${name}"]`)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await input('publishAt').fill('2020-01-01')
  await input('publishAt.time').fill('18:30')
  await button('ثبت زمان').click()
  await expectSoon(page.getByRole('alert').filter({ hasText: 'این زمان گذشته است.' })).toBeVisible()
  await input('publishAt').fill('2098-03-09')
  // The second Sunday of March: the clock goes forward from 02:00 to 03:00.
  await input('publishAt.time').fill('۲:۳۰')
  await expectSoon(page.getByText('منظور ساعت ۰۳:۳۰ است.')).toBeVisible()
  await input('publishAt.time').fill('18:30')
  await button('ثبت زمان').click()
  await expectSoon(button('لغو زمان‌بندی')).toBeVisible()
  const at = '2098-03-09T22:30:00.000Z'
  expect(await scheduled()).toMatchObject([
    { action: 'publish', locale: 'fa', at, state: 'scheduled' },
    { action: 'publish', locale: 'en', at, state: 'scheduled' },
  ])

  // Entries of earlier files fill the first page of the list.
  await goInPanel(page, `${entries}?plugins[i18n][locale]=fa&_q=winter-classes`)
  const cell = page.getByRole('gridcell', { name: /منتشر می‌شود.*۱۸:۳۰/ })
  await expectSoon(cell).toBeVisible()
  await administrator('PUT', `/content-manager/schedule/${type}/${documentId}?locale=fa`, {
    publishAt: new Date(Date.now() + 60_000).toISOString(),
    unpublishAt: null,
    locales: ['fa'],
  })
  await page.getByRole('link', { name: 'انتشار زمان‌بندی‌شده' }).click()
  await expectSoon(page.getByRole('link', { name: /کلاس‌های زمستانی/ }).first()).toBeVisible()
  await page
    .getByRole('link', { name: /کلاس‌های زمستانی/ })
    .first()
    .click()
  await button('لغو زمان‌بندی').click()
  // The other language has another time, which is not of this form.
  await expect.poll(scheduled).toMatchObject([{ action: 'publish', locale: 'en', at, state: 'scheduled' }])
  await expectSoon(button('لغو زمان‌بندی')).toHaveCount(0)
})
