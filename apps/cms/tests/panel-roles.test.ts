import { type Browser, expect as expectPage, type Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Administrator, administratorOf } from './administrator.ts'
import { emptyData, removeData } from './data.ts'
import { launchBrowser } from './launch-browser.ts'
import { goInPanel, openPanel, type PanelAccount, panelAccount, requestsOf } from './panel-account.ts'
import { read } from './reading.ts'
import { type ContentServer, startContentServer } from './start-content-server.ts'

const content = await emptyData()
const expectSoon = expectPage.configure({ timeout: 60_000 })
const type = 'api::anouncement.anouncement'
const entries = `/content-manager/collection-types/${type}`

let server: ContentServer
let browser: Browser
let administrator: Administrator
let author: PanelAccount
let editor: PanelAccount

beforeAll(async () => {
  server = await startContentServer({ demoContent: 'off', ...content })
  administrator = await administratorOf(server.url)
  author = await panelAccount(administrator, 'strapi-author', 'Mina')
  editor = await panelAccount(administrator, 'strapi-editor', 'Reza')
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
  await server.stop()
  removeData(content)
})

const published = async (slug: string) =>
  (await read(`anouncements?filters[slug]=${slug}&locale=fa`, {}, server.url)).body.data

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

describe('In the panel', () => {
  it('an author writes and proposes, an editor returns it with a message and then publishes it', async () => {
    const mina = await openPanel(browser, server.url, author)
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
    await goInPanel(mina, `${entries}?plugins[i18n][locale]=fa`)
    await expectSoon(mina.getByRole('gridcell', { name: 'برنامه نوروز' })).toBeVisible()

    const reza = await openPanel(browser, server.url, editor, { language: 'fa' })
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

    await reza.getByRole('link', { name: 'پیشنهادها' }).click()
    await reza.getByRole('link', { name: 'برنامه نوروز، ساعت ۱۸' }).click()
    expect(await published('nowruz')).toEqual([])
    await button(reza, 'انتشار').click()
    await expectSoon(reza.getByRole('textbox', { name: 'پیام به نویسنده' })).toHaveCount(0)
    expect(await published('nowruz')).toMatchObject([{ title: 'برنامه نوروز، ساعت ۱۸' }])
    await reza.getByRole('link', { name: 'پیشنهادها' }).click()
    await expectSoon(reza.getByText('اکنون پیشنهادی در انتظار نیست.')).toBeVisible()
    await reza.reload()
    await expectSoon(reza.getByText('اکنون پیشنهادی در انتظار نیست.')).toBeVisible()
  }, 240_000)

  it.each([
    ['an author', () => author, ['Announcement', 'Event, class, lecture'], ['Message', 'About', 'Home page']],
    ['an editor', () => editor, ['Announcement', 'Message', 'About', 'Home page'], []],
  ] as const)(
    '%s is offered the types that the role works on, and no other',
    async (_role, account, shown, hidden) => {
      const page = await openPanel(browser, server.url, account())
      await goInPanel(page, entries)
      for (const name of shown)
        await expectSoon(page.getByRole('link', { name, exact: true }).first()).toBeVisible()
      for (const name of hidden) expect(await page.getByRole('link', { name, exact: true }).count()).toBe(0)
      await page.context().close()
    },
  )
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
    expect((await reza('GET', '/content-manager/collection-types/api::message.message')).status).toBe(200)
    expect((await reza('GET', '/admin/users')).status).toBe(403)
  })

  it('grants once: what an administrator revoked stays revoked after the next start', async () => {
    const { data: roles } = await administrator('GET', '/admin/roles')
    const { id } = roles.find(({ code }: { code: string }) => code === 'strapi-editor')
    const path = `/admin/roles/${id}/permissions`
    const { data: permissions } = await administrator('GET', path)
    const left = permissions
      .map(({ id: _, ...permission }: { id: number; action: string; subject: string }) => permission)
      .filter(
        ({ action, subject }: { action: string; subject: string }) =>
          !(subject === type && action.endsWith('.delete')),
      )
    expect(left.length).toBe(permissions.length - 1)
    await administrator('PUT', path, { permissions: left })
    await server.stop()
    server = await startContentServer({ demoContent: 'off', ...content })
    administrator = await administratorOf(server.url)
    expect((await administrator('GET', path)).data).toHaveLength(left.length)
  })
})
