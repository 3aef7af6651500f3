import { ipKeyGenerator, rateLimit, type Store } from 'express-rate-limit'
import { LRUCache } from 'lru-cache'
import { matchRoutes } from 'react-router'
import { dataSuffix } from '../app/platform/react-router-internals.ts'

const windowMs = 60_000
/** Five a second: faster than anybody types, and a small part of what the search can answer. */
const mostOfOne = 300
/** The one that was longest away is forgotten then. */
const mostRemembered = 10_000

function boundedStore(): Store {
  const counts = new LRUCache<string, { totalHits: number }>({
    max: mostRemembered,
    ttl: windowMs,
    noUpdateTTL: true,
  })
  return {
    increment(key) {
      const count = counts.get(key) ?? { totalHits: 0 }
      count.totalHits += 1
      counts.set(key, count)
      // The cache measures by a clock that is never set, the limiter by one that may be.
      return { ...count, resetTime: new Date(Date.now() + counts.getRemainingTTL(key)) }
    },
    decrement: (key) => {
      const count = counts.get(key)
      if (count) count.totalHits -= 1
    },
    resetKey: (key) => void counts.delete(key),
  }
}

/**
 * Whether a request searches. The address is read as the router's handler reads it (WHATWG URL): dot segments, backslashes
 * and queries of any length lead to the search there, and Express reads none of them.
 */
function isSearch(address: string): boolean {
  const url = URL.parse(`http://site${address}`)
  if (!url?.searchParams.getAll('q').some(Boolean)) return false
  return matchRoutes([{ path: '/:lang/search' }], url.pathname.replace(dataSuffix, '')) !== null
}

/** How often one address, or the network of one household, may ask the search. */
export const searchLimit = rateLimit({
  windowMs,
  limit: mostOfOne,
  store: boundedStore(),
  standardHeaders: 'draft-8',
  legacyHeaders: false,
  keyGenerator: ({ ip }) => ipKeyGenerator(ip ?? '', 64),
  skip: ({ originalUrl }) => !isSearch(originalUrl),
  message: 'You are asking faster than this site can answer. Try again in a minute.\n',
})
