/** How the page cache treats a route (docs/decisions/023-page-cache.md). */
export type PageHandle = {
  /** The query parameters that the loader reads; any other is dropped before the page is rendered. */
  query?: readonly string[]
  /** The query parameters that mean the same in every language: the link to the other language has them, too. */
  languageQuery?: readonly string[]
  /** Every response is rendered for one request: it depends on the visitor, or must not be cached. */
  live?: true
  /** Files with their own cache: outside of the page cache and the render limit. */
  file?: true
}
