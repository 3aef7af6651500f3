import { createHmac } from 'node:crypto'

const lifetimeSeconds = 10 * 60

interface Previewed {
  /** Origin of the site. */
  site: string
  /** Prefix of the language: the site answers a refused link in it. */
  prefix: string
  /** The page below the prefix. */
  page: string
  status: 'draft' | 'published'
}

/**
 * The address that opens a page of the site as a preview, for ten minutes from `now`. The signature is the
 * base64url HMAC-SHA256 of the JSON list `["preview", path, status, expires]`, expires in seconds since 1970.
 */
export function previewLink({ site, prefix, page, status }: Previewed, secret: string, now: Date): string {
  const path = `/${prefix}${page}`
  const expires = String(Math.floor(now.getTime() / 1000) + lifetimeSeconds)
  const signature = createHmac('sha256', secret)
    .update(JSON.stringify(['preview', path, status, expires]))
    .digest('base64url')
  return `${site}/${prefix}/preview?${new URLSearchParams({ path, status, expires, signature })}`
}
