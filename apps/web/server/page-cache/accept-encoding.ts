import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

export type Encoding = 'br' | 'gzip' | 'identity'

const preferred: Encoding[] = ['br', 'gzip', 'identity']

/** Browsers send only a few different headers, so results are cached. */
const known = new LRUCache<string, Encoding>({ max: 100 })

/**
 * The encoding that a request's `Accept-Encoding` prefers, the most compact among equals; `identity` for one that
 * accepts none of them (RFC 9110, 12.5.3).
 */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity'
  const before = known.get(header)
  if (before) return before
  const found = negotiate(header)
  // Headers longer than any browser's are not cached.
  if (header.length < 200) known.set(header, found)
  return found
}

function negotiate(header: string): Encoding {
  // An alias of gzip for old clients (RFC 9110, 8.4.1.3).
  const headers = { 'accept-encoding': header.replaceAll(/\bx-gzip\b/gi, 'gzip') }
  const [best] = new Negotiator({ headers }).encodings(preferred, { preferred })
  return preferred.find((it) => it === best) ?? 'identity'
}
