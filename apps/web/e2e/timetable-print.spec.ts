import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { languages } from '@islamic-centre/i18n/locales'
import { timetablePath } from '../app/paths/site-pages.ts'
import { sample } from './extent.ts'
import { expect, test } from './test.ts'

/** Months of 28, 29, 30 and 31 days, the last two with a change of clocks. */
const months = ['2027-02', '2028-02', '2026-11', '2026-03']

for (const language of sample('timetable-print', languages, 1)) {
  test(`each month is printed in ${language} on one page of A4 or Letter`, { tag: ['@spec:10.9'] }, async ({
    page,
  }) => {
    for (const month of sample('printed-months', months, 2)) {
      await page.goto(timetablePath(language, 'toronto', month))
      for (const format of ['A4', 'Letter']) {
        const pdf = (await page.pdf({ format })).toString('latin1')
        expect(pdf.match(/\/Type \/Page\b/g), `${month} on ${format}`).toHaveLength(1)
      }
    }
  })

  test(`what is printed in ${language} is the table under the centre’s name and address`, async ({
    page,
  }) => {
    await page.goto(timetablePath(language, 'toronto', '2026-03'))
    await page.evaluate(() => {
      addEventListener('beforeprint', () => {
        document.body.dataset.printed = 'yes'
      })
    })
    await page.getByRole('button', { name: dictionaries[language].timetable.print }).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes')

    const centre = page.locator('.timetable__centre')
    await expect(centre).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(centre).toContainText(dictionaries[language].site.name)
    await expect(centre).toContainText(/Toronto|تورنتو/)
    const days = page.getByRole('row')
    await expect(days).toHaveCount(32)
    await expect(days.nth(1)).toBeVisible()
    await expect(days.last()).toBeVisible()
    for (const role of ['banner', 'contentinfo', 'navigation', 'button', 'link'] as const)
      await expect(page.getByRole(role)).toHaveCount(0)
  })
}
