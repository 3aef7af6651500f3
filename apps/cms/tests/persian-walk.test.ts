import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sample } from '../../web/e2e/extent.ts'
import { account, sessionOf } from './administrator.ts'
import { demoServer } from './demo-server.ts'
import { fixedTexts } from './english-in-persian.ts'
import { expectSoon } from './expect-soon.ts'
import { latinTexts, textsOf } from './latin-words.ts'
import { launchBrowser } from './launch-browser.ts'
import { goInPanel, openPanel } from './panel-account.ts'
import { panelPages } from './panel-pages.ts'

let browser: Browser
let page: Page

beforeAll(async () => {
  const { url } = await demoServer()
  await sessionOf(url)
  browser = await launchBrowser()
  page = await openPanel(browser, url, account, { language: 'fa' })
})

afterAll(() => browser.close())

const englishAt = async (address: string) =>
  latinTexts(await textsOf(page)).filter(
    (text) => !fixedTexts.some(({ texts, pages }) => texts.test(text) && (pages?.test(address) ?? true)),
  )

describe('An administrator whose panel is in Persian reads no English', () => {
  it.each(sample('pages of the panel', panelPages, 8))('at %s', async (address) => {
    await goInPanel(page, address)
    await expectSoon(page.getByText('Loading content.')).toHaveCount(0)
    await expectSoon(page.locator('h1, h2').first()).toBeVisible()
    await expect.poll(() => englishAt(address)).toEqual([])
  })

  it('in the options of a form', async () => {
    await goInPanel(page, '/content-manager/collection-types/api::post.post/create?plugins[i18n][locale]=fa')
    await page.getByRole('combobox', { name: 'نوع' }).click()
    const options = page.getByRole('option')
    await expectSoon(options.filter({ hasText: 'سخنرانی' })).toBeVisible()
    expect(latinTexts(await options.allTextContents())).toEqual([])
    await page.keyboard.press('Escape')
  })
})

it('A word in English is noticed, an address or a name of a technology is none', () => {
  expect(latinTexts(['ذخیره', 'Save', 'تنظیم Title', 'مانند name@example.org', 'توکن API'])).toEqual([
    'Save',
    'تنظیم Title',
  ])
})
