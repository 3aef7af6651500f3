import { rateLimit } from 'express-rate-limit'
import { matchRoutes } from 'react-router'
import { clientKey } from '../app/platform/client-address.server.ts'
import { createRateLimitStore } from '../app/platform/rate-limit-store.server.ts'
import { pageOfDataPath } from '../app/platform/react-router-internals.ts'
import { errorText } from './error-responses.ts'

const windowMs = 60_000
/** Five a second: faster than typing, and a small part of the capacity of the search. */
const limit = 300
const maxKeys = 10_000

/**
 * Whether a request searches. The URL is parsed like in the router's handler (WHATWG URL), where dot segments,
 * backslashes and queries of any length lead to the search; Express parses them differently.
 */
function isSearch(address: string): boolean {
  const url = URL.parse(`http://site${address}`)
  if (!url?.searchParams.getAll('q').some(Boolean)) return false
  return matchRoutes([{ path: '/:lang/search' }], pageOfDataPath(url.pathname) ?? url.pathname) !== null
}

/** How often one IP address, or one household's network, may use the search. */
export const searchLimit = rateLimit({
  windowMs,
  limit,
  store: createRateLimitStore({ windowMs, maxKeys }),
  standardHeaders: 'draft-8',
  legacyHeaders: false,
  keyGenerator: ({ ip }) => clientKey(ip),
  skip: ({ originalUrl }) => !isSearch(originalUrl),
  message: errorText('tooManySearches'),
})
