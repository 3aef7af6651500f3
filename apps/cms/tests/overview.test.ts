import { afterAll, beforeAll, expect, it } from 'vitest'
import { emptyServer } from './empty-server.ts'
import { type PanelAccount, panelAccount, requestsOf } from './panel-account.ts'
import { pngPicture } from './png-picture.ts'
import { uploadForm } from './upload-form.ts'

const server = await emptyServer()
const { administrator } = server
const entries = '/content-manager/collection-types/api::anouncement.anouncement'

let author: PanelAccount
let editor: PanelAccount

beforeAll(async () => {
  author = await panelAccount(administrator, 'strapi-author', 'Mina')
  editor = await panelAccount(administrator, 'strapi-editor', 'Reza')
})

afterAll(() => server.giveBack())

it('A list has the state of each entry in each language: missing, draft, changed or published', async () => {
  const { results: created } = await administrator('GET', `${entries}?locale=fa`)
  const entry = (title: string) => ({ title, slug: 'states', date: '2026-11-24' })
  const { data } = await administrator('POST', `${entries}?locale=fa`, entry('وضعیت'))
  const languages = async (locale = 'fa') => {
    const { results } = await administrator('GET', `${entries}?locale=${locale}&filters[slug]=states`)
    return results.map((it: { languages: object }) => it.languages)
  }
  expect(await languages()).toEqual([{ fa: 'draft', en: 'missing' }])
  await administrator('POST', `${entries}/${data.documentId}/actions/publish?locale=fa`, entry('وضعیت'))
  expect(await languages()).toEqual([{ fa: 'published', en: 'missing' }])
  await administrator('PUT', `${entries}/${data.documentId}?locale=en`, entry('States'))
  await administrator('PUT', `${entries}/${data.documentId}?locale=fa`, entry('وضعیت‌ها'))
  expect(await languages('en')).toEqual([{ fa: 'modified', en: 'draft' }])
  await administrator('DELETE', `${entries}/${data.documentId}?locale=*`)
  expect((await administrator('GET', `${entries}?locale=fa`)).results).toHaveLength(created.length)
})

it('The start page lists what is in one language only, not described or not answered, by the permissions of the user', async () => {
  const { data: entry } = await administrator('POST', `${entries}?locale=fa`, {
    title: 'تنها فارسی',
    slug: 'in-persian-only',
    date: '2026-11-24',
  })
  await administrator('POST', `${entries}/${entry.documentId}/actions/publish?locale=fa`, {})
  const file = ['undescribed.png', await pngPicture(), 'image/png'] as const
  await fetch(`${server.url}/upload`, {
    method: 'POST',
    headers: server.headers,
    body: uploadForm([[...file]]),
  })
  const messages = '/content-manager/collection-types/api::message.message'
  const { data: message } = await administrator('POST', messages, {
    name: 'Sara',
    body: 'Salam',
    language: 'fa',
  })

  const overviewOf = async (account: PanelAccount) => {
    const send = await requestsOf(server.url, account)
    const parts = ['translations', 'pictures', 'messages'].map(async (part) => {
      const { body } = await send('GET', `/content-manager/overview/${part}`)
      return body.first[0]
    })
    return Promise.all(parts)
  }
  expect(await overviewOf(editor)).toMatchObject([
    { documentId: entry.documentId, title: 'تنها فارسی', locale: 'en', hasDraft: false },
    { name: 'undescribed.png', locales: ['fa', 'en'] },
    { documentId: message.documentId, name: 'Sara' },
  ])
  expect(await overviewOf(author)).toMatchObject([undefined, { name: 'undescribed.png' }, undefined])
  await administrator('PUT', `${messages}/${message.documentId}`, { handled: true })
  expect((await overviewOf(editor))[2]?.documentId).not.toBe(message.documentId)
  await administrator('DELETE', `${messages}/${message.documentId}`)
  await administrator('DELETE', `${entries}/${entry.documentId}?locale=*`)
})

it('The start page lists what is planned, of the entries that the user may read, and says how many there are', async () => {
  const asEditor = await requestsOf(server.url, editor)
  const type = 'api::anouncement.anouncement'
  const titles = ['برنامه یک', 'برنامه دو']
  const planned: string[] = []
  for (const [at, title] of titles.entries()) {
    const entry = { title, slug: `planned-${at}`, date: '2026-12-01' }
    const { documentId } = (await asEditor('POST', `${entries}?locale=fa`, entry)).body.data
    planned.push(documentId)
    await asEditor('PUT', `/content-manager/schedule/${type}/${documentId}?locale=fa`, {
      publishAt: new Date(Date.now() + (2 - at) * 600_000),
      unpublishAt: null,
      locales: ['fa'],
    })
  }
  const listOf = async (account: PanelAccount) => {
    const send = await requestsOf(server.url, account)
    const { total, first } = (await send('GET', '/content-manager/overview/schedule')).body
    const mine = first.filter((it: { documentId: string }) => planned.includes(it.documentId))
    return { total, mine }
  }
  const { total, mine } = await listOf(editor)
  expect(mine).toMatchObject([
    { title: 'برنامه دو', action: 'publish', state: 'scheduled', locale: 'fa' },
    { title: 'برنامه یک', action: 'publish', state: 'scheduled', locale: 'fa' },
  ])
  expect((await listOf(author)).mine).toEqual([])
  for (const id of planned) await administrator('DELETE', `${entries}/${id}?locale=*`)
  expect((await listOf(editor)).total).toBe(total - 2)
})

it('The start page counts all that is in one language only, and shows the latest with its draft', async () => {
  const asEditor = await requestsOf(server.url, editor)
  const translations = async () => (await asEditor('GET', '/content-manager/overview/translations')).body
  const before = await translations()
  const made: string[] = []
  for (let at = 0; at < 10; at++) {
    const entry = { title: `یک‌زبانه ${at}`, slug: `one-language-${at}`, date: '2026-12-01' }
    const { documentId } = (await asEditor('POST', `${entries}?locale=fa`, entry)).body.data
    await asEditor('POST', `${entries}/${documentId}/actions/publish?locale=fa`, entry)
    made.push(documentId)
  }
  const [first = '', second = ''] = made
  const english = { title: 'One language', slug: 'one-language-0', date: '2026-12-01' }
  await asEditor('PUT', `${entries}/${first}?locale=en`, english)
  await asEditor('PUT', `${entries}/${second}?locale=en`, { ...english, slug: 'one-language-1' })
  await asEditor('POST', `${entries}/${second}/actions/publish?locale=en`, {})
  // Published anew, so that it is the latest.
  await asEditor('POST', `${entries}/${first}/actions/publish?locale=fa`, { title: 'تازه‌ترین' })
  const { total, first: shown } = await translations()
  expect([total, shown.length]).toEqual([before.total + 9, 8])
  expect(shown[0]).toMatchObject({ documentId: first, title: 'تازه‌ترین', locale: 'en', hasDraft: true })
  for (const id of made) await administrator('DELETE', `${entries}/${id}?locale=*`)
  expect((await translations()).total).toBe(before.total)
})
