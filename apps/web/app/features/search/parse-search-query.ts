/** Longer queries are cut. */
export const maxQueryLength = 100

/** The search of a URL, `?q=…&page=2`; without control characters and lone surrogates. */
export function parseSearchQuery(parameters: URLSearchParams) {
  const written = (parameters.get('q') ?? '').toWellFormed().replace(/\p{Cc}+/gu, ' ')
  const characters = Array.from(written.trim())
  const page = parameters.get('page') ?? ''
  return {
    query: characters.slice(0, maxQueryLength).join(''),
    cut: characters.length > maxQueryLength,
    page: /^[1-9]\d?$/.test(page) ? Number(page) : 1,
  }
}
