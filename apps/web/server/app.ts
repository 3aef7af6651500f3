import type { Server } from 'node:http'
import { createRequestHandler } from '@react-router/express'
import { BulkheadRejectedError } from 'cockatiel'
import compression from 'compression'
import express, { type Express, type Request, type RequestHandler, type Response } from 'express'
import expressStaticGzip from 'express-static-gzip'
import { RouterContextProvider, type ServerBuild } from 'react-router'
import { env } from '../app/env.server.ts'
import { addressHeader } from '../app/platform/client-address.server.ts'
import { limitedLog } from '../app/platform/limited-log.server.ts'
import { pageOfDataPath } from '../app/platform/react-router-internals.ts'
import { completeHeaders } from './common-headers.ts'
import { overloaded } from './error-responses.ts'
import { requestIdHeader } from './front.ts'
import { acceptPageViews } from './page-views.ts'
import { requestId } from './request-id.ts'
import { searchLimit } from './search-limit.ts'
import { sendError } from './send-error.ts'

const year = 31_536_000_000
const readMethods = ['GET', 'HEAD']
/** The paths that accept request bodies; their routes validate them. */
const acceptsBody = /^\/(webhooks\/content|[a-z]+\/(contact-us|cancel-sign-up|events\/[\w-]+(\/[\d-]+)?))$/

/** The Express application without the handlers of pages and errors. `prepare` adds handlers before its own. */
export function createApp(prepare: (app: Express) => void): Express {
  const app = express()
  app.disable('x-powered-by')
  // Cached pages have ETags of their own; other responses need none.
  app.disable('etag')
  if (env.TRUSTED_PROXIES) app.set('trust proxy', env.TRUSTED_PROXIES)
  app.use((request, response, next) => {
    const id = request.headers[requestIdHeader]
    if (id) response.set('X-Request-Id', id)
    if (env.NODE_ENV !== 'development') completeHeaders(request.path, response)
    next()
  })
  prepare(app)
  acceptPageViews(app)
  app.use((request, response, next) => {
    if (readMethods.includes(request.method)) return next()
    const isAccepted = acceptsBody.test(pageOfDataPath(request.path) ?? request.path)
    if (request.method === 'POST' && isAccepted) return next()
    // The webhook's route checks its own requests.
    if (request.path.startsWith('/webhooks/')) return next()
    response
      .status(405)
      .set('Allow', isAccepted ? 'GET, HEAD, POST' : 'GET, HEAD')
      .type('text')
      .send('Method not allowed.\n')
  })
  // A route sees only headers: this one is always overwritten, so a visitor cannot set it.
  app.use((request, _response, next) => {
    request.headers[addressHeader] = request.ip
    next()
  })
  app.use(searchLimit)
  return app
}

/** The error handler, added last: 503 for overload, 400 for a request that cannot be parsed. */
export function handleErrors(app: Express) {
  app.use(((error, request, response, next) => {
    limitedLog.warn({ event: 'request_refused', path: request.path, reason: error.message }, error.message)
    if (response.headersSent) return next(error)
    const isOverload = error instanceof BulkheadRejectedError
    const id = requestId(request.headers[requestIdHeader], () => true)
    sendError(response, isOverload ? overloaded : { status: 400, text: 'invalidRequest' }, id)
  }) satisfies express.ErrorRequestHandler)
}

/** The pages of a build, rendered per request. */
export const pagesOf = (build: ServerBuild | (() => Promise<ServerBuild>)): RequestHandler =>
  createRequestHandler({ build, mode: env.NODE_ENV, getLoadContext: () => new RouterContextProvider() })

/**
 * The built files, compressed at build time: those with a hash in their name are cached for a year, those of `public`
 * for an hour.
 */
export function serveFiles(app: Express) {
  const folder = new URL('../build/client', import.meta.url).pathname
  const compressed = { enableBrotli: true, orderPreference: ['br'], index: false }
  const files = { index: false, redirect: false } as const
  // Their names contain a hash, so they need no ETag or Last-Modified: a first visit loads dozens of them.
  const forYears = { ...files, immutable: true, maxAge: year, lastModified: false, acceptRanges: false }
  app.use('/assets', expressStaticGzip(`${folder}/assets`, { ...compressed, serveStatic: forYears }))
  // A byte range refers to the uncompressed file.
  const filter = (request: Request, response: Response) =>
    !response.hasHeader('Content-Range') && compression.filter(request, response)
  app.use(compression({ filter }))
  const worker = env.OFFLINE === 'off' ? '../service-worker/retired-worker.js' : '../build/client/sw.js'
  app.get('/sw.js', (_request, response) => {
    response.set('Cache-Control', 'no-cache').sendFile(new URL(worker, import.meta.url).pathname)
  })
  app.use(express.static(folder, { ...files, maxAge: 3_600_000 }))
}

/** The site with Vite as middleware: its files, and its pages rendered for each request. */
export async function serveWithVite(app: Express, server: Server) {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: { server } }, appType: 'custom' })
  app.use(vite.middlewares)
  app.use(pagesOf(() => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>))
}
