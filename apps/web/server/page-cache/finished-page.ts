import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { dataContentType } from '../../app/platform/react-router-internals.ts'
import type { Encoding } from './accept-encoding.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
/** Below this size compression saves less than its headers add. */
const minBytes = 860
const compressible = /^(text\/|application\/(json|manifest\+json|xml|rss\+xml|javascript)|image\/svg)/

/** A complete response as it is cached: the same bytes for everyone. */
export type FinishedPage = {
  status: number
  /** Without `Cache-Control` and the headers of its encoding. */
  headers: readonly (readonly [string, string])[]
  bodies: { readonly [encoding in Encoding]?: Buffer }
  /** The prefix of its strong ETags: a hash of the body and of its content security policy. */
  tag: string
  /** The route pattern of its address, for the metrics. */
  route: string
  bytes: number
  /** Loader data for the router, not a document. */
  isData: boolean
}

/** Reads a response body completely and compresses it. */
export async function finishPage(response: Response, route: string): Promise<FinishedPage> {
  const body = Buffer.from(await response.arrayBuffer())
  const headers = [...response.headers].filter(([name]) => !/^(content-length|cache-control)$/.test(name))
  const type = response.headers.get('content-type') ?? ''
  const encoded =
    body.length >= minBytes && compressible.test(type)
      ? await Promise.all([
          brotli(body, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: 6,
              [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
            },
          }),
          gzipped(body, { level: 6 }),
        ])
      : undefined
  const policy = response.headers.get('content-security-policy') ?? ''
  return {
    status: response.status,
    headers,
    bodies: { identity: body, ...(encoded && { br: encoded[0], gzip: encoded[1] }) },
    tag: createHash('sha256').update(body).update(policy).digest('base64url').slice(0, 22),
    route,
    isData: type.startsWith(dataContentType),
    bytes: body.length + (encoded ? encoded[0].length + encoded[1].length : 0) + 2000,
  }
}
