import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Administrator, administratorOf } from './administrator.ts'
import { removeData, seededCopy } from './data.ts'
import { read } from './reading.ts'
import { type ContentServer, startContentServer } from './start-content-server.ts'

const type = 'api::anouncement.anouncement'
const entries = `/content-manager/collection-types/${type}`
const content = await seededCopy()

interface Row {
  id: number
  documentId: string
  updatedAt: string
  createdAt: string
}

let server: ContentServer
let administrator: Administrator

beforeAll(async () => {
  server = await startContentServer({ demoContent: 'once', ...content })
  administrator = await administratorOf(server.url)
})
afterAll(async () => {
  await server.stop()
  removeData(content)
})

/** What the site compares each minute: how many entries there are, and which were published last. */
async function newest(locale: 'fa' | 'en'): Promise<{ rows: Row[]; total: number }> {
  const query = `fields[0]=updatedAt&fields[1]=createdAt&sort[0]=id:desc&pagination[pageSize]=10&locale=${locale}`
  const { body } = await read(`anouncements?${query}`, {}, server.url)
  const text = `{ anouncements_connection(locale: "${locale}", sort: ["id:desc"], pagination: { page: 1, pageSize: 10 })
    { nodes { id documentId updatedAt createdAt } pageInfo { pageCount total } } }`
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: text }),
  })
  const { nodes, pageInfo } = ((await response.json()) as { data: { anouncements_connection: never } }).data
    .anouncements_connection as { nodes: (Omit<Row, 'id'> & { id: string })[]; pageInfo: { total: number } }
  // Both ways give the same.
  expect(nodes.map((it) => ({ ...it, id: Number(it.id) }))).toEqual(
    body.data.map(({ id, documentId, updatedAt, createdAt }: Row) => ({
      id,
      documentId,
      updatedAt,
      createdAt,
    })),
  )
  expect(pageInfo.total).toBe(body.meta.pagination.total)
  return { rows: body.data, total: body.meta.pagination.total }
}

const bySlug = async (slug: string, locale: 'fa' | 'en') =>
  (await read(`anouncements?filters[slug]=${slug}&locale=${locale}`, {}, server.url)).body.data[0]

it('Each publication is a row with a higher id, however old its draft is, and of the same creation', async () => {
  const { rows, total } = await newest('fa')
  const oldest = rows.at(-1) as Row
  await administrator('POST', `${entries}/actions/bulkPublish`, {
    documentIds: [oldest.documentId],
    locale: ['fa'],
  })
  const after = await newest('fa')
  expect(after.total).toBe(total)
  expect(after.rows[0]?.documentId).toBe(oldest.documentId)
  expect(after.rows[0]?.id).toBeGreaterThan(rows[0]?.id ?? Number.NaN)
  expect(after.rows[0]?.createdAt).toBe(oldest.createdAt)
})

it('A language that gets what is shared with what is published keeps its row, of another time', async () => {
  const [fa, en] = [await bySlug('office-hours', 'fa'), await bySlug('office-hours', 'en')]
  const { documentId, slug, title } = fa
  await administrator('POST', `${entries}/${documentId}/actions/publish?locale=fa`, {
    title,
    slug,
    date: '2026-05-07',
  })
  const after = await bySlug('office-hours', 'en')
  expect(after.date).toBe('2026-05-07')
  expect([after.id, after.updatedAt > en.updatedAt]).toEqual([en.id, true])
  expect((await newest('fa')).rows[0]?.documentId).toBe(documentId)
})

it('What is withdrawn or deleted is not counted, and not found by its id; what is saved changes nothing', async () => {
  const { documentId, slug, date } = await bySlug('evening-parking', 'fa')
  const before = await newest('fa')
  await administrator('PUT', `${entries}/${documentId}?locale=fa`, { title: 'a draft', slug, date })
  expect(await newest('fa')).toEqual(before)
  const named = async () =>
    (
      await read(
        `anouncements?filters[documentId][$in][0]=${documentId}&locale=fa&sort[0]=id`,
        {},
        server.url,
      )
    ).body.data.length
  expect(await named()).toBe(1)
  await administrator('POST', `${entries}/${documentId}/actions/unpublish?locale=fa`, {})
  expect([(await newest('fa')).total, await named()]).toEqual([before.total - 1, 0])
  await administrator('POST', `${entries}/${documentId}/actions/publish?locale=fa`, {
    title: 'again',
    slug,
    date,
  })
  expect([(await newest('fa')).total, await named()]).toEqual([before.total, 1])
  await administrator('DELETE', `${entries}/${documentId}?locale=*`)
  expect([(await newest('fa')).total, await named()]).toEqual([before.total - 1, 0])
})
