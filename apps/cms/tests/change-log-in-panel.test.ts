import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { emptyPanel } from './empty-panel.ts'
import { expectSoon } from './expect-soon.ts'
import { goInPanel, openPanel, panelAccount, requestsOf } from './panel-account.ts'
import { versionRequests } from './version-requests.ts'

const { server, browser } = await emptyPanel()
const type = 'api::anouncement.anouncement'
it('An administrator finds in both languages who did what, opens it and takes it along; others have no such page', async () => {
  const { administrator, url } = server
  const editor = await panelAccount(administrator, 'strapi-editor', 'Parisa')
  const entries = versionRequests(await requestsOf(url, editor), type)
  const day = { date: '2026-12-01' }
  const id = await entries.create({ title: '=HYPERLINK("x")', slug: 'logged-formula', ...day })
  const other = await entries.create({ title: 'کلاس تازه', slug: 'logged-class', ...day })
  await entries.publish(other, { title: 'کلاس تازه' })
  await entries.remove(other)

  const chief = await server.newAccount()
  const page = await openPanel(browser, url, chief, { language: 'fa' })
  await page.getByRole('link', { name: 'گزارش تغییرات' }).click()
  const rows = page.locator('.change-log tbody tr')
  const choose = async (label: string, option: string) => {
    await page.getByRole('combobox', { name: label }).click()
    await page.getByRole('option', { name: option, exact: true }).click()
  }
  await choose('شخص', 'Parisa')
  await choose('نوع کار', 'همهٔ کارهای محتوا')
  await expectSoon(rows).toHaveCount(4)
  await expectSoon(rows.first()).toContainText('حذف')
  await expectSoon(rows.first()).toContainText('اطلاعیه · فارسی')
  // What was deleted has no link.
  await expectSoon(rows.getByRole('link')).toHaveCount(1)
  await choose('نوع کار', 'انتشار')
  await expectSoon(rows).toHaveCount(1)
  await page.getByRole('textbox', { name: 'عنوان یا نام' }).fill('نیست')
  await expectSoon(page.getByText('چیزی با این صافی‌ها پیدا نشد.')).toBeVisible()
  await page.getByRole('button', { name: 'پاک کردن صافی‌ها' }).click()
  await page.getByRole('textbox', { name: 'از تاریخ' }).fill('2026')
  await expectSoon(page.getByText('تاریخ را میلادی و با سال در آغاز بنویسید')).toBeVisible()
  await page.context().close()

  const inEnglish = await openPanel(browser, url, chief)
  await inEnglish.setViewportSize({ width: 360, height: 740 })
  await goInPanel(inEnglish, '/change-log')
  await inEnglish.getByRole('textbox', { name: 'Title or name' }).fill('hyperlink')
  const [row] = [inEnglish.locator('.change-log tbody tr')]
  await expectSoon(row).toHaveCount(1)
  await expectSoon(row).toContainText(/Parisa.*Created/s)
  const widths = await inEnglish.evaluate('[document.documentElement.scrollWidth, innerWidth]')
  expect(widths).toEqual([360, 360])
  const download = inEnglish.waitForEvent('download')
  await inEnglish.getByRole('button', { name: 'Export as CSV' }).click()
  const file = readFileSync(await (await download).path(), 'utf8')
  expect(file.split('\r\n')).toEqual([
    '\uFEFF"When (Toronto time)","Who","What","Type of content","On what","Language","For when"',
    expect.stringMatching(
      /^"[\d-]+ [\d:]+","Parisa","Created","Announcement","'=HYPERLINK\(""x""\)","Persian",""$/,
    ),
    '',
  ])
  await row.getByRole('link').click()
  await expectSoon(inEnglish.locator('input[name=title]')).toHaveValue('=HYPERLINK("x")')
  await inEnglish.context().close()

  const without = await openPanel(browser, url, editor)
  await expectSoon(without.getByRole('link', { name: 'Bin' })).toBeVisible()
  await expectSoon(without.getByRole('link', { name: 'Change log' })).toHaveCount(0)
  await goInPanel(without, '/change-log')
  await expectSoon(without.getByText("You don't have the permissions to access that content")).toBeVisible()
  await entries.remove(id)
})
