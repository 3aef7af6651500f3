import type { IncomingMessage, ServerResponse } from 'node:http'
import fresh from 'fresh'
import { commonHeaders, headersOf } from '../common-headers.ts'
import { acceptedEncoding, type Encoding } from './accept-encoding.ts'
import type { CachedPage } from './page-store.ts'
import { cacheControl } from './validity.ts'

/**
 * For nginx, which removes it: its copy is stale at once, so that nginx revalidates for each visitor and gets 304, and
 * can serve the copy when the site is unavailable (deploy/nginx/site.conf).
 */
const alwaysRevalidate = ['X-Accel-Expires', '@1']

type Head = { second: number; fields: string[] }

/** The headers of a page by encoding. They contain the lifetime in seconds, so they are reused for one second. */
const heads = new WeakMap<CachedPage, Map<Encoding, Head>>()

function headOf(cached: CachedPage, encoding: Encoding, path: string, now: number): string[] {
  const second = Math.floor(now / 1000)
  const ofPage = heads.get(cached) ?? new Map<Encoding, Head>()
  const known = ofPage.get(encoding)
  if (known?.second === second) return known.fields
  const { headers, bodies } = cached.page
  const own = Object.fromEntries(headers)
  const common = { ...commonHeaders, ...headersOf(path, 'content-security-policy' in own) }
  const fields = [
    ...Object.entries(common).filter(([name]) => !(name.toLowerCase() in own)),
    ...headers,
    ['Vary', 'Accept-Encoding'],
    ['ETag', tagOf(cached, encoding)],
    ['Cache-Control', cacheControl(cached, now)],
    alwaysRevalidate,
    ['Content-Length', String(bodies[encoding]?.length ?? 0)],
    ...(encoding === 'identity' ? [] : [['Content-Encoding', encoding]]),
  ].flat()
  heads.set(cached, ofPage.set(encoding, { second, fields }))
  return fields
}

/** Each encoding has a strong tag of its own. */
const tagOf = ({ page }: CachedPage, encoding: Encoding) => `"${page.tag}-${encoding}"`

/** Answers with a cached page in the preferred encoding of the request, or with 304 if the visitor has it. */
export function writePage(
  { method, headers, url = '/' }: IncomingMessage,
  response: ServerResponse,
  cached: CachedPage,
  { id, now }: { id: string; now: number },
) {
  const { status, bodies } = cached.page
  const wanted = acceptedEncoding(headers['accept-encoding'])
  const encoding = bodies[wanted] ? wanted : 'identity'
  const etag = tagOf(cached, encoding)
  if (status === 200 && fresh({ 'if-none-match': headers['if-none-match'] }, { etag })) {
    const headers = { ETag: etag, 'Cache-Control': cacheControl(cached, now) }
    response.writeHead(304, { Vary: 'Accept-Encoding', ...headers, 'X-Request-Id': id }).end()
    return
  }
  const head = headOf(cached, encoding, url.split('?', 1)[0] ?? '', now)
  response.writeHead(status, [...head, 'X-Request-Id', id])
  response.end(method === 'HEAD' ? undefined : bodies[encoding])
}
