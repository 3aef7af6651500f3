import type { Page } from '@playwright/test'
import { expect, it } from 'vitest'
import { sample } from '../../web/e2e/extent.ts'
import { emptyPanel } from './empty-panel.ts'
import { expectSoon } from './expect-soon.ts'
import { goInPanel, openPanel } from './panel-account.ts'

const { server, browser } = await emptyPanel()
const entries = '/content-manager/collection-types/api::post.post'
const panels = [
  {
    language: 'en',
    kind: 'Repetition',
    weekly: /^Every week/,
    thursday: 'Thursday',
    interval: 'Every so many weeks',
    intervalFault: /a whole number from 1 on/,
    starts: 'Starts',
    byPrayer: 'by a prayer',
    next: 'The next times',
    row: /Maghrib \d\d:\d\d/,
    cancel: /^Cancel this one/,
    cancelled: 'Cancelled',
    note: 'Note (English)',
    restore: /^Restore/,
    save: 'Save',
    computed: /computed from the repetition/,
  },
  {
    language: 'fa',
    kind: 'تکرار',
    weekly: /^هر هفته/,
    thursday: 'پنجشنبه',
    interval: 'هر چند هفته یک‌بار',
    intervalFault: /عددی درست/,
    starts: 'آغاز',
    byPrayer: 'با زمان نماز',
    next: 'نوبت‌های بعدی',
    row: /اذان مغرب [۰-۹]{2}:[۰-۹]{2}/,
    cancel: /^لغو این نوبت/,
    cancelled: 'لغو شده',
    note: 'توضیح (انگلیسی)',
    restore: /^بازگرداندن/,
    save: 'ذخیره',
    computed: /از شیوهٔ تکرار محاسبه/,
  },
] as const

async function choose(page: Page, label: string, option: string | RegExp) {
  await page.getByRole('combobox', { name: label, exact: true }).click()
  await page.getByRole('option', { name: option }).click()
}

it.each(sample('schedule-form-in-panel', panels, 1))(
  'in $language an editor makes a weekly programme after Maghrib, cancels a time, and loses nothing when it is refused',
  async (words) => {
    const { language } = words
    const slug = `weekly-${language}`
    const { data } = await server.administrator('POST', `${entries}?locale=fa`, {
      title: 'دعای کمیل',
      slug,
      kind: 'event',
    })
    const path = `${entries}/${data.documentId}`
    const page = await openPanel(browser, server.url, await server.newAccount(), { language })
    await goInPanel(page, `${path}?plugins[i18n][locale]=fa`)
    await expectSoon(page.locator('input[name=startsAt]')).toBeEnabled()
    await choose(page, words.kind, words.weekly)
    await expectSoon(page.locator('input[name=startsAt]')).toBeDisabled()
    await expectSoon(page.getByText(words.computed).first()).toBeVisible()

    const next = page.getByRole('region', { name: words.next })
    await expectSoon(next.getByRole('listitem')).toHaveCount(10)
    for (const checkbox of await page
      .locator('.occurrence-weekdays')
      .getByRole('checkbox', { checked: true })
      .all())
      await checkbox.click()
    await page.getByRole('checkbox', { name: words.thursday, exact: true }).click()
    await choose(page, words.starts, words.byPrayer)
    await expectSoon(next.getByRole('listitem').first()).toContainText(words.row)
    await expectSoon(next.getByRole('listitem').first()).toContainText(words.thursday)

    // The second one is cancelled with a note, another one cancelled and restored.
    await next.getByRole('listitem').nth(1).getByRole('button', { name: words.cancel }).click()
    await expectSoon(next.getByRole('listitem').nth(1)).toContainText(words.cancelled)
    await page.getByLabel(words.note, { exact: true }).fill('The hall is closed')
    await next.getByRole('listitem').nth(3).getByRole('button', { name: words.cancel }).click()
    await expectSoon(next.getByRole('listitem').nth(3)).toContainText(words.cancelled)
    await next.getByRole('listitem').nth(3).getByRole('button', { name: words.restore }).click()
    await expectSoon(next.getByText(words.cancelled)).toHaveCount(1)

    const interval = page.getByLabel(words.interval, { exact: true })
    const save = async () => {
      const answered = page.waitForResponse(
        (it) => it.request().method() === 'PUT' && it.url().includes('post'),
      )
      await page.getByRole('button', { name: words.save, exact: true }).click()
      return (await answered).status()
    }
    await interval.fill('often')
    await expectSoon(page.getByText(words.intervalFault).first()).toBeVisible()
    expect(await save()).toBe(400)
    await expectSoon(interval).toHaveValue('often')
    await expectSoon(page.getByLabel(words.note, { exact: true })).toHaveValue('The hall is closed')
    await interval.fill('۲')
    await expectSoon(page.getByText(words.intervalFault)).toHaveCount(0)
    // Every second week the cancelled one of the week between is none any more.
    await interval.fill('1')
    await expectSoon(next.getByText(words.cancelled)).toHaveCount(1)
    expect(await save()).toBe(200)

    const { data: saved } = await server.administrator('GET', `${path}?locale=fa`)
    expect(saved.schedule).toMatchObject({
      start: { by: 'prayer', prayer: 'maghrib', minutes: 15 },
      repetition: { every: 'week', interval: 1, weekdays: ['TH'] },
      exceptions: [{ change: 'cancelled', note: { en: 'The hall is closed' } }],
    })
    expect(new Date(saved.startsAt).getTime()).toBeGreaterThan(Date.now())
    await page.context().close()
  },
)
