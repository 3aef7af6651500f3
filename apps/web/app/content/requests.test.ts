import { expect, test, vi } from 'vitest'
import { log } from '../platform/log.server.ts'
import { readAllPages } from './requests.server.ts'

// The log reads the environment of a site.
vi.mock('../platform/log.server.ts', () => ({ log: { warn: vi.fn() } }))

const pageOf = (page: number, entries = 100) =>
  Array.from({ length: entries }, (_, at) => ({ id: page * 100 + at }))

test('every page of a list is read, and no page after the last', async () => {
  const requests: number[] = []
  const read = async ({ page }: { page: number }) => {
    requests.push(page)
    return { data: [`first of ${page}`, `second of ${page}`], meta: { pagination: { pageCount: 3 } } }
  }
  expect(await readAllPages('posts', read)).toHaveLength(6)
  expect(requests).toEqual([1, 2, 3])
})

test('an empty list is one page', async () => {
  const read = async () => ({ data: [], meta: { pagination: { pageCount: 0 } } })
  expect(await readAllPages('posts', read)).toEqual([])
})

test('a list of more than 10,000 entries is read to its end', async () => {
  const read = async ({ page }: { page: number }) => ({
    data: pageOf(page),
    meta: { pagination: { pageCount: 105 } },
  })
  expect(await readAllPages('posts', read)).toHaveLength(10_500)
})

test('a list that does not say its length ends with a page that is not full', async () => {
  const read = async ({ page }: { page: number }) => ({ data: pageOf(page, page === 3 ? 40 : 100) })
  expect(await readAllPages('posts', read)).toHaveLength(240)
})

test('a list that does not end is cut, which is logged once', async () => {
  for (let times = 0; times < 2; times++)
    expect(await readAllPages('endless', async ({ page }) => ({ data: pageOf(page) }))).toHaveLength(100_000)
  expect(vi.mocked(log.warn).mock.calls).toEqual([
    [{ event: 'content_cut', content: 'endless', entries: 100_000 }],
  ])
})

test('a total that is too large requests one page beyond the last', async () => {
  const requests: number[] = []
  const read = async ({ page }: { page: number }) => {
    requests.push(page)
    return { data: page > 2 ? [] : pageOf(page), meta: { pagination: { pageCount: 10_000_000 } } }
  }
  expect(await readAllPages('posts', read)).toHaveLength(200)
  expect(requests).toEqual([1, 2, 3])
})

test('a content server that gives the same page again and again is a failure, found at the second', async () => {
  const requests: number[] = []
  const read = async ({ page }: { page: number }) => {
    requests.push(page)
    return { data: pageOf(0) }
  }
  await expect(readAllPages('posts', read)).rejects.toThrow('the same')
  expect(requests).toEqual([1, 2])
})

test('an answer that is no list is a failure', async () => {
  for (const wrong of ['text', {}, null, undefined])
    await expect(
      readAllPages('posts', async () => ({ data: wrong as never, meta: { pagination: {} } })),
    ).rejects.toThrow('no list')
})
