import { redirect } from 'react-router'
import { type Paging, parsePage } from './paging.ts'

/**
 * The page of a list that a URL names. A page that the list does not have, or has no longer, redirects to the
 * beginning of the list.
 */
export function requestedPage(query: URLSearchParams, list: string, pages: number): Paging {
  const page = parsePage(query)
  if (page === undefined || page > pages) throw redirect(list)
  return { page, pages }
}
