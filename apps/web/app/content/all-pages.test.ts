import { expect, test } from 'vitest'
import { readAllPages } from './all-pages.server.ts'

test('every page of a list is read, and no page after the last', async () => {
  const asked: number[] = []
  const read = async ({ page }: { page: number }) => {
    asked.push(page)
    return { data: [`first of ${page}`, `second of ${page}`], meta: { pagination: { pageCount: 3 } } }
  }
  expect(await readAllPages(read)).toHaveLength(6)
  expect(asked).toEqual([1, 2, 3])
})

test('an empty list is one page', async () => {
  const read = async () => ({ data: [], meta: { pagination: { pageCount: 0 } } })
  expect(await readAllPages(read)).toEqual([])
})
