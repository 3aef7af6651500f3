import { createHmac } from 'node:crypto'
import { timingSafeEqual } from '../../platform/timing-safe-equal.server.ts'

/** What an address of a preview asks for: a page of this site, as it will be or as it is. */
export type PreviewLink = { path: string; status: 'draft' | 'published' }

/**
 * Reads the query of a preview's address: path, status, expires (seconds since 1970) and signature, the base64url
 * HMAC-SHA256 of the JSON list `["preview", path, status, expires]`. Undefined unless the content server made it and
 * it is still good.
 */
export function readPreviewLink(query: URLSearchParams, secret: string, now: Date): PreviewLink | undefined {
  const [path, status, expires, signature] = ['path', 'status', 'expires', 'signature'].map(
    (name) => query.get(name) ?? '',
  ) as [string, string, string, string]
  const signed = JSON.stringify(['preview', path, status, expires])
  const right = createHmac('sha256', secret).update(signed).digest('base64url')
  if (!timingSafeEqual(signature, right) || !(Number(expires) * 1000 > now.getTime())) return undefined
  return status === 'draft' || status === 'published' ? { path, status } : undefined
}
