import { createRestClient, type RestClient } from '@islamic-centre/rest-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Administrator, administratorOf } from './administrator.ts'
import { removeData, seededCopy } from './data.ts'
import { startMailServer } from './mail-server.ts'
import { read } from './reading.ts'
import { type ContentServer, startContentServer } from './start-content-server.ts'

const token = 'the-token-that-the-site-has'
const content = await seededCopy()
let mail: Awaited<ReturnType<typeof startMailServer>>
let server: ContentServer
let site: RestClient
let administrator: Administrator

beforeAll(async () => {
  mail = await startMailServer()
  server = await startContentServer({
    demoContent: 'once',
    ...content,
    env: { ...content.env, SMTP_URL: mail.url, MAIL_FROM: 'site@example.org', SITE_API_TOKEN: token },
  })
  site = createRestClient({ baseUrl: server.url, token })
  administrator = await administratorOf(server.url)
})

afterAll(async () => {
  await server.stop()
  removeData(content)
  await mail.stop()
})

const message = {
  name: 'Reader',
  phone: '416 555 0100',
  subject: 'Hall',
  body: 'Is it free?',
  language: 'en' as const,
}
const inPanel = async () =>
  (await administrator('GET', '/content-manager/collection-types/api::message.message?sort=createdAt:DESC'))
    ?.results as (typeof message & { handled: boolean; documentId: string })[]
const letterTo = async (sign: string) => {
  const find = () => mail.letters.find((it) => it.includes(sign))
  await expect.poll(find).toBeDefined()
  return find() ?? ''
}
/** The header lines of an e-mail, unfolded. */
const head = (letter: string) => (letter.split('\r\n\r\n')[0] ?? '').replaceAll(/\r\n\s+/g, ' ').split('\r\n')

it('The site creates a message with its token, and can neither read, change nor delete one', async () => {
  const { data } = await site.messages.create({ data: message })
  const id = data.documentId
  await expect(site.messages.list()).rejects.toMatchObject({ status: 403 })
  await expect(site.messages.get(id)).rejects.toMatchObject({ status: 403 })
  await expect(site.messages.update(id, { data: { handled: true } })).rejects.toMatchObject({ status: 403 })
  await expect(site.messages.delete(id)).rejects.toMatchObject({ status: 403 })
  const stranger = createRestClient({ baseUrl: server.url })
  await expect(stranger.messages.create({ data: message })).rejects.toMatchObject({ status: 403 })
  expect((await inPanel())[0]).toMatchObject({ ...message, handled: false, documentId: id })
})

it('A message is mailed to the address that the site shows, with a link to it in the panel', async () => {
  const letter = await letterTo('Is it free?')
  const about = (await read('about', {}, server.url)).body.data.Email
  expect(head(letter)).toEqual(
    expect.arrayContaining([
      `To: ${about}`,
      'From: site@example.org',
      'Subject: Message from the site: Hall',
    ]),
  )
  const [{ documentId } = { documentId: '' }] = await inPanel()
  expect(letter).toContain('Phone: 416 555 0100')
  expect(letter).toContain(
    `${server.url}/admin/content-manager/collection-types/api::message.message/${documentId}`,
  )
})

it('The e-mail replies to the visitor’s address, and no input of a visitor adds a header to it', async () => {
  const subject = 'Sign\r\nBcc: everybody@example.org'
  const name = 'Reader\r\nX-Mine: yes'
  await site.messages.create({
    data: { ...message, name, subject, email: 'reader@example.org', body: '<b>two</b>' },
  })
  const lines = head(await letterTo('reader@example.org'))
  expect(lines).toContain('Reply-To: reader@example.org')
  expect(lines).toContain('Subject: Message from the site: Sign Bcc: everybody@example.org')
  expect(lines.filter((it) => /^(bcc|x-mine):/i.test(it))).toEqual([])
  const [, page] = (await letterTo('reader@example.org')).split('Content-Type: text/html')
  expect(page).toContain('&lt;b&gt;two&lt;/b&gt;')
  expect(page).not.toContain('<b>')
})

it('A message is stored when no e-mail can be sent, and it is logged', async () => {
  await mail.stop()
  const { data } = await site.messages.create({ data: { ...message, subject: 'پرسش', language: 'fa' } })
  await expect.poll(() => server.logs()).toContain(`Message ${data.documentId} is stored, but was not mailed`)
  expect((await inPanel())[0]).toMatchObject({ subject: 'پرسش', language: 'fa' })
})
