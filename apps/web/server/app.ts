import type { Server } from 'node:http'
import { createRequestHandler } from '@react-router/express'
import compression from 'compression'
import express from 'express'
import { RouterContextProvider, type ServerBuild } from 'react-router'
import { env } from '../app/env.server.ts'
import { log } from '../app/log.server.ts'
import { addressHeader } from '../app/visitor-address.server.ts'
import { takePageViews } from './page-views.ts'

const year = 31_536_000_000
/** A line break or another control character, encoded: no page's path has one. */
const controlCharacter = /%(?:[01][0-9a-f]|7f)/i
const readingMethods = ['GET', 'HEAD']
/** The addresses that take what others send; their routes say how. */
const receiving = /^\/(webhooks\/content|[a-z]+\/contact-us(\.data)?)$/

/** The site as an Express application: in development with Vite inside, in production with the built files. */
export async function createApp(server: Server) {
  const app = express()
  app.disable('x-powered-by')
  if (env.TRUSTED_PROXIES) app.set('trust proxy', env.TRUSTED_PROXIES)
  app.get('/healthz', (_request, response) => void response.type('text').send('ok\n'))
  takePageViews(app)
  app.use((request, response, next) => {
    if (readingMethods.includes(request.method)) return next()
    const receives = receiving.test(request.path)
    if (request.method === 'POST' && receives) return next()
    // The webhook's own route says what it takes.
    if (request.path.startsWith('/webhooks/')) return next()
    response
      .status(405)
      .set('Allow', receives ? 'GET, HEAD, POST' : 'GET, HEAD')
      .type('text')
      .send('This address can only be read.\n')
  })
  app.use((request, response, next) => {
    if (!controlCharacter.test(request.path)) return next()
    response.status(400).type('text').send('This address cannot be understood.\n')
  })
  // A route sees headers only: this one is ours, whatever a visitor wrote into it.
  app.use((request, _response, next) => {
    request.headers[addressHeader] = request.ip
    next()
  })
  const build = env.NODE_ENV === 'development' ? await development(app, server) : await production(app)
  // For a page that stays open for months: whether the server is there, its clock, and whether it has another build.
  app.get('/now', (_request, response) => {
    const version = typeof build === 'function' ? undefined : build.assets.version
    response.set('Cache-Control', 'no-store').json({ now: Date.now(), build: version })
  })
  app.use(
    createRequestHandler({ build, mode: env.NODE_ENV, getLoadContext: () => new RouterContextProvider() }),
  )
  app.use(((error, request, response, next) => {
    log.warn({ event: 'request_refused', path: request.path, reason: error.message })
    if (response.headersSent) return next(error)
    response.status(400).type('text').send('This request cannot be understood.\n')
  }) satisfies express.ErrorRequestHandler)
  return app
}

async function development(app: express.Express, server: Server) {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: { server } }, appType: 'custom' })
  app.use(vite.middlewares)
  return () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>
}

async function production(app: express.Express) {
  const folder = new URL('../build/client', import.meta.url).pathname
  const files = { index: false, redirect: false } as const
  app.use(compression())
  app.use('/assets', express.static(`${folder}/assets`, { ...files, immutable: true, maxAge: year }))
  const worker = env.OFFLINE === 'off' ? '../worker/retired-worker.js' : '../build/client/sw.js'
  app.get('/sw.js', (_request, response) => {
    response.set('Cache-Control', 'no-cache').sendFile(new URL(worker, import.meta.url).pathname)
  })
  app.use(express.static(folder, { ...files, maxAge: 3_600_000 }))
  const path = '../build/server/index.js'
  return (await import(path)) as ServerBuild
}
