import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sample } from '../../web/e2e/extent.ts'
import { parseDate, parseTime } from '../src/admin/dates/date-text.ts'
import { clockChangeAt, clockTimeOf, instantOf } from '../src/dates/centre-time.ts'
import { emptyServer } from './empty-server.ts'
import { expectSoon } from './expect-soon.ts'
import { launchBrowser } from './launch-browser.ts'
import { goInPanel, openPanel, type PanelAccount } from './panel-account.ts'

describe('A date is read as it was meant, or not at all', () => {
  it.each([
    ['2026-11-23', '2026-11-23'],
    ['2026/1/5', '2026-01-05'],
    ['11/23/2026', '2026-11-23'],
    ['23/11/2026', '2026-11-23'],
    ['۲۰۲۶/۱۱/۲۳', '2026-11-23'],
    ['4/4/2026', '2026-04-04'],
    ['2028-02-29', '2028-02-29'],
    ['3/4/2026', undefined],
    ['2026-02-29', undefined],
    ['11/23/26', undefined],
    ['۱۴۰۵/۹/۲', undefined],
    ['2026-13-01', undefined],
    ['2026-11-233', undefined],
    ['tomorrow', undefined],
  ])('%s is %s', (text, date) => expect(parseDate(text)).toBe(date))

  it.each([
    ['18:30', '18:30'],
    ['6:30 pm', '18:30'],
    ['6 p.m.', '18:00'],
    ['12 am', '00:00'],
    ['۱۸:۳۰', '18:30'],
    ['9', '09:00'],
    ['24:00', undefined],
    ['13 pm', undefined],
    ['18:60', undefined],
    ['at noon', undefined],
  ])('%s is %s', (text, time) => expect(parseTime(text)).toBe(time))
})

describe('A time is that of Toronto', () => {
  it.each([
    ['2026-11-23', '18:30', '2026-11-23T23:30:00.000Z'],
    ['2026-07-01', '18:30', '2026-07-01T22:30:00.000Z'],
    // The clock goes forward at 02:00 and back at 02:00.
    ['2026-03-08', '01:59', '2026-03-08T06:59:00.000Z'],
    ['2026-03-08', '02:30', '2026-03-08T07:30:00.000Z'],
    ['2026-03-08', '03:00', '2026-03-08T07:00:00.000Z'],
    ['2026-11-01', '00:30', '2026-11-01T04:30:00.000Z'],
    ['2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
    ['2026-11-01', '02:00', '2026-11-01T07:00:00.000Z'],
  ])('%s %s is %s', (date, time, instant) => {
    expect(instantOf({ date, time }).toISOString()).toBe(instant)
  })

  it.each([
    ['2026-03-08', '01:59', undefined],
    ['2026-03-08', '02:00', 'skipped'],
    ['2026-03-08', '02:59', 'skipped'],
    ['2026-03-08', '03:00', undefined],
    ['2026-11-01', '00:59', undefined],
    ['2026-11-01', '01:00', 'repeated'],
    ['2026-11-01', '01:59', 'repeated'],
    ['2026-11-01', '02:00', undefined],
    ['2026-07-01', '02:30', undefined],
    ['2027-03-14', '02:30', 'skipped'],
    ['2027-11-07', '01:30', 'repeated'],
  ])('the clock of %s at %s: %s', (date, time, change) => expect(clockChangeAt({ date, time })).toBe(change))

  it('every hour of a year is shown as it is written', () => {
    for (let hour = 0; hour < 366 * 24; hour++) {
      const shown = clockTimeOf(new Date(Date.UTC(2026, 0, 1, hour)))
      expect(clockTimeOf(instantOf(shown))).toEqual(shown)
    }
  })
})

describe('In the panel', async () => {
  const server = await emptyServer()
  const { administrator } = server
  const posts = '/content-manager/collection-types/api::post.post'
  let browser: Browser
  let account: PanelAccount
  /** Read in by two tests: loading the panel takes seconds. */
  let tehran: Page

  beforeAll(async () => {
    browser = await launchBrowser()
    account = await server.newAccount()
    tehran = await openPanel(browser, server.url, account, { timezoneId: 'Asia/Tehran' })
  })

  afterAll(async () => {
    await browser.close()
    await server.giveBack()
  })

  const panels = [
    ['en', 'Save', /Monday, November 23, 2026/, /the year first/],
    ['fa', 'ذخیره', /دوشنبه.*۲۳ نوامبر ۲۰۲۶.*۲ آذر ۱۴۰۵/, /سال در آغاز/],
  ] as const
  it.each(sample('dates-in-panel', panels, 1))(
    'in %s 11/23/2026 is the twenty-third of November, and 3/4/2026 is not saved',
    async (language, save, longForm, message) => {
      const page = await openPanel(browser, server.url, account, { language })
      await goInPanel(
        page,
        '/content-manager/collection-types/api::anouncement.anouncement/create?plugins[i18n][locale]=fa',
      )
      await page.locator('input[name=title]').fill('کتابخانه')
      await page.locator('input[name=slug]').fill(`library-${language}`)
      const date = page.locator('input[name=date]')
      await date.fill('3/4/2026')
      await expectSoon(page.getByText(message).first()).toBeVisible()
      const refused = page.waitForResponse(
        (it) => it.request().method() === 'POST' && it.url().includes('anouncement'),
      )
      await page.getByRole('button', { name: save, exact: true }).click()
      expect((await refused).status()).toBe(400)
      await date.fill('11/23/2026')
      await expectSoon(page.getByText(longForm)).toBeVisible()
      await page.getByRole('button', { name: save, exact: true }).click()
      const entries = `/content-manager/collection-types/api::anouncement.anouncement?locale=fa&filters[slug]=library-${language}`
      // The panel's notice of it is gone after seconds.
      await expect
        .poll(async () => (await administrator('GET', entries)).results)
        .toMatchObject([{ date: '2026-11-23' }])
      await page.context().close()
    },
  )

  it('an event at half past six is at half past six in Toronto, from wherever it is written and read', async () => {
    const tokyo = await openPanel(browser, server.url, account, { timezoneId: 'Asia/Tokyo' })
    await goInPanel(tokyo, `${posts}/create?plugins[i18n][locale]=fa`)
    await tokyo.locator('input[name=title]').fill('شب شعر')
    await tokyo.locator('input[name=slug]').fill('poetry')
    await tokyo.getByRole('combobox', { name: 'Kind' }).click()
    await tokyo.getByRole('option', { name: 'Event' }).click()
    await tokyo.locator('input[name=startsAt]').fill('2026-11-23')
    await expectSoon(tokyo.getByText('Write the time, too.')).toBeVisible()
    await tokyo.locator('input[name="startsAt.time"]').fill('6:30 pm')
    await expectSoon(tokyo.getByText(/Monday, November 23, 2026, 18:30, Toronto time/)).toBeVisible()
    await tokyo.getByRole('button', { name: 'Save', exact: true }).click()
    await expect
      .poll(async () => (await administrator('GET', `${posts}?locale=fa&filters[slug]=poetry`)).results)
      .toMatchObject([{ startsAt: '2026-11-23T23:30:00.000Z' }])

    await goInPanel(tehran, `${posts}?plugins[i18n][locale]=fa&_q=poetry`)
    await expectSoon(tehran.getByRole('gridcell', { name: /Nov 23, 2026, 6:30/ })).toBeVisible()
    await tehran.getByText('شب شعر').click()
    await expectSoon(tehran.locator('input[name=startsAt]')).toHaveValue('2026-11-23')
    await expectSoon(tehran.locator('input[name="startsAt.time"]')).toHaveValue('18:30')
    await expectSoon(tehran.getByText(/Toronto time/).first()).toBeVisible()
  })

  it('opening hours are typed like the times of events', async () => {
    const about = '/content-manager/single-types/api::about.about'
    // Another file may have written it on this server.
    await administrator('DELETE', `${about}?locale=*`).catch(() => {})
    const page = tehran
    await goInPanel(page, `${about}?plugins[i18n][locale]=fa`)
    await page.locator('input[name=title]').fill('کانون')
    for (const label of [/^Opening hours$/, /^Office/])
      await page
        .getByText(label)
        .locator('xpath=following::button[contains(., "No entry yet")]')
        .first()
        .click()
    const [opens, closes] = ['opens', 'closes'].map((it) =>
      page.locator(`input[name="hours.office.0.${it}"]`),
    )
    await page.getByRole('combobox', { name: 'Days' }).click()
    await page.getByRole('option', { name: 'Every day' }).click()
    await opens?.fill('at ten')
    await closes?.fill('8 p.m.')
    await expectSoon(page.getByText('Write the time such as 18:30.')).toBeVisible()
    const save = async () => {
      const answered = page.waitForResponse(
        (it) => it.request().method() === 'PUT' && it.url().includes('about'),
      )
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      return (await answered).status()
    }
    expect(await save()).toBe(400)
    await opens?.fill('۱۰')
    await expectSoon(page.getByText('Write the time such as 18:30.')).toBeHidden()
    expect(await save()).toBe(200)
    const { data } = await administrator('GET', `${about}?locale=fa`)
    expect(data.hours.office).toMatchObject([
      { days: 'everyDay', opens: '10:00:00.000', closes: '20:00:00.000' },
    ])
    await administrator('DELETE', `${about}?locale=fa`)
    await page.context().close()
  })
})
