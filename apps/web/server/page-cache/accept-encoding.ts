export type Encoding = 'br' | 'gzip' | 'identity'

const preferred: readonly Encoding[] = ['br', 'gzip', 'identity']

/**
 * The encoding that a request's `Accept-Encoding` likes best, the smallest of equals. What accepts none of them gets
 * the page as it is (RFC 9110, 12.5.3).
 */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity'
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
