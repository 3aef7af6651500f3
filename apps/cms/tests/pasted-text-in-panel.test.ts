import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, it } from 'vitest'
import { emptyPanel } from './empty-panel.ts'
import { expectSoon } from './expect-soon.ts'
import { goInPanel, openPanel } from './panel-account.ts'
import { pngPicture } from './png-picture.ts'
import { read } from './reading.ts'

const { server, browser } = await emptyPanel()
const { administrator } = server
const entries = '/content-manager/collection-types/api::page.page'
const fixture = (name: string) =>
  readFileSync(new URL(`fixtures/clipboard/${name}`, import.meta.url), 'utf8').trim()
interface Editor {
  getValue(): string
}

const written = (page: Page) =>
  page
    .locator('.CodeMirror')
    .first()
    .evaluate((element) => (element as HTMLElement & { CodeMirror: Editor }).CodeMirror.getValue())

interface Clipboard {
  html?: string
  plain?: string
  /** PNG as base64. */
  picture?: string
}

/** A paste as browsers report it, with HTML as programs write it: what pages put on the clipboard is cleaned. */
const paste = (page: Page, clipboard: Clipboard) =>
  page
    .locator('.CodeMirror-code')
    .first()
    .evaluate((target, { html, plain, picture }) => {
      const data = new DataTransfer()
      if (html) data.setData('text/html', html)
      if (plain) data.setData('text/plain', plain)
      if (picture) {
        const bytes = Uint8Array.from(atob(picture), (it) => it.charCodeAt(0))
        data.items.add(new File([bytes], 'image.png', { type: 'image/png' }))
      }
      target.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      )
    }, clipboard)

it('an editor pastes from Word and from a page, and a picture, and visitors read it; what is left out is said', async () => {
  const page = await openPanel(browser, server.url, await server.newAccount(), { language: 'fa' })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await goInPanel(page, `${entries}/create?plugins[i18n][locale]=fa`)
  await page.locator('input[name=title]').fill('برنامه رجب چسبانده‌شده')
  await expectSoon(page.locator('input[name=slug]')).toHaveValue(/^barname/)
  const slug = await page.locator('input[name=slug]').inputValue()
  const code = page.locator('.CodeMirror-code').first()
  await code.click()

  // From Word, in one step that can be undone; its picture is a file of the writer's computer.
  await page.keyboard.insertText('پیش از آن')
  await expectSoon.poll(() => written(page)).toBe('پیش از آن')
  await paste(page, { html: fixture('word.fa.html'), plain: 'x' })
  const fromWord = `پیش از آن\n\n${fixture('word.fa.md')}`
  await expectSoon.poll(() => written(page)).toBe(fromWord)
  await expectSoon(page.getByText(/^۱ عکس گذاشته نشد/)).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await expectSoon.poll(() => written(page)).toBe('پیش از آن')
  await page.keyboard.press('ControlOrMeta+y')
  await expectSoon.poll(() => written(page)).toBe(fromWord)

  // With the keyboard, formatted and as plain text.
  await page.evaluate(async () => {
    const html = '<p>به <b>همه</b> خوش‌آمد <script>document.title = "taken"</script>می‌گوییم</p>'
    const blob = (type: string, text: string) => ({ [type]: new Blob([text], { type }) })
    await navigator.clipboard.write([
      new ClipboardItem({ ...blob('text/html', html), ...blob('text/plain', 'به *همه* خوش‌آمد') }),
    ])
  })
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expectSoon.poll(() => written(page)).toBe(`${fromWord}\n\n`)
  await page.keyboard.press('ControlOrMeta+v')
  const formatted = 'به **همه** خوش‌آمد می‌گوییم'
  await expectSoon.poll(() => written(page)).toBe(`${fromWord}\n\n${formatted}`)
  await page.keyboard.press('ControlOrMeta+Shift+v')
  await expectSoon.poll(() => written(page)).toMatch(/می‌گوییمبه \*همه\* خوش‌آمد$/)

  // What is written while a picture is being uploaded stays where it is.
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/upload', async (route) => {
    await held
    await route.continue()
  })
  await paste(page, { picture: (await pngPicture()).toString('base64') })
  await expectSoon(page.locator('.centre-uploading')).toHaveText('در حال بارگذاری عکس ۱ از ۱…')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.insertText('پایان')
  await expectSoon.poll(() => written(page)).toMatch(/پایان$/)
  release()
  await expectSoon(page.getByText(/^۱ عکس در کتابخانه بارگذاری و در متن گذاشته شد/)).toBeVisible()
  await expectSoon.poll(() => written(page)).toMatch(/خوش‌آمد\n\n!\[\]\(\/uploads\/pasted_[\w.]+\)\n\nپایان$/)
  await expectSoon(page.locator('.centre-uploading')).toHaveCount(0)

  const whole = await written(page)
  await page.getByRole('button', { name: 'انتشار', exact: true }).click()
  await expectSoon(page.getByText(/منتشر شد/).first()).toBeVisible()
  const published = async () =>
    (await read(`pages?filters[slug]=${slug}&locale=fa`, {}, server.url)).body.data[0]?.content
  await expect.poll(published).toBe(whole)
  const { first } = await administrator('GET', '/content-manager/overview/pictures')
  expect(first[0]).toMatchObject({ name: expect.stringMatching(/^pasted-/), locales: ['fa', 'en'] })
  await page.context().close()
})

it('an editor whose role may not upload reads why a picture is left out', async () => {
  const { data: role } = await administrator('POST', '/admin/roles', {
    name: `Texts ${randomUUID()}`,
    description: '',
  })
  const actions = ['create', 'read', 'update'].map((it) => `plugin::content-manager.explorer.${it}`)
  const properties = { fields: ['title', 'slug', 'content'], locales: ['fa', 'en'] }
  await administrator('PUT', `/admin/roles/${role.id}/permissions`, {
    permissions: actions.map((action) => ({
      action,
      subject: 'api::page.page',
      properties,
      conditions: [],
    })),
  })
  const email = `texts.${randomUUID()}@example.org`
  const password = 'Correct-Horse-8'
  const { data } = await administrator('POST', '/admin/users', {
    firstname: 'Texts',
    email,
    roles: [role.id],
  })
  await administrator('PUT', `/admin/users/${data.id}`, { password, isActive: true })
  const page = await openPanel(browser, server.url, { email, password }, { language: 'fa' })
  await goInPanel(page, `${entries}/create?plugins[i18n][locale]=fa`)
  await page.locator('.CodeMirror-code').first().click()
  await paste(page, { picture: (await pngPicture()).toString('base64') })
  await expectSoon(page.getByText(/^نقش شما اجازه بارگذاری در کتابخانه را ندارد/)).toBeVisible()
  await expectSoon(page.locator('.centre-uploading')).toHaveCount(0)
  await page.context().close()
})
