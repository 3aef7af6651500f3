import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Request as ExpressRequest, Response as ExpressResponse, RequestHandler } from 'express'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { env } from '../app/env.server.ts'
import { unknownPath } from '../app/paths/unknown-path.server.ts'
import type { Dependency } from '../app/platform/request-scope.server.ts'
import { pagesOf } from './app.ts'
import { requestIdHeader } from './front.ts'
import { untilHeadersSent } from './headers-sent.ts'
import { isPreviewed } from './is-previewed.ts'
import { gauge, renders } from './metrics.ts'
import { createPageCache, type Rendered } from './page-cache/page-cache.ts'
import type { PageUrl } from './page-cache/page-url.ts'
import { createPreviewHandler } from './previews.ts'
import { renderBulkhead } from './render-bulkhead.ts'
import { requestId } from './request-id.ts'
import type { SiteBuild } from './site-build.ts'

/** Caches the pages of a build, which are rendered without the headers of a visitor. */
export function cachePagesOf(build: SiteBuild) {
  const { pageVersion, inRequestScope } = build.entry.module
  const handle = createRequestHandler(build, env.NODE_ENV)

  async function render(address: string): Promise<Rendered> {
    const dependencies = new Set<Dependency>()
    const scope = { id: requestId(undefined, () => false), missing: 0, dependencies, revalidated: false }
    const request = new Request(env.PUBLIC_URL + address)
    // A page of cached content is rendered in microtasks only: without a turn in between, all pages that wait for their
    // render would be made before any other request is answered.
    await nextTurn()
    const response = await inRequestScope(scope, () => handle(request, new RouterContextProvider()))
    const partial = scope.missing > 0
    renders.inc({ outcome: response.status >= 500 ? 'failed' : partial ? 'partial' : 'complete' })
    return { response, partial, revalidated: scope.revalidated, dependencies }
  }

  const cache = createPageCache({
    render: (address) => renderBulkhead.execute(() => render(address)),
    pageVersion,
    now: Date.now,
    monotonic: () => performance.now(),
  })
  gauge('site_page_cache_bytes', 'Memory of the cached pages', () => cache.size().bytes)
  gauge('site_page_cache_pages', 'Pages in the page cache', () => cache.size().pages)
  return cache
}

/** Renders what is not cached: forms, previews, search results; and the redirects of unknown addresses. */
export function renderPages(build: SiteBuild, addressOf: (address: string) => PageUrl): RequestHandler {
  const render = pagesOf(build)
  const sendPreview = createPreviewHandler(build)
  const { inRequestScope } = build.entry.module
  return async (request, response, next) => {
    const address = addressOf(request.originalUrl)
    const { kind, isData, path, search } = address
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    if (kind === 'unknown' && isReading) {
      if (!isData) {
        const url = addressOn(env.PUBLIC_URL, request.originalUrl)
        return sendResponse(unknownPath(url, isNavigation(request)), response)
      }
      request.originalUrl = path + search
    }
    const scope = { id: String(request.headers[requestIdHeader]), missing: 0 }
    const work = () => inRequestScope(scope, async () => render(request, response, next))
    // A slow form upload must not occupy a render slot; pictures have a limit of their own.
    const rendersPage = isReading && kind !== 'file'
    if (rendersPage && kind !== 'unknown' && (await isPreviewed(request)))
      return sendPreview(request, response, address).catch(next)
    await (rendersPage ? renderBulkhead.execute(() => untilHeadersSent(response, work)) : work()).catch(next)
  }
}

/** A page opened in a browser, also where the site's service worker requests it; other programs send neither header. */
const isNavigation = ({ headers }: ExpressRequest) =>
  headers['sec-fetch-mode'] !== undefined && headers.accept?.startsWith('text/html') === true

async function sendResponse(from: Response, response: ExpressResponse) {
  response.writeHead(from.status, Object.fromEntries(from.headers)).end(await from.text())
}

/** A path that begins with two slashes is a path of this site; resolved against a base it would name a host. */
const addressOn = (site: string, path: string) =>
  path.startsWith('/') ? new URL(new URL(site).origin + path) : new URL(path, site)
