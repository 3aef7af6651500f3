import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyServer } from './empty-server.ts'
import { type PanelAccount, panelAccount, requestsOf } from './panel-account.ts'
import { read } from './reading.ts'

const server = await emptyServer()
const { administrator } = server
const type = 'api::anouncement.anouncement'
const schedule = `/content-manager/schedule/${type}`
const entries = (uid: string) => `/content-manager/collection-types/${uid}`

type Send = Awaited<ReturnType<typeof requestsOf>>
type Times = { publishAt?: string | null; unpublishAt?: string | null; locales?: string[] }

interface Row {
  action: string
  locale: string
  state: string
  reason: string | null
  at: string
  scheduledBy: string
  finishedAt: string | null
}

let editor: Send
let author: Send
let second: Send
let editorAccount: PanelAccount

beforeAll(async () => {
  editorAccount = await panelAccount(administrator, 'strapi-editor', 'Laleh')
  editor = await requestsOf(server.url, editorAccount)
  second = await requestsOf(server.url, await panelAccount(administrator, 'strapi-editor', 'Kaveh'))
  author = await requestsOf(server.url, await panelAccount(administrator, 'strapi-author', 'Shirin'))
})
afterAll(() => server.giveBack())

/** In so many seconds. */
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
/** Later than a slow machine needs to schedule it: a time that has passed is refused. */
const soon = () => inSeconds(5)
const later = () => inSeconds(3600)

/** An announcement in both languages, written by somebody. */
async function announcement(send: Send, slug: string) {
  const { body } = await send('POST', `${entries(type)}?locale=fa`, {
    title: 'خبر',
    slug,
    date: '2026-12-01',
  })
  const { documentId } = body.data
  const english = { title: 'News', slug, date: '2026-12-01' }
  await send('PUT', `${entries(type)}/${documentId}?locale=en`, english)
  return documentId as string
}

const set = (send: Send, documentId: string, times: Times, uid = type) =>
  send('PUT', `/content-manager/schedule/${uid}/${documentId}?locale=fa`, {
    publishAt: null,
    unpublishAt: null,
    locales: ['fa', 'en'],
    ...times,
  })

const rowsOf = async (documentId: string, uid = type): Promise<Row[]> =>
  (await editor('GET', `/content-manager/schedule/${uid}/${documentId}?locale=fa`)).body.actions
const states = async (documentId: string, uid = type) =>
  (await rowsOf(documentId, uid)).map(({ action, locale, state }) => `${action} ${locale}: ${state}`).sort()

const published = async (slug: string, locale: string) =>
  (await read(`anouncements?filters[slug]=${slug}&locale=${locale}`, {}, server.url)).body.data

const message = async (answer: ReturnType<typeof set>) => (await answer).body.error.message as string

describe('What is scheduled', () => {
  it('is published at its time in both languages and unpublished at its time, once', async () => {
    const id = await announcement(editor, 'both-times')
    const other = await announcement(editor, 'persian-only')
    const changed = await announcement(editor, 'changed-and-cancelled')
    const { status, body } = await set(editor, id, { publishAt: soon(), unpublishAt: later() })
    expect([status, body.mayPublish, body.locales.sort()]).toEqual([200, true, ['en', 'fa']])
    expect(body.actions).toHaveLength(4)
    expect(body.actions[0]).toMatchObject({ action: 'publish', scheduledBy: 'Laleh', state: 'scheduled' })
    await set(editor, other, { publishAt: soon(), locales: ['fa'] })
    // Long enough to be changed before it on a slow machine.
    const replaced = inSeconds(20)
    await set(editor, changed, { publishAt: replaced })
    await set(second, changed, { publishAt: later(), locales: ['fa'] })
    await set(second, changed, { locales: ['en'] })

    await expect.poll(() => states(id)).toContain('publish fa: done')
    await expect.poll(() => states(id)).toContain('publish en: done')
    expect(await published('both-times', 'fa')).toMatchObject([{ title: 'خبر' }])
    const [first] = await published('both-times', 'en')
    expect(first).toMatchObject({ title: 'News' })
    await expect.poll(() => states(other)).toEqual(['publish fa: done'])
    expect(await published('persian-only', 'en')).toEqual([])
    await expect.poll(() => Date.now()).toBeGreaterThan(Date.parse(replaced) + 2000)
    expect(await states(changed)).toEqual(['publish fa: scheduled'])
    expect(await rowsOf(changed)).toMatchObject([{ scheduledBy: 'Kaveh' }])
    expect(await published('changed-and-cancelled', 'fa')).toEqual([])

    await set(editor, id, { publishAt: null, unpublishAt: soon(), locales: ['en'] })
    await expect.poll(() => states(id)).toContain('unpublish en: done')
    expect(await published('both-times', 'en')).toEqual([])
    expect(await published('both-times', 'fa')).toHaveLength(1)
  })

  it('is refused with a sentence in the language of the panel if it cannot be', async () => {
    const id = await announcement(editor, 'refused')
    const past = '2026-01-01T12:00:00.000Z'
    expect(await message(set(editor, id, { publishAt: past }))).toMatch('This time has passed')
    const reversed = { publishAt: inSeconds(7200), unpublishAt: later() }
    expect(await message(set(editor, id, reversed))).toMatch('not after the time to publish')
    expect(await message(set(editor, id, { unpublishAt: later() }))).toMatch('It is not published')
    expect(await message(set(editor, id, { publishAt: '? tomorrow' }))).toMatch('Write the date')
    const { body } = await editor('POST', `${entries(type)}?locale=fa`, { title: 'x', slug: 'no-english' })
    const incomplete = body.data.documentId
    expect(await message(set(editor, incomplete, { publishAt: later(), locales: ['en'] }))).toMatch(
      'no English text',
    )
    expect(await message(set(editor, incomplete, { publishAt: later(), locales: ['fa'] }))).toMatch(
      'Missing, wrong or already in use: Date',
    )
    const cookie = await fetch(`${server.url}${schedule}/${id}`, {
      method: 'PUT',
      headers: { ...server.headers, 'Content-Type': 'application/json', 'Accept-Language': 'fa' },
      body: JSON.stringify({ publishAt: past, unpublishAt: null, locales: ['fa'] }),
    })
    expect(await cookie.text()).toContain('این زمان گذشته است')
    expect(await states(id)).toEqual([])
    expect(await published('refused', 'fa')).toEqual([])
  })

  it('is refused where the site would not show it, and fails with the reason if that comes later', async () => {
    const videos = 'api::video-gallery.video-gallery'
    const save = (data: object, path = '') =>
      editor(path ? 'PUT' : 'POST', `${entries(videos)}${path}?locale=fa`, { title: 'فیلم', ...data })
    const { documentId } = (await save({ slug: 'film' })).body.data
    const persian = { locales: ['fa'] }
    expect(await message(set(editor, documentId, { ...persian, publishAt: later() }, videos))).toMatch(
      'does not show this video',
    )
    const url = 'https://vimeo.com/76979871'
    await save({ url }, `/${documentId}`)
    // The address is taken away before the time has come, on a slow machine too.
    expect((await set(editor, documentId, { ...persian, publishAt: inSeconds(15) }, videos)).status).toBe(200)
    expect((await save({ url: '' }, `/${documentId}`)).status).toBe(200)
    await expect.poll(() => states(documentId, videos)).toEqual(['publish fa: failed'])
    const [failed] = await rowsOf(documentId, videos)
    expect(failed?.reason).toMatch('does not show this video')
    const query = 'from=2020-01-01T00:00:00.000Z&to=2020-01-02T00:00:00.000Z'
    const { body } = await second('GET', `/content-manager/schedule?${query}`)
    expect(body).toContainEqual(expect.objectContaining({ documentId, title: 'فیلم', state: 'failed' }))

    await save({ url }, `/${documentId}`)
    await set(editor, documentId, { ...persian, publishAt: soon() }, videos)
    await expect.poll(() => states(documentId, videos)).toEqual(['publish fa: done'])
    const film = await read('videoGalleries?filters[slug]=film&locale=fa', {}, server.url)
    expect(film.body.data).toMatchObject([{ url }])
  })

  it('ends when an editor publishes, unpublishes or deletes by hand', async () => {
    const id = await announcement(editor, 'by-hand')
    await set(editor, id, { publishAt: later(), unpublishAt: inSeconds(7200) })
    const values = { title: 'خبر', slug: 'by-hand', date: '2026-12-01' }
    const act = (action: string) =>
      editor('POST', `${entries(type)}/${id}/actions/${action}?locale=fa`, values)
    expect((await act('publish')).status).toBe(200)
    expect(await states(id)).toEqual([
      'publish en: scheduled',
      'unpublish en: scheduled',
      'unpublish fa: scheduled',
    ])
    expect((await act('unpublish')).status).toBe(200)
    expect(await states(id)).toEqual(['publish en: scheduled', 'unpublish en: scheduled'])
    await editor('DELETE', `${entries(type)}/${id}?locale=*`)
    const { body } = await editor('GET', schedule)
    expect(body.map(({ documentId }: { documentId: string }) => documentId)).not.toContain(id)
  })
})

describe('An author', () => {
  it('sees when the own text is published, and sets no time', async () => {
    const id = await announcement(author, 'of-shirin')
    expect((await set(author, id, { publishAt: later() })).status).toBe(403)
    await set(editor, id, { publishAt: later() })
    expect((await set(author, id, {})).status).toBe(403)
    const { body } = await author('GET', `${schedule}/${id}?locale=fa`)
    expect([body.mayPublish, body.actions.length]).toEqual([false, 2])
    const titles = async (send: Send) =>
      (await send('GET', schedule)).body.map(({ documentId }: { documentId: string }) => documentId)
    expect(await titles(author)).toContain(id)
    const foreign = await announcement(editor, 'of-laleh')
    await set(editor, foreign, { publishAt: later() })
    expect(await titles(author)).not.toContain(foreign)
    expect((await author('GET', `${schedule}/${foreign}?locale=fa`)).status).toBe(403)
    expect((await fetch(`${server.url}${schedule}`)).status).toBe(401)
  })

  it('does not publish a text that no editor has seen by changing it after its time was set', async () => {
    const id = await announcement(author, 'changed-afterwards')
    const change = (send: Send, locale: string, values: object) =>
      send('PUT', `${entries(type)}/${id}?locale=${locale}`, {
        title: 'تازه',
        slug: 'changed-afterwards',
        date: '2026-12-01',
        ...values,
      })
    await set(editor, id, { publishAt: later() })
    expect((await change(editor, 'fa', { title: 'از ویراستار' })).status).toBe(200)
    expect(await states(id)).toEqual(['publish en: scheduled', 'publish fa: scheduled'])
    expect((await change(author, 'fa', {})).status).toBe(200)
    expect(await states(id)).toEqual(['publish en: scheduled', 'publish fa: failed'])
    expect((await rowsOf(id)).find(({ locale }) => locale === 'fa')?.reason).toMatch(
      /^Shirin, who may not publish/,
    )
    // A date is that of both languages.
    await change(author, 'fa', { date: '2026-12-24' })
    expect(await states(id)).toEqual(['publish en: failed', 'publish fa: failed'])
    await set(editor, id, { publishAt: later() })
    expect(await states(id)).toEqual(['publish en: scheduled', 'publish fa: scheduled'])
  })
})

it('A type without drafts, an unknown one and an unknown entry have no schedule', async () => {
  for (const path of ['api::message.message', 'api::nothing.nothing', 'admin::user', `${type}/unknown`])
    expect((await editor('GET', `/content-manager/schedule/${path}`)).status, path).toBe(404)
})
