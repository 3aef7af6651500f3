import type { Page } from '@playwright/test'
import { expect, it } from 'vitest'
import { emptyPanel } from './empty-panel.ts'
import { expectSoon } from './expect-soon.ts'
import { goInPanel, openPanel, requestsOf } from './panel-account.ts'
import { versionRequests } from './version-requests.ts'

const { server, browser } = await emptyPanel()
const entries = '/content-manager/collection-types/api::page.page'
interface Editor {
  getValue(): string
  getSelection(): string
}

const editor = (page: Page, read: 'getValue' | 'getSelection') =>
  page
    .locator('.CodeMirror')
    .first()
    .evaluate((element, name) => (element as HTMLElement & { CodeMirror: Editor }).CodeMirror[name](), read)

it('an editor picks what a link leads to from a list, and sees which links lead nowhere, in the form and at the start', async () => {
  const account = await server.newAccount()
  const posts = versionRequests(await requestsOf(server.url, account), 'api::post.post')
  const event = (slug: string) => ({ title: 'جشن گل‌ها', slug, kind: 'event' })
  const target = await posts.create(event('flowers'))
  await posts.publish(target, event('flowers'))

  const page = await openPanel(browser, server.url, account, { language: 'fa' })
  await goInPanel(page, `${entries}/create?plugins[i18n][locale]=fa`)
  await page.locator('input[name=title]').fill('راهنمای جشن‌های گل')
  const pick = page.getByRole('button', { name: 'گزینش از فهرست' })
  const dialog = page.getByRole('dialog')
  await expectSoon(pick).toBeDisabled()

  // With the keyboard alone: the list, the words of the title, the entry; then the focus is in the text again.
  await page.locator('.CodeMirror-code').first().click()
  await page.keyboard.press('ControlOrMeta+k')
  await expectSoon(dialog.getByRole('button', { name: /^امور درگذشتگان.*صفحه سایت/ })).toBeVisible()
  await dialog.getByRole('textbox', { name: 'واژه‌هایی از عنوان' }).fill('گل‌ها جشن')
  const found = dialog.getByRole('button', { name: /^جشن گل‌ها.*رویداد.*در سایت.*\/events\/flowers/ })
  await found.focus()
  await page.keyboard.press('Enter')
  await expectSoon(dialog).toHaveCount(0)
  await expectSoon.poll(() => editor(page, 'getValue')).toBe('[جشن گل‌ها](/events/flowers)')
  await expectSoon(page.locator('.CodeMirror').first()).toHaveClass(/CodeMirror-focused/)

  // In the field of a link, with the button.
  await page
    .getByRole('button', { name: /هنوز چیزی نیست/ })
    .first()
    .click()
  const address = page.locator('input[name="links.0.url"]')
  await page.locator('input[name="links.0.label"]').fill('جشن')
  await address.focus()
  await pick.click()
  await dialog.getByRole('textbox').fill('گل‌ها')
  await found.click()
  await expectSoon(address).toHaveValue('/events/flowers')

  // Links survive changes of the address.
  await posts.publish(target, event('flowers-2'))
  await posts.publish(target, event('flowers-3'))
  await page.getByRole('button', { name: 'انتشار', exact: true }).click()
  await expectSoon(page.getByText(/منتشر شد/).first()).toBeVisible()
  await expectSoon(page.getByText(/پیوند به جایی نمی‌رسد/)).toHaveCount(0)

  // What leads nowhere is listed while it is written, found in the text, and said when it is published.
  await page.locator('.CodeMirror-code').first().click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.insertText(' و [هیچ](/events/never-was)')
  const dead = page.getByRole('button', { name: /\/events\/never-was.*سایت صفحه‌ای به این نشانی ندارد/ })
  await expectSoon(dead).toBeVisible()
  await dead.click()
  await expectSoon.poll(() => editor(page, 'getSelection')).toBe('/events/never-was')
  await page.getByRole('button', { name: 'انتشار', exact: true }).click()
  await expectSoon(page.getByText(/^۱ پیوند این متن به جایی نمی‌رسد/)).toBeVisible()
  await posts.unpublish(target)
  await goInPanel(page, '/')
  const listed = page.getByRole('listitem').filter({ hasText: 'راهنمای جشن‌های گل' })
  await expectSoon(listed.filter({ hasText: 'فارسی: ۲ پیوند' })).toBeVisible()
  expect(await page.getByRole('link', { name: 'راهنمای جشن‌های گل' }).count()).toBeGreaterThan(0)
  await page.context().close()
})
