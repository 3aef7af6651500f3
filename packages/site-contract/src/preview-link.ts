import { createHmac } from 'node:crypto'
import { timingSafeEqual } from './timing-safe-equal.ts'

const lifetimeSeconds = 10 * 60

/** The target of a preview link: a path of the site, and whether to show the draft or the published version. */
export type PreviewLink = { path: string; status: 'draft' | 'published' }

/** The base64url HMAC-SHA256 of the JSON list `["preview", path, status, expires]`. */
const signatureOf = (parts: readonly [path: string, status: string, expires: string], secret: string) =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['preview', ...parts]))
    .digest('base64url')

/**
 * The URL that opens a page of the site as a preview, for ten minutes from `now`; `expires` is in seconds since 1970.
 *
 * @param site the origin of the site
 * @param prefix the prefix of the language: the site answers a rejected link in it
 * @param page the path of the page below the prefix
 */
export function createPreviewLink(
  {
    site,
    prefix,
    page,
    status,
  }: { site: string; prefix: string; page: string; status: PreviewLink['status'] },
  secret: string,
  now: Date,
): string {
  const path = `/${prefix}${page}`
  const expires = String(Math.floor(now.getTime() / 1000) + lifetimeSeconds)
  const signature = signatureOf([path, status, expires], secret)
  return `${site}/${prefix}/preview?${new URLSearchParams({ path, status, expires, signature })}`
}

/** Reads the query of a preview link; undefined unless the content server signed it and it has not expired. */
export function readPreviewLink(query: URLSearchParams, secret: string, now: Date): PreviewLink | undefined {
  const [path, status, expires, signature] = ['path', 'status', 'expires', 'signature'].map(
    (name) => query.get(name) ?? '',
  ) as [string, string, string, string]
  if (!timingSafeEqual(signature, signatureOf([path, status, expires], secret))) return undefined
  if (!(Number(expires) * 1000 > now.getTime())) return undefined
  return status === 'draft' || status === 'published' ? { path, status } : undefined
}
