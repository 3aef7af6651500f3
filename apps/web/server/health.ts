import { randomUUID } from 'node:crypto'
import type { Express } from 'express'
import { isDraining } from './shutdown.ts'

/** A load balancer polls often and has a short timeout. */
const waitTimeoutMs = 1000

type Site = {
  hasContent: (waitTimeoutMs: number) => Promise<boolean>
  /** The version of the build, if there is one. */
  build?: string
  /** Changes with the content, in this process. */
  contentVersion?: () => string
}

/** Processes behind one address count the versions of their content each by themselves. */
const processId = randomUUID()

/**
 * `/healthz`: the process responds. `/readyz`: it has content and is not shutting down. `/now`: the clock, the build
 * version and the version of the content, for pages that stay open for months.
 */
export function addHealthRoutes(app: Express, { hasContent, build, contentVersion }: Site) {
  app.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').type('text').send('ok\n')
  })
  app.get('/now', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({
      now: Date.now(),
      build,
      content: contentVersion && { process: processId, version: contentVersion() },
    })
  })
  app.get('/readyz', async (_request, response) => {
    const isReady = !isDraining() && (await hasContent(waitTimeoutMs))
    response.set('Cache-Control', 'no-store').type('text')
    if (isReady) return void response.send('ready\n')
    response.status(503).send(isDraining() ? 'ending\n' : 'no content yet\n')
  })
}
