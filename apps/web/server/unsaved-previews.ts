import { type BulkheadPolicy, BulkheadRejectedError } from 'cockatiel'
import express, { type RequestHandler } from 'express'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { env } from '../app/env.server.ts'
import { preview } from '../app/features/preview/preview.server.ts'
import { overloaded } from './error-responses.ts'
import { requestIdHeader } from './front.ts'
import { isUnsavedPreview, maxUnsavedBytes } from './is-unsaved-preview.ts'
import { sendError } from './send-error.ts'
import type { SiteBuild } from './site-build.ts'

/**
 * Responds to a form of the panel with a page that has the entry of the form, signed by the content server
 * (docs/decisions/070-preview-beside-the-form.md). The page is rendered without the cookies of the browser, stored nowhere
 * and may be framed by the panel only. A newer page of the same form cancels the older one.
 */
export function acceptUnsavedPreviews(build: SiteBuild, renders: BulkheadPolicy): RequestHandler[] {
  const { inRequestScope } = build.entry.module
  const handle = createRequestHandler(build, env.NODE_ENV)
  const latest = new Map<string, AbortController>()

  const parse = express.urlencoded({ extended: false, limit: maxUnsavedBytes, parameterLimit: 1 })

  const respond: RequestHandler = async (request, response, next) => {
    const id = String(request.headers[requestIdHeader])
    const unsaved = preview?.readUnsaved(String(request.body?.unsaved ?? ''))
    if (!preview) return sendError(response, { status: 404, text: 'invalidRequest' }, id)
    if (!unsaved || unsaved.path !== request.path)
      return sendError(response, { status: 403, text: 'invalidRequest' }, id)
    const controller = new AbortController()
    const { signal } = controller
    latest.get(unsaved.session)?.abort()
    latest.set(unsaved.session, controller)
    response.once('close', () => controller.abort())
    try {
      const page = await renders.execute(async () => {
        const address = env.PUBLIC_URL + request.path
        const rendered = await inRequestScope({ id, missing: 0, unsaved }, () =>
          handle(new Request(address, { signal }), new RouterContextProvider()),
        )
        const body = Buffer.from(await rendered.arrayBuffer())
        signal.throwIfAborted()
        return { status: rendered.status, headers: [...rendered.headers], body }
      }, signal)
      response.status(page.status)
      for (const [name, value] of page.headers) response.append(name, value)
      response.end(page.body)
    } catch (error) {
      if (error instanceof BulkheadRejectedError) sendError(response, overloaded, id)
      else if (!signal.aborted) next(error)
      // Superseded, by a request on another connection.
      else if (!response.closed) sendError(response, { status: 409, text: 'invalidRequest' }, id)
    } finally {
      if (latest.get(unsaved.session) === controller) latest.delete(unsaved.session)
    }
  }

  const onlyUnsaved =
    (handler: RequestHandler): RequestHandler =>
    (request, response, next) =>
      isUnsavedPreview(request.method, request.originalUrl) ? handler(request, response, next) : next()
  return [onlyUnsaved(parse), onlyUnsaved(respond)]
}
