import type { IncomingMessage, ServerResponse } from 'node:http'
import { commonHeaders, headersOf } from '../common-headers.ts'
import { acceptedEncoding } from './accept-encoding.ts'
import type { KeptPage } from './kept-pages.ts'
import { cacheControl, isAmong } from './validity.ts'

/** What of a page's head is the same for every answer, by its address. */
const heads = new WeakMap<KeptPage['page'], string[]>()

function headOf({ page }: KeptPage, path: string): string[] {
  const known = heads.get(page)
  if (known) return known
  const own = Object.fromEntries(page.headers)
  const common = { ...commonHeaders, ...headersOf(path, 'content-security-policy' in own) }
  const head = [
    ...Object.entries(common).filter(([name]) => !(name.toLowerCase() in own)),
    ...page.headers,
    ['Vary', 'Accept-Encoding'],
  ].flat()
  heads.set(page, head)
  return head
}

/** Answers with a kept page, in the encoding that the request likes best, or with 304 where the visitor has it. */
export function writePage(
  { method, headers, url = '/' }: IncomingMessage,
  response: ServerResponse,
  kept: KeptPage,
  { id, now }: { id: string; now: number },
) {
  const { page } = kept
  const wanted = acceptedEncoding(headers['accept-encoding'])
  const body = page.bodies[wanted] ?? page.bodies.identity
  const encoding = body === page.bodies.identity ? 'identity' : wanted
  const tag = `"${page.tag}-${encoding}"`
  const said = ['X-Request-Id', id, 'ETag', tag, 'Cache-Control', controlOf(kept, now)]
  if (page.status === 200 && isAmong(tag, headers['if-none-match'])) {
    response.writeHead(304, ['Vary', 'Accept-Encoding', ...said])
    response.end()
    return
  }
  const head = [...headOf(kept, url.split('?', 1)[0] ?? ''), ...said]
  if (encoding !== 'identity') head.push('Content-Encoding', encoding)
  head.push('Content-Length', String(body?.length ?? 0))
  response.writeHead(page.status, head)
  response.end(method === 'HEAD' ? undefined : body)
}

const controls = new WeakMap<KeptPage, { second: number; text: string }>()

function controlOf(kept: KeptPage, now: number): string {
  const second = Math.floor(now / 1000)
  const known = controls.get(kept)
  if (known?.second === second) return known.text
  const text = cacheControl(kept, now)
  controls.set(kept, { second, text })
  return text
}
