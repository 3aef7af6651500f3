/** Longer queries are cut. */
export const longestQuery = 100

/** What an address asks for: `?q=…&page=2`; control characters and halves of letters are none of it. */
export function askedFor(parameters: URLSearchParams) {
  const written = (parameters.get('q') ?? '').toWellFormed().replace(/\p{Cc}+/gu, ' ')
  const asked = Array.from(written.trim())
  const page = parameters.get('page') ?? ''
  return {
    query: asked.slice(0, longestQuery).join(''),
    cut: asked.length > longestQuery,
    page: /^[1-9]\d?$/.test(page) ? Number(page) : 1,
  }
}
