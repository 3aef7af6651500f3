import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { monthOf, numberOf } from '../src/hijri-months/month-rows.ts'
import { type Administrator, administratorOf } from './administrator.ts'
import { removeData, seededCopy } from './data.ts'
import { read } from './reading.ts'
import { type ContentServer, startContentServer } from './start-content-server.ts'

const WEBHOOK_SECRET = 'known-to-this-test-and-its-server'
const type = 'api::anouncement.anouncement'
const entries = `/content-manager/collection-types/${type}`
const content = await seededCopy()

interface Message {
  headers: IncomingHttpHeaders
  body: string
}

/** The messages of the content server to a real receiver on loopback, which refuses the configured number. */
const inbox: Message[] = []
let refusals = 0
/** What the public could read in the other language when a message arrived. */
let readAtArrival: (() => Promise<void>) | undefined

let receiver: Server
let server: ContentServer
let administrator: Administrator

beforeAll(async () => {
  receiver = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    inbox.push({ headers: request.headers, body })
    await readAtArrival?.()
    response.writeHead(refusals-- > 0 ? 503 : 204).end()
  }).listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const { port } = receiver.address() as AddressInfo
  server = await startContentServer({
    demoContent: 'once',
    ...content,
    env: { ...content.env, SITE_WEBHOOK_URL: `http://127.0.0.1:${port}/webhooks/content`, WEBHOOK_SECRET },
  })
  administrator = await administratorOf(server.url)
})

beforeEach(() => {
  inbox.length = 0
  refusals = 0
  readAtArrival = undefined
})

afterAll(async () => {
  await server.stop()
  receiver.close()
  removeData(content)
})

const messages = () => inbox.map(({ body }) => JSON.parse(body))
const arrived = (count: number) => expect.poll(() => inbox.length).toBeGreaterThanOrEqual(count)
const announcement = async (slug: string) =>
  (await read(`anouncements?filters[slug]=${slug}&locale=fa`, {}, server.url)).body.data[0]

it('Starting with existing demo content does not notify the site', () => {
  expect(inbox).toEqual([])
})

it('Saving and deleting what has no drafts notifies the site', async () => {
  const months = '/content-manager/collection-types/api::hijri-month.hijri-month'
  const [last] = (await read('hijri-months?sort=startsOn:desc', {}, server.url)).body.data
  const startsOn = new Date(Date.parse(last.startsOn) + 29 * 86_400_000).toISOString().slice(0, 10)
  const month = { ...monthOf(numberOf(last) + 1), startsOn }
  const { data } = await administrator('POST', months, month)
  await arrived(1)
  await administrator('DELETE', `${months}/${data.documentId}`)
  await arrived(2)
  const of = { type: 'api::hijri-month.hijri-month', documentId: data.documentId }
  expect(messages()).toEqual([
    { event: 'entry.publish', ...of },
    { event: 'entry.delete', ...of },
  ])
})

it('Publishing notifies the site, signed, without the content', async () => {
  const { documentId, slug, date } = await announcement('office-hours')
  const began = Math.floor(Date.now() / 1000)
  const title = 'عنوانی تازه'
  await administrator('PUT', `${entries}/${documentId}?locale=fa`, { title, slug, date })
  await administrator('POST', `${entries}/${documentId}/actions/publish?locale=fa`, { title, slug, date })
  await arrived(1)
  // The draft was saved first and must not be notified.
  expect(messages()).toEqual([{ event: 'entry.publish', type, documentId }])

  const [message] = inbox
  if (!message) throw new Error('No message came.')
  const { headers, body } = message
  const [id, timestamp] = [headers['webhook-id'], headers['webhook-timestamp']]
  const right = createHmac('sha256', WEBHOOK_SECRET).update(`${id}.${timestamp}.${body}`).digest('base64')
  expect(headers['webhook-signature']).toBe(`v1,${right}`)
  expect(Number(timestamp)).toBeGreaterThanOrEqual(began)
  expect(Number(timestamp)).toBeLessThanOrEqual(Date.now() / 1000)
  expect(JSON.stringify(headers)).not.toContain(WEBHOOK_SECRET)
})

it('The site is notified when the other language has the shared fields, too', async () => {
  const { documentId, slug, title } = await announcement('office-hours')
  let date: string | undefined
  readAtArrival = async () => {
    date = (await read(`anouncements?filters[slug]=${slug}&locale=en`, {}, server.url)).body.data[0].date
  }
  await administrator('POST', `${entries}/${documentId}/actions/publish?locale=fa`, {
    title,
    slug,
    date: '2026-05-06',
  })
  await expect.poll(() => date).toBe('2026-05-06')
  expect(inbox).toHaveLength(1)
})

it('Unpublishing and deleting notify the site', async () => {
  const { documentId } = await announcement('evening-parking')
  await administrator('POST', `${entries}/${documentId}/actions/unpublish?locale=fa`, {})
  await arrived(1)
  await administrator('DELETE', `${entries}/${documentId}?locale=*`)
  await arrived(3)
  const [first, ...others] = messages()
  expect(first).toEqual({ event: 'entry.unpublish', type, documentId })
  // Now it is public in no language, so its address is one that it had.
  expect(others).toHaveLength(2)
  expect(others).toContainEqual({ event: 'entry.delete', type, documentId })
  expect(others).toContainEqual({ event: 'entry.publish', type: 'centre::previous-address', documentId })
})

it('Types that only administrators see, such as a message, do not notify the site', async () => {
  const data = { name: 'A visitor', body: 'A question', language: 'en' }
  const { data: message } = await administrator(
    'POST',
    '/content-manager/collection-types/api::message.message',
    data,
  )
  await administrator(
    'DELETE',
    `/content-manager/collection-types/api::message.message/${message.documentId}`,
  )
  const { documentId, title, slug, date } = await announcement('office-hours')
  await administrator('POST', `${entries}/${documentId}/actions/publish?locale=fa`, { title, slug, date })
  await arrived(1)
  expect(messages().map((it) => it.type)).toEqual([type])
})

it('A changed picture notifies the site', async () => {
  const files = await read('upload/files?filters[name]=cover-tulips.webp', {}, server.url)
  const form = new FormData()
  form.set('fileInfo', JSON.stringify({ alternativeText: 'لاله‌ها' }))
  const session = await fetch(`${server.url}/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'admin@example.org', password: 'Correct-Horse-7' }),
  })
  const { data } = (await session.json()) as { data: { token: string } }
  await fetch(`${server.url}/upload?id=${files.body[0].id}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${data.token}` },
    body: form,
  })
  await arrived(1)
  expect(messages()).toMatchObject([{ event: 'media.update', type: 'plugin::upload.file' }])
})

it('The notification of an unavailable site is retried, with the same id', async () => {
  refusals = 1
  const { documentId, title, slug, date } = await announcement('office-hours')
  await administrator('POST', `${entries}/${documentId}/actions/publish?locale=fa`, { title, slug, date })
  await arrived(2)
  const [first, second] = inbox
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
  expect(second?.body).toBe(first?.body)
})
