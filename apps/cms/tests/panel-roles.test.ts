import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyServer } from './empty-server.ts'
import { expectSoon } from './expect-soon.ts'
import { launchBrowser } from './launch-browser.ts'
import { goInPanel, openPanel, type PanelAccount, panelAccount, requestsOf } from './panel-account.ts'
import { read } from './reading.ts'

const server = await emptyServer()
const { administrator } = server
const type = 'api::anouncement.anouncement'
const entries = `/content-manager/collection-types/${type}`

let browser: Browser
let author: PanelAccount
let editor: PanelAccount
/** The panel of the author, in English. */
let mina: Page
/** The panel of the editor, in Persian. */
let reza: Page

beforeAll(async () => {
  author = await panelAccount(administrator, 'strapi-author', 'Mina')
  editor = await panelAccount(administrator, 'strapi-editor', 'Reza')
  browser = await launchBrowser()
  mina = await openPanel(browser, server.url, author)
  reza = await openPanel(browser, server.url, editor, { language: 'fa' })
})

afterAll(async () => {
  await browser.close()
  await server.giveBack()
})

const published = async (slug: string) =>
  (await read(`anouncements?filters[slug]=${slug}&locale=fa`, {}, server.url)).body.data

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

describe('In the panel', () => {
  it('an author writes and proposes, an editor returns it with a message and then publishes it', async () => {
    await expectSoon(mina.getByRole('heading', { level: 1 })).toContainText('Mina')
    await expectSoon(mina.getByText(/permission|forbidden/i)).toHaveCount(0)

    await goInPanel(mina, `${entries}/create?plugins[i18n][locale]=fa`)
    await mina.locator('input[name=title]').fill('برنامه نوروز')
    await mina.locator('input[name=date]').fill('03/20/2027')
    await mina.locator('input[name=date]').blur()
    await mina.locator('input[name=slug]').fill('nowruz')
    await button(mina, 'Save').click()
    await expectSoon(button(mina, 'Propose for publication')).toBeEnabled()
    await expectSoon(button(mina, 'Publish')).toBeDisabled()
    await button(mina, 'Propose for publication').click()
    await expectSoon(mina.getByText('Waiting for an editor.')).toBeVisible()
    const proposed = new URL(mina.url())
    await goInPanel(mina, `${entries}?plugins[i18n][locale]=fa&_q=${encodeURIComponent('برنامه نوروز')}`)
    await expectSoon(mina.getByRole('gridcell', { name: 'برنامه نوروز' })).toBeVisible()
    await expectSoon(
      mina.getByRole('gridcell', { name: /^Persian: draft\s*English: missing$/ }),
    ).toBeVisible()

    await reza.getByRole('link', { name: 'پیشنهادها' }).click()
    await expectSoon(reza.getByRole('row', { name: /برنامه نوروز.*اطلاعیه.*Mina.*پیشنهادشده/ })).toBeVisible()
    await reza.getByRole('link', { name: 'برنامه نوروز' }).click()
    await reza.getByRole('textbox', { name: 'پیام به نویسنده' }).fill('لطفاً ساعت برنامه را هم بنویسید.')
    await button(reza, 'بازگرداندن به نویسنده').click()
    await expectSoon(reza.getByText(/^بازگردانده‌شده: Reza/)).toBeVisible()

    await goInPanel(mina, proposed.pathname.replace('/admin', '') + proposed.search)
    await expectSoon(mina.getByText('لطفاً ساعت برنامه را هم بنویسید.')).toBeVisible()
    await expectSoon(mina.getByText(/^Returned: Reza/)).toBeVisible()
    await mina.locator('input[name=title]').fill('برنامه نوروز، ساعت ۱۸')
    await expectSoon(button(mina, 'Propose again')).toBeDisabled()
    await button(mina, 'Save').click()
    await button(mina, 'Propose again').click()
    await expectSoon(mina.getByText('Waiting for an editor.')).toBeVisible()

    // The start page has it, too.
    await goInPanel(reza, '/')
    await expectSoon(reza.getByRole('link', { name: 'برنامه نوروز، ساعت ۱۸' }).first()).toBeVisible()
    await reza.getByRole('link', { name: 'پیشنهادها' }).click()
    await reza.getByRole('link', { name: 'برنامه نوروز، ساعت ۱۸' }).click()
    expect(await published('nowruz')).toEqual([])
    await button(reza, 'انتشار').click()
    await expectSoon(reza.getByRole('textbox', { name: 'پیام به نویسنده' })).toHaveCount(0)
    await expect.poll(() => published('nowruz')).toMatchObject([{ title: 'برنامه نوروز، ساعت ۱۸' }])
    await reza.getByRole('link', { name: 'پیشنهادها' }).click()
    await expectSoon(reza.getByText('اکنون پیشنهادی در انتظار نیست.')).toBeVisible()
    await reza.reload()
    await expectSoon(reza.getByText('اکنون پیشنهادی در انتظار نیست.')).toBeVisible()
  })

  it('the entry and its language are named before it is taken off the site or deleted, and nothing is advertised', async () => {
    const page = await openPanel(browser, server.url, editor)
    await expectSoon(page.getByRole('heading', { level: 1 })).toContainText('Reza')
    await expectSoon(page.locator('a[href*="strapi.io"]:visible')).toHaveCount(0)
    const { results } = await administrator('GET', `${entries}?locale=fa&filters[slug]=nowruz`)
    await goInPanel(page, `${entries}/${results[0].documentId}?plugins[i18n][locale]=fa`)
    const dialog = page.getByRole('alertdialog')
    const choose = async (menu: string, action: string) => {
      await button(page, menu).click()
      await page.getByRole('menuitem', { name: action, exact: true }).click()
    }
    await choose('More document actions', 'Unpublish')
    await expectSoon(dialog).toContainText(/Take “.برنامه نوروز، ساعت ۱۸.” in Persian off the site\?/)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    expect(await published('nowruz')).toHaveLength(1)
    await choose('More document actions', 'Unpublish')
    await dialog.getByRole('button', { name: 'Take off the site' }).click()
    await expectSoon.poll(() => published('nowruz')).toEqual([])
    await choose('More actions', 'Delete entry (فارسی)')
    await expectSoon(dialog).toContainText(/Delete “.برنامه نوروز، ساعت ۱۸.” in Persian only\?/)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await choose('More actions', 'Delete entry (all locales)')
    await expectSoon(dialog).toContainText(/Delete “.برنامه نوروز، ساعت ۱۸.” in all its languages\?/)
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expectSoon(page.getByText('Deleted document').first()).toBeVisible()
    await page.context().close()
  })

  it('an author is offered the types that the role works on, and an editor more', async () => {
    await goInPanel(mina, entries)
    await goInPanel(reza, entries)
    const offered = (page: Page, type: string) =>
      page.getByRole('navigation').locator(`a[href*="api::${type}?"], a[href$="api::${type}"]`)
    for (const type of ['anouncement.anouncement', 'post.post'])
      for (const page of [mina, reza]) await expectSoon(offered(page, type).first()).toBeVisible()
    for (const type of ['message.message', 'about.about', 'main-page.main-page']) {
      await expectSoon(offered(reza, type).first()).toBeVisible()
      expect(await offered(mina, type).count()).toBe(0)
    }
  })
})

describe('The server', () => {
  const made = async (account: PanelAccount, slug: string) => {
    const send = await requestsOf(server.url, account)
    const { status, body } = await send('POST', `${entries}?locale=fa`, { title: slug, slug })
    expect(status).toBe(201)
    return { send, id: body.data.documentId as string }
  }
  const proposal = (id: string) => `/content-manager/proposals/${type}/${id}`

  it('lets an author read and change their own drafts in both languages, and publish or delete nothing', async () => {
    const { send, id } = await made(author, 'own')
    for (const locale of ['fa', 'en']) {
      const { status } = await send('PUT', `${entries}/${id}?locale=${locale}`, {
        title: locale,
        slug: 'own',
      })
      expect(status).toBe(200)
      expect((await send('GET', `${entries}/${id}?locale=${locale}`)).body.data.title).toBe(locale)
    }
    expect((await send('POST', `${entries}/${id}/actions/publish?locale=fa`, {})).status).toBe(403)
    expect((await send('DELETE', `${entries}/${id}?locale=fa`)).status).toBe(403)
    expect(await published('own')).toEqual([])
  })

  it('lets an author neither see nor propose what others wrote, nor return a proposal', async () => {
    const { id } = await made(editor, 'of-the-editor')
    const mina = await requestsOf(server.url, author)
    for (const [method, path] of [
      ['GET', `${entries}/${id}?locale=fa`],
      ['GET', proposal(id)],
      ['PUT', proposal(id)],
      ['DELETE', proposal(id)],
      ['POST', `${proposal(id)}/return`],
    ] as const)
      expect((await mina(method, path, method === 'GET' ? undefined : { message: 'x' })).status, path).toBe(
        403,
      )
    const own = await made(author, 'returning')
    await own.send('PUT', proposal(own.id))
    expect((await own.send('POST', `${proposal(own.id)}/return`, { message: 'x' })).status).toBe(403)
  })

  it('lists to an author only their own proposals, to an editor all, and to a visitor none', async () => {
    const other = await panelAccount(administrator, 'strapi-author', 'Sara')
    const { send, id } = await made(other, 'of-sara')
    await send('PUT', proposal(id))
    const titles = async (account: PanelAccount) => {
      const { body } = await (await requestsOf(server.url, account))('GET', '/content-manager/proposals')
      return body.map(({ title }: { title: string }) => title)
    }
    expect(await titles(other)).toEqual(['of-sara'])
    expect(await titles(author)).not.toContain('of-sara')
    expect(await titles(editor)).toContain('of-sara')
    expect((await fetch(`${server.url}/content-manager/proposals`)).status).toBe(401)
    expect((await fetch(`${server.url}${proposal(id)}`)).status).toBe(401)
    await send('DELETE', proposal(id))
    expect(await titles(editor)).not.toContain('of-sara')
  })

  it('ends the proposal of the language that is published, and no other', async () => {
    const { send, id } = await made(author, 'in-two-languages')
    const change = { title: 'in two languages', slug: 'in-two-languages', date: '2026-12-01' }
    for (const locale of ['fa', 'en']) {
      await send('PUT', `${entries}/${id}?locale=${locale}`, change)
      await send('PUT', `${proposal(id)}?locale=${locale}`)
    }
    const reza = await requestsOf(server.url, editor)
    const languages = async () => {
      const { body } = await reza('GET', '/content-manager/proposals')
      const own = body.filter(({ documentId }: { documentId: string }) => documentId === id)
      return own.map(({ locale }: { locale: string }) => locale).sort()
    }
    expect(await languages()).toEqual(['en', 'fa'])
    const { status } = await reza('POST', `${entries}/actions/bulkPublish`, {
      documentIds: [id],
      locale: ['fa'],
    })
    expect([status, await languages()]).toEqual([200, ['en']])
    await reza('POST', `${entries}/${id}/actions/publish?locale=en`, change)
    expect(await languages()).toEqual([])
  })

  it('refuses to return without a message, and forgets the proposal of a deleted entry', async () => {
    const { send, id } = await made(author, 'short-lived')
    await send('PUT', proposal(id))
    const reza = await requestsOf(server.url, editor)
    expect((await reza('POST', `${proposal(id)}/return`, { message: ' ' })).status).toBe(400)
    expect((await reza('DELETE', `${entries}/${id}?locale=*`)).status).toBeLessThan(300)
    const { body } = await reza('GET', '/content-manager/proposals')
    expect(body.filter(({ documentId }: { documentId: string }) => documentId === id)).toEqual([])
  })

  it('lets an editor write a single type and read messages, and change nothing of accounts', async () => {
    const reza = await requestsOf(server.url, editor)
    const about = '/content-manager/single-types/api::about.about'
    expect((await reza('PUT', `${about}?locale=fa`, { title: 'کانون' })).status).toBeLessThan(300)
    expect((await reza('POST', `${about}/actions/publish?locale=fa`, { title: 'کانون' })).status).toBe(200)
    // Only an administrator changes when messages are deleted.
    const days = async () => (await reza('GET', `${about}?locale=fa`)).body.data.messageRetentionDays
    const before = await days()
    expect((await reza('PUT', `${about}?locale=fa`, { messageRetentionDays: before + 1 })).status).toBe(200)
    expect(await days()).toBe(before)
    expect((await reza('GET', '/content-manager/collection-types/api::message.message')).status).toBe(200)
    expect((await reza('GET', '/admin/users')).status).toBe(403)
  })
})
