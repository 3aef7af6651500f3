import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createRestClient } from '@islamic-centre/rest-client'
import { afterAll, expect, it } from 'vitest'
import { clockTimeOf } from '../src/dates/centre-time.ts'
import { administratorOf } from './administrator.ts'
import { emptyData, removeData } from './data.ts'
import { publishEvent } from './sign-up-event.ts'
import { type ContentServer, startContentServer } from './start-content-server.ts'

const token = 'the-token-that-the-site-has-here'
const dayMs = 86_400_000
const about = '/content-manager/single-types/api::about.about?locale=fa'
const content = await emptyData()
const clock = path.join(content.dataDir, 'moved-clock')
afterAll(() => removeData(content))

const goToDay = (day: number) => writeFileSync(clock, String(day * dayMs))

async function onDay(day: number, use: (server: ContentServer) => Promise<void>) {
  goToDay(day)
  const movedClock = fileURLToPath(new URL('../../web/e2e/moved-clock.ts', import.meta.url))
  const env = { MOVED_CLOCK: clock, NODE_OPTIONS: `--import=${movedClock}`, SITE_API_TOKEN: token }
  const server = await startContentServer({
    demoContent: 'off',
    ...content,
    env: { ...content.env, ...env },
  })
  try {
    await use(server)
  } finally {
    await server.stop()
  }
}

const write = ({ url }: ContentServer, body: string) =>
  createRestClient({ baseUrl: url, token }).messages.create({
    data: { name: 'Reader', phone: '416 555 0100', body, language: 'en' },
  })

/** The texts of the messages in the panel; a session of before the clock moved has ended. */
async function messagesOf({ url }: ContentServer): Promise<string[]> {
  const administrator = await administratorOf(url)
  const { results } = await administrator('GET', '/content-manager/collection-types/api::message.message')
  return results.map(({ body }: { body: string }) => body)
}

/** The names of those who have signed up for events. */
async function registrationsOf({ url }: ContentServer): Promise<string[]> {
  const administrator = await administratorOf(url)
  const list = '/content-manager/collection-types/api::registration.registration'
  const { results } = await administrator('GET', list)
  return results.map(({ name }: { name: string }) => name)
}

/** Signs up for an event that begins half a day after a day, on a clock that is ahead by days. */
async function signUp({ url }: ContentServer, day: number) {
  const startsAt = new Date(Date.now() + (day + 0.5) * dayMs).toISOString()
  const event = await publishEvent(await administratorOf(url), 'supper', { places: 2 }, startsAt)
  const occurrence = clockTimeOf(new Date(startsAt)).date
  const person = { name: 'Guest', email: 'guest@example.org', adults: 1, children: 0, answers: [] }
  const response = await fetch(`${url}/api/sign-ups`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ ...person, event, occurrence, language: 'en' }),
  })
  expect(await response.json()).toEqual({ data: { outcome: 'confirmed' } })
}

const pages = '/content-manager/collection-types/api::page.page'
let changed = ''
let deleted = ''

async function writeVersions({ url }: ContentServer) {
  const administrator = await administratorOf(url)
  const make = async (slug: string): Promise<string> =>
    (await administrator('POST', `${pages}?locale=fa`, { title: slug, slug })).data.documentId
  changed = await make('changed')
  await administrator('PUT', `${pages}/${changed}?locale=fa`, { title: 'پس از آن' })
  deleted = await make('deleted')
  await administrator('DELETE', `${pages}/${deleted}?locale=*`)
  await administrator('PUT', '/content-manager/bin/retention', { days: 1050 })
}

/** How many versions the changed entry has, and how many deletions the bin. */
async function keptVersions({ url }: ContentServer) {
  const administrator = await administratorOf(url)
  const path = `/content-manager/versions/api::page.page/${changed}?locale=fa`
  const { versions } = await administrator('GET', path)
  const { deletions } = await administrator('GET', '/content-manager/bin')
  return [versions.length, deletions.length]
}

it('Messages, registrations, replaced versions and rows of the change log are deleted for good after their days: each night, and at the start', async () => {
  await onDay(0, async (server) => {
    await write(server, 'first')
    await writeVersions(server)
    expect(await keptVersions(server)).toEqual([2, 1])
    const administrator = await administratorOf(server.url)
    await administrator('PUT', about, { title: 'کانون', messageRetentionDays: 90 })
  })

  await onDay(1000, async (server) => {
    expect(server.logs()).toContain('Rows of the change log older than 365 days were deleted')
    expect(await keptVersions(server)).toEqual([2, 1])
    // The number was not published.
    expect(await messagesOf(server)).toEqual(['first'])
    await write(server, 'second')
    await signUp(server, 1000)
    const administrator = await administratorOf(server.url)
    const publish = (messageRetentionDays: number) =>
      administrator('POST', about.replace('?', '/actions/publish?'), { title: 'کانون', messageRetentionDays })
    await expect(publish(29)).rejects.toThrow('400')
    await publish(90)
    await administrator('PUT', '/content-manager/change-log/retention', { days: 60 })
    goToDay(1089)
    await expect.poll(server.logs).toContain('Messages older than 90 days were deleted: 1')
    expect(await messagesOf(server)).toEqual(['second'])
    expect(await registrationsOf(server)).toEqual(['Guest'])
    await expect.poll(server.logs).toContain('Versions replaced more than 1050 days ago were deleted: 3')
    await expect.poll(server.logs).toContain('Rows of the change log older than 60 days were deleted')
    // The latest version stays, however old.
    expect(await keptVersions(server)).toEqual([1, 0])
  })

  await onDay(1092, async (server) => {
    expect(server.logs()).toContain('Registrations for events more than 90 days ago were deleted: 1')
    expect(await registrationsOf(server)).toEqual([])
    expect(await messagesOf(server)).toEqual([])
  })
})
