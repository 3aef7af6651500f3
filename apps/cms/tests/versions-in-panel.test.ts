import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyServer } from './empty-server.ts'
import { expectSoon } from './expect-soon.ts'
import { launchBrowser } from './launch-browser.ts'
import { goInPanel, openPanel, type PanelAccount, panelAccount, requestsOf } from './panel-account.ts'
import { read } from './reading.ts'
import { type VersionRequests, versionRequests } from './version-requests.ts'

const server = await emptyServer()
const type = 'api::page.page'
const entries = `/content-manager/collection-types/${type}`

let browser: Browser
let editor: PanelAccount
let pages: VersionRequests

beforeAll(async () => {
  editor = await panelAccount(server.administrator, 'strapi-editor', 'Shirin')
  pages = versionRequests(await requestsOf(server.url, editor), type)
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
  await server.giveBack()
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const formOf = (id: string, locale: string) => `${entries}/${id}?plugins[i18n][locale]=${locale}`

describe('In the panel', () => {
  it('an editor compares a version with the draft in Persian, restores it, and finds it in the form', async () => {
    const id = await pages.create({ title: 'ساعت‌های کتابخانه', slug: 'library', content: 'شنبه‌ها باز است.' })
    await pages.publish(id, { title: 'ساعت‌های کتابخانه', content: 'شنبه‌ها و یکشنبه‌ها باز است.' })

    const page = await openPanel(browser, server.url, editor, { language: 'fa' })
    await goInPanel(page, formOf(id, 'fa'))
    await expectSoon(page.getByText(/^\u2068انتشار.*Shirin.*روی سایت/)).toBeVisible()
    await button(page, 'مقایسه و بازگرداندن').click()
    const dialog = page.getByRole('dialog')
    await expectSoon(dialog.getByRole('heading', { name: 'نسخه‌های فارسی' })).toBeVisible()
    const text = dialog.getByRole('region', { name: 'متن' })
    await expectSoon(text.locator('ins')).toContainText('یکشنبه‌ها')
    await expectSoon(dialog.getByRole('region', { name: 'عنوان' })).toHaveCount(0)
    await dialog.getByRole('checkbox', { name: 'نمایش فیلدهای یکسان' }).click()
    await expectSoon(dialog.getByRole('region', { name: 'عنوان' })).toBeVisible()

    await button(page, 'بازگرداندن این نسخه').click()
    await expectSoon(dialog.getByText('پیش‌نویس بازگردانده شد.')).toBeVisible()
    await button(page, 'نمایش پیش‌نویس').click()
    await expectSoon(page.getByText(/^\u2068بازگردانی.*Shirin/)).toBeVisible()
    expect((await pages.entry(id)).content).toBe('شنبه‌ها باز است.')
    const { body } = await read('pages?filters[slug]=library&locale=fa', {}, server.url)
    expect(body.data).toMatchObject([{ content: 'شنبه‌ها و یکشنبه‌ها باز است.' }])
    await page.context().close()
  })

  it('changes that are not saved are saved first, in English, too', async () => {
    const id = await pages.create({ title: 'Rules', slug: 'rules' })
    await pages.save(id, { title: 'House rules' }, 'en')
    await pages.save(id, { title: 'Rules of the house' }, 'en')
    const page = await openPanel(browser, server.url, editor)
    await goInPanel(page, formOf(id, 'en'))
    await page.locator('input[name=title]').fill('Typed meanwhile')
    await button(page, 'Compare and restore').click()
    await expectSoon(
      page.getByText('The form has changes that are not saved. Save them first.'),
    ).toBeVisible()
    await expectSoon(button(page, 'Restore this version')).toBeDisabled()
    await page.context().close()
  })

  it('a comparison that is opened right after saving stays open', async () => {
    const id = await pages.create({ title: 'Notes', slug: 'notes', content: 'First.' }, 'en')
    await pages.publish(id, { title: 'Notes', content: 'First.' }, 'en')
    const page = await openPanel(browser, server.url, editor)
    await goInPanel(page, formOf(id, 'en'))
    await expectSoon(button(page, 'Compare and restore')).toBeVisible()

    // The panel reads the entry and its versions again; the responses are held.
    const opened = Promise.withResolvers<void>()
    const seen = Promise.withResolvers<void>()
    const isRead = (pathname: string) => pathname.endsWith(`/${type}/${id}`)
    await page.route(
      ({ pathname }) => isRead(pathname) && !pathname.includes('versions'),
      async (route) => {
        if (route.request().method() === 'GET') await opened.promise
        await route.continue()
      },
    )
    await page.route(
      ({ pathname }) => isRead(pathname) && pathname.includes('versions'),
      async (route) => {
        await seen.promise
        await route.continue()
      },
    )
    const readsVersions = () =>
      page.waitForRequest((it) => new URL(it.url()).pathname.endsWith(`/versions/${type}/${id}`))
    await page.locator('input[name=title]').fill('Longer notes')
    const saved = page.waitForResponse((it) => it.request().method() === 'PUT' && it.ok())
    await button(page, 'Save').click()
    await saved
    await button(page, 'Compare and restore').click()
    const dialog = page.getByRole('dialog')
    await expectSoon(dialog.locator('ins').first()).toContainText('Longer')
    const reading = readsVersions()
    opened.resolve()
    await reading
    // Longer than the panel waits before it draws what changed.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)))
    expect(await dialog.count()).toBe(1)
    seen.resolve()
    await expectSoon(dialog.locator('ins').first()).toContainText('Longer')
    await expectSoon(dialog).toBeVisible()
    await page.context().close()
  })

  it('an editor finds a deleted entry in the bin and opens it again', async () => {
    const id = await pages.create({ title: 'آیین‌نامه', slug: 'statute' })
    await pages.save(id, { title: 'Statute' }, 'en')
    await pages.remove(id)
    await pages.create({ title: 'تازه', slug: 'statute' })
    const page = await openPanel(browser, server.url, editor, { language: 'fa' })
    await page.getByRole('link', { name: 'سطل بازیافت' }).click()
    const row = page.getByRole('row', { name: /آیین‌نامه.*صفحه.*فارسی، انگلیسی.*Shirin/ })
    await row.getByRole('button', { name: 'بازگرداندن' }).click()
    const status = page.getByRole('status')
    await expectSoon(status.getByText(/نشانی «.statute.».*تازه.*statute-2/)).toBeVisible()
    await expectSoon(row).toHaveCount(0)
    await status.getByRole('link', { name: 'باز کردن' }).click()
    await expectSoon(page.locator('input[name=title]')).toHaveValue('آیین‌نامه')
    await expectSoon(page.locator('input[name=slug]')).toHaveValue('statute-2')
    await page.context().close()
  })
})
