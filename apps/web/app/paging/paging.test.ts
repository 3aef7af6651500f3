import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageCount, pageOf, parsePage, pathOfPage } from './paging.ts'
import { requestedPage } from './requested-page.server.ts'

test('every entry of a list is on one of its pages, in its order, and no page is longer than it may be', () => {
  fc.assert(
    fc.property(fc.nat(500), fc.integer({ min: 1, max: 60 }), (length, size) => {
      const list = Array.from({ length }, (_, at) => at)
      const pages = Array.from({ length: pageCount(list, size) }, (_, at) => pageOf(list, at + 1, size))
      expect(pages.flat()).toEqual(list)
      expect(pages.length).toBeGreaterThan(0)
      for (const page of pages) expect(page.length).toBeLessThanOrEqual(size)
      if (length > 0) expect(pages.every((page) => page.length > 0)).toBe(true)
    }),
  )
})

test('the first page has the URL of the list, the others have their number beside the other parameters', () => {
  expect(pathOfPage('/fa/events', 1)).toBe('/fa/events')
  expect(pathOfPage('/fa/events', 2)).toBe('/fa/events?page=2')
  expect(pathOfPage('/ca/lectures?speaker=Ali', 1)).toBe('/ca/lectures?speaker=Ali')
  expect(pathOfPage('/ca/lectures?speaker=Ali', 3)).toBe('/ca/lectures?speaker=Ali&page=3')
})

test('what is no page number names no page', () => {
  for (const page of ['0', '-1', '01', '1.5', '1e9', 'abc', '', ' 1', '۲', '1000000'])
    expect(parsePage(new URLSearchParams({ page })), page).toBeUndefined()
  expect(parsePage(new URLSearchParams('page=2&page=x'))).toBe(2)
  expect(parsePage(new URLSearchParams('page=x&page=2'))).toBeUndefined()
  expect(parsePage(new URLSearchParams())).toBe(1)
})

test('a page that a list has not leads to its beginning', () => {
  const requested = (page: string) => requestedPage(new URLSearchParams({ page }), '/ca/events', 3)
  expect(requested('1')).toEqual({ page: 1, pages: 3 })
  expect(requested('3')).toEqual({ page: 3, pages: 3 })
  for (const page of ['4', '0', 'x'])
    try {
      requested(page)
      expect.unreachable()
    } catch (thrown) {
      expect(thrown).toBeInstanceOf(Response)
      expect((thrown as Response).headers.get('Location')).toBe('/ca/events')
    }
})
