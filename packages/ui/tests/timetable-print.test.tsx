import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Standard } from '../src/monthly-timetable/monthly-timetable.stories.tsx'
import { launch, served } from './chromium.ts'

let browser: Browser

beforeAll(async () => {
  browser = await launch()
})

afterAll(() => browser.close())

test.each(['rtl', 'ltr'] as const)(
  'a month prints on one page of A4 and of Letter, %s',
  async (direction) => {
    const page = await served(browser, [Standard], { direction })
    expect(await page.getByRole('row').count()).toBe(32)
    expect(
      await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length),
      'faces of the language',
    ).toBeGreaterThan(0)
    for (const format of ['A4', 'Letter']) {
      const pdf = (await page.pdf({ format })).toString('latin1')
      expect(pdf.match(/\/Type \/Page\b/g), format).toHaveLength(1)
    }
  },
)
