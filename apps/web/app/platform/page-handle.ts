/** What a route's `handle` tells the cache of finished pages (docs/decisions/023-page-cache.md). */
export type PageHandle = {
  /** The names of the query that the loader reads; any other is dropped before the page is made. */
  query?: readonly string[]
  /** Every answer is made for one request: it depends on who asks, or must never be kept. */
  live?: true
  /** Files of its own keeping, beside the pages: outside of their cache and of the limit of their renders. */
  file?: true
}
