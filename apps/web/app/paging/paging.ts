/** A page of a list, from 1, and how many pages the list has. */
export type Paging = { page: number; pages: number }

/** The query parameter of the page. */
export const pageParam = 'page'

/** The URL of one page of a list; the first page has the list's own URL, which may have a query. */
export const pathOfPage = (list: string, page: number): string =>
  page === 1 ? list : `${list}${list.includes('?') ? '&' : '?'}${pageParam}=${page}`

/** How many pages a list has; an empty list is one empty page. */
export const pageCount = (list: readonly unknown[], size: number): number =>
  Math.max(1, Math.ceil(list.length / size))

/** The part of a list that is on a page, from 1. */
export const pageOf = <Entry>(list: readonly Entry[], page: number, size: number): Entry[] =>
  list.slice((page - 1) * size, page * size)

/** The page that a query names: 1 where it names none, undefined where it is no page number. */
export function parsePage(query: URLSearchParams): number | undefined {
  const page = query.get(pageParam) ?? '1'
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : undefined
}
