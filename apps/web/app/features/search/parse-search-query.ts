/** Longer queries are cut. */
export const maxQueryLength = 100

/** What an address asks for: `?q=…&page=2`; control characters and halves of letters are none of it. */
export function parseSearchQuery(parameters: URLSearchParams) {
  const written = (parameters.get('q') ?? '').toWellFormed().replace(/\p{Cc}+/gu, ' ')
  const asked = Array.from(written.trim())
  const page = parameters.get('page') ?? ''
  return {
    query: asked.slice(0, maxQueryLength).join(''),
    cut: asked.length > maxQueryLength,
    page: /^[1-9]\d?$/.test(page) ? Number(page) : 1,
  }
}
