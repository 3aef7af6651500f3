import { LRUCache } from 'lru-cache'

export type Encoding = 'br' | 'gzip' | 'identity'

const preferred: readonly Encoding[] = ['br', 'gzip', 'identity']

/** Browsers say one of a few things. */
const known = new LRUCache<string, Encoding>({ max: 100 })

/** As `encodingIn`, with what was said before remembered. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity'
  const before = known.get(header)
  if (before) return before
  const found = encodingIn(header)
  // What is longer than any browser's is not worth its memory.
  if (header.length < 200) known.set(header, found)
  return found
}

/**
 * The encoding that a request's `Accept-Encoding` likes best, the smallest of equals. What accepts none of them gets
 * the page as it is (RFC 9110, 12.5.3).
 */
function encodingIn(header: string): Encoding {
  const weights = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((it) => it.trim())
    const weight = parameters.find((it) => it.startsWith('q='))?.slice(2)
    weights.set(name === 'x-gzip' ? 'gzip' : name, weight === undefined ? 1 : Number(weight) || 0)
  }
  // What is not named is as `*` says; `identity` is acceptable unless it is refused, and liked least.
  const weightOf = (it: Encoding) =>
    weights.get(it) ?? (it === 'identity' ? (weights.get('*') ?? 1) * 1e-3 : (weights.get('*') ?? 0))
  const best = preferred.reduce((best, it) => (weightOf(it) > weightOf(best) ? it : best))
  return weightOf(best) > 0 ? best : 'identity'
}
