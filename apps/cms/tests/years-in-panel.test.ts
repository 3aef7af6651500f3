import { expect, it } from 'vitest'
import { sample } from '../../web/e2e/extent.ts'
import { calendarOf, monthOf, numberOf, today } from '../src/hijri-months/month-rows.ts'
import { emptyPanel } from './empty-panel.ts'
import { expectSoon } from './expect-soon.ts'
import { goInPanel, openPanel } from './panel-account.ts'

const { server, browser } = await emptyPanel()
const entries = '/content-manager/collection-types/api::hijri-month.hijri-month'
const tables = calendarOf([], 0)

const inPersian = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(0x6f0 + Number(digit)))
const panels = [
  { language: 'en', save: 'Save', digits: (text: string) => text },
  { language: 'fa', save: 'ذخیره', digits: inPersian },
] as const

it.each(sample('years-in-panel', panels, 1))(
  'in $language the year of a Hijri month has no separator of thousands, and Persian digits are read',
  async ({ language, save, digits }) => {
    // Another file may have declared months on this server.
    const { results } = await server.administrator('GET', `${entries}?pageSize=100`)
    const number = Math.max(tables.monthOn(today(new Date())), ...results.map(numberOf)) + 1
    const { year, month } = monthOf(number)
    const startsOn = tables.beginningOf(number)
    const { data } = await server.administrator('POST', entries, { year, month, startsOn })
    const page = await openPanel(browser, server.url, await server.newAccount(), { language })
    await goInPanel(page, entries)
    await expectSoon(
      page.getByRole('gridcell', { name: digits(String(year)), exact: true }).first(),
    ).toBeVisible()
    // The first is the date itself, after it the button of the row.
    await page.locator(`a[href*="/${data.documentId}"]`).first().click()
    const input = page.locator('input[name=year]')
    await expectSoon(input).toHaveValue(digits(String(year)))
    // A year earlier is another month, of which the server says so.
    await input.fill(inPersian(String(year - 1)))
    const answered = page.waitForResponse((response) => response.request().method() === 'PUT')
    await page.getByRole('button', { name: save, exact: true }).click()
    const answer = await answered
    expect(answer.request().postDataJSON()).toMatchObject({ year: year - 1 })
    expect(answer.status()).toBe(400)
    await server.administrator('DELETE', `${entries}/${data.documentId}`)
    await page.context().close()
  },
)
