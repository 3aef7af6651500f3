import { bulkhead } from 'cockatiel'
import type { Request as ExpressRequest, Response as ExpressResponse } from 'express'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { env } from '../app/env.server.ts'
import { requestIdHeader } from './front.ts'
import { gauge } from './metrics.ts'
import type { PageUrl } from './page-cache/page-url.ts'
import { createPreviewQueue } from './preview-queue.ts'
import type { SiteBuild } from './site-build.ts'

/** A preview bypasses the content cache, so their number is limited to protect the content server. */
const maxConcurrent = 2
const maxQueued = 100

/** The renders of previews, drafts and forms alike. */
export const previewRenders = bulkhead(maxConcurrent, maxQueued)
gauge('site_previews_queued', 'Previews that are queued', () => maxQueued - previewRenders.queueSlots)

type Preview = { status: number; headers: [string, string][]; body: Buffer }

/** Renders the previews of a build, in a queue separate from visitors' pages. */
export function createPreviewHandler(build: SiteBuild) {
  const { inRequestScope } = build.entry.module
  const handle = createRequestHandler(build, env.NODE_ENV)
  const renderPreview = createPreviewQueue<Preview>(previewRenders)

  async function render({ method, originalUrl, headers }: ExpressRequest, signal: AbortSignal) {
    const fields = Object.entries(headers).map(
      ([name, value = '']) => [name, String(value)] as [string, string],
    )
    const request = new Request(env.PUBLIC_URL + originalUrl, { method, headers: fields, signal })
    const scope = { id: String(headers[requestIdHeader]), missing: 0 }
    const rendered = await inRequestScope(scope, () => handle(request, new RouterContextProvider()))
    const body = Buffer.from(await rendered.arrayBuffer())
    signal.throwIfAborted()
    return { status: rendered.status, headers: [...rendered.headers], body }
  }

  return async (request: ExpressRequest, response: ExpressResponse, { kind }: PageUrl) => {
    const closed = new AbortController()
    response.once('close', () => closed.abort())
    // An editor's browser is identified by its cookie. Pages that are rendered per request are not shared.
    const key = kind === 'cached' ? `${request.method} ${request.originalUrl} ${request.headers.cookie}` : {}
    try {
      const preview = await renderPreview(key, (signal) => render(request, signal), closed.signal)
      response.status(preview.status)
      for (const [name, value] of preview.headers) response.append(name, value)
      response.end(preview.body)
    } catch (error) {
      if (!closed.signal.aborted) throw error
    }
  }
}
