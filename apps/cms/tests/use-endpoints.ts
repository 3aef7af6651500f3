import { RestError } from '@islamic-centre/rest-client'
import { expect } from 'vitest'

/** The error of a call that must be refused. */
export const refused = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('the call must be refused'),
    (error: unknown) => {
      expect(error).toBeInstanceOf(RestError)
      return error as RestError
    },
  )

/** The common behaviour of the five single types. */
export interface Single {
  get(query: object): Promise<{ data: { id: number; locale: string } }>
  update(body: { data: object }, query: object): Promise<{ data: { id: number } }>
  localize(body: object): Promise<{ data: { locale: string } }>
  delete(query?: object): Promise<number>
}

/** Reads, changes, translates and deletes the entry of a single type. */
export async function useSingle(read: Single, write: Single) {
  const { data } = await read.get({
    sort: 'createdAt:desc',
    pagination: { page: 1, pageSize: 5, withCount: true },
    fields: ['createdAt', 'locale'],
    populate: '*',
    locale: 'en',
  })
  expect(data.locale).toBe('en')
  await read.get({ pagination: { start: 0, limit: 5 } })

  const changed = await write.update({ data: {} }, { locale: 'fa' })
  expect(changed.data.id).toBeGreaterThan(0)
  expect((await write.localize({ locale: 'en' })).data.locale).toBe('en')
  const { id } = (await read.get({ locale: 'fa' })).data
  expect(await write.delete()).toBe(id)
  expect(await refused(write.get({ locale: 'fa' }))).toMatchObject({ status: 404, code: 'NotFoundError' })
}

export interface Collection {
  list(query: object): Promise<{ data: { documentId: string }[]; meta: { pagination: { total: number } } }>
  get(id: string, query?: object): Promise<{ data: { id: number; title: string } }>
  create(body: { data: object }, query?: object): Promise<{ data: { documentId: string } }>
  update(id: string, body: { data: object }, query?: object): Promise<{ data: { title: string } }>
  localize(id: string, body: object): Promise<{ data: { locale: string; documentId: string } }>
  delete(id: string, query?: object): Promise<number>
}

/** Lists a collection, adds an entry, changes, translates and deletes it. */
export async function useCollection(
  read: Collection,
  write: Collection,
  { fields, ...locale }: { fields: object; locale?: string },
) {
  const list = await read.list({
    sort: 'createdAt:desc',
    pagination: { page: 1, pageSize: 2, withCount: true },
    fields: ['title'],
    populate: '*',
    ...locale,
  })
  expect(list.data).toHaveLength(2)
  expect(list.meta.pagination.total).toBeGreaterThan(2)

  const { documentId } = (await write.create({ data: fields })).data
  const changed = await write.update(documentId, { data: { title: 'تغییریافته' } })
  expect(changed.data.title).toBe('تغییریافته')
  const english = await write.localize(documentId, { locale: 'en', title: 'Added' })
  expect(english.data).toMatchObject({ locale: 'en', documentId })
  const { id, title } = (await read.get(documentId, { locale: 'en', populate: '*' })).data
  expect(title).toBe('Added')
  expect(await write.delete(documentId, { locale: 'en' })).toBe(id)
  expect(await refused(write.get(documentId, { locale: 'en' }))).toMatchObject({ status: 404 })
}
