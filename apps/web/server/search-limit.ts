import { createHash } from 'node:crypto'
import { clientKey, createRateLimiter } from '@islamic-centre/node-server/rate-limiter'
import type { RequestHandler } from 'express'
import { matchRoutes } from 'react-router'
import { pageOfDataPath } from '../app/platform/react-router-internals.ts'
import { errorText } from './error-responses.ts'

const windowSeconds = 60
/** Five a second: faster than typing, and a small part of the capacity of the search. */
const limit = 300
const policy = '"300-in-1min"'
const searches = createRateLimiter({ limit, windowSeconds })

/**
 * Whether a request searches. The URL is parsed like in the router's handler (WHATWG URL), where dot segments,
 * backslashes and queries of any length lead to the search; Express parses them differently.
 */
function isSearch(address: string): boolean {
  const url = URL.parse(`http://site${address}`)
  if (!url?.searchParams.getAll('q').some(Boolean)) return false
  return matchRoutes([{ path: '/:lang/search' }], pageOfDataPath(url.pathname) ?? url.pathname) !== null
}

/** The partition key of draft-ietf-httpapi-ratelimit-headers-08: distinguishes clients without naming their addresses. */
const partitionOf = (address: string) =>
  btoa(createHash('sha256').update(clientKey(address)).digest('hex').slice(0, 12))

/** Limits how often one IP address, or one household's network, may use the search. */
export const searchLimit: RequestHandler = async ({ ip = '', originalUrl }, response, next) => {
  if (!isSearch(originalUrl)) return next()
  const { isExceeded, remaining, secondsLeft } = await searches.count(ip)
  response.set({
    RateLimit: `${policy}; r=${remaining}; t=${secondsLeft}`,
    'RateLimit-Policy': `${policy}; q=${limit}; w=${windowSeconds}; pk=:${partitionOf(ip)}:`,
  })
  if (!isExceeded) return next()
  response.status(429).set('Retry-After', String(secondsLeft)).type('text').send(errorText('tooManySearches'))
}
