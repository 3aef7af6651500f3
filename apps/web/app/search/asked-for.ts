/** Longer queries are cut. */
export const longestQuery = 100

/** What an address asks for: `?q=…&page=2`. */
export function askedFor(parameters: URLSearchParams) {
  const asked = Array.from((parameters.get('q') ?? '').trim())
  const page = parameters.get('page') ?? ''
  return {
    query: asked.slice(0, longestQuery).join(''),
    cut: asked.length > longestQuery,
    page: /^[1-9]\d?$/.test(page) ? Number(page) : 1,
  }
}
