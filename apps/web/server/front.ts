import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { BulkheadRejectedError } from 'cockatiel'
import { kindOfError, limitedLog } from '../app/platform/limited-log.server.ts'
import { log } from '../app/platform/log.server.ts'
import { commonHeaders } from './common-headers.ts'
import { errorResponseTo, overloaded } from './error-responses.ts'
import { hasPreviewCookie, isPreviewed } from './is-previewed.ts'
import { countRequest, pageCacheResponses } from './metrics.ts'
import type { FoundPage, PageCache } from './page-cache/page-cache.ts'
import type { PageUrl } from './page-cache/page-url.ts'
import { writePage } from './page-cache/write-page.ts'
import { requestId } from './request-id.ts'
import { sendError } from './send-error.ts'

type Options = {
  /** The Express application: files, forms, and pages that are rendered per request. */
  app: RequestListener
  cache: PageCache
  addressOf: (address: string) => PageUrl
  isTrusted: (address: string) => boolean
}

const isGetOrHead = (method: string | undefined) => method === 'GET' || method === 'HEAD'
/** The request header that passes the request id to the application. */
export const requestIdHeader = 'x-request-id'

/** The first request listener: a cached page is sent here after one map lookup, everything else is passed on. */
export function createFront({ app, cache, addressOf, isTrusted }: Options): RequestListener {
  return (request, response) => {
    const began = performance.now()
    const { method, url = '/', headers, socket } = request
    const id = requestId(headers[requestIdHeader], () => isTrusted(socket.remoteAddress ?? ''))
    const mayPreview = hasPreviewCookie(request)
    const cached = isGetOrHead(method) && !mayPreview ? cache.fresh(url) : undefined
    if (!cached)
      return void handleUncached(request, response, { id, began, mayPreview }).catch((error) =>
        fail(response, error, id),
      )
    writePage(request, response, cached, { id, now: Date.now() })
    pageCacheResponses.inc({ source: 'fresh' })
    countRequest(cached.page.route, response.statusCode, (performance.now() - began) / 1000)
  }

  async function handleUncached(
    request: IncomingMessage,
    response: ServerResponse,
    { id, began, mayPreview }: { id: string; began: number; mayPreview: boolean },
  ) {
    const error = errorResponseTo(request)
    const { method = '', url = '/' } = request
    const address = error ? undefined : addressOf(url)
    response.once('close', () => report(request, response, address, { id, began }))
    if (error) return sendError(response, error, id)
    request.headers[requestIdHeader] = id
    const isCached = isGetOrHead(method) && address?.kind === 'cached'
    if (!isCached || (mayPreview && (await isPreviewed(request)))) return app(request, response)
    const found = await cache.page(address.path + address.search, address.route)
    if (!found) return app(request, response)
    // The server may have refused it while it was stopping.
    if (response.writableEnded) return
    sendPage(request, response, found, address, id)
  }
}

function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  { cached, source }: FoundPage,
  address: PageUrl,
  id: string,
) {
  pageCacheResponses.inc({ source })
  if (address.isCanonical || address.isData || cached.page.status !== 200)
    return writePage(request, response, cached, { id, now: Date.now() })
  // Every page has one canonical address; others are not cached.
  const headers = { ...commonHeaders, 'X-Request-Id': id, Location: address.path + address.search }
  response.writeHead(301, { ...headers, 'Cache-Control': 'public, max-age=3600' }).end()
}

function fail(response: ServerResponse, error: unknown, id: string) {
  const isOverload = error instanceof BulkheadRejectedError
  if (!isOverload) limitedLog.error({ event: 'page_failed', request: id, err: error }, kindOfError(error))
  if (response.headersSent) response.destroy()
  else sendError(response, isOverload ? overloaded : { status: 500, text: 'failed' }, id)
}

/** Logs and counts every response except cached pages and files. */
function report(
  { method, url = '' }: IncomingMessage,
  { statusCode: status, writableFinished }: ServerResponse,
  address: PageUrl | undefined,
  { id, began }: { id: string; began: number },
) {
  const isMissed = status >= 400 || status === 302
  const isFile = (address?.kind === 'unknown' || address?.kind === 'file') && !isMissed
  const route = address?.kind === 'unknown' && isFile ? 'file' : (address?.route ?? 'refused')
  const milliseconds = performance.now() - began
  countRequest(route, status, milliseconds / 1000)
  if (isFile) return
  const path = url.split('?', 1)[0]?.slice(0, 200)
  const line = { event: 'request', request: id, method, path, route, status, ms: Math.round(milliseconds) }
  log[status >= 500 ? 'error' : 'info']({ ...line, ...(!writableFinished && { cut: true }) })
}
