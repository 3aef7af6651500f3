import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Express } from 'express'
import { isDraining } from './shutdown.ts'

/** A load balancer polls often and has a short timeout. */
const waitTimeoutMs = 1000
/** `/now` tells the time, and does not wait for content that is being read. */
const noticesTimeoutMs = 100

type Site = {
  hasContent: (waitTimeoutMs: number) => Promise<boolean>
  /** The state of the death notices that are shown; undefined where they could not be read. */
  noticesState?: () => Promise<string | undefined>
  /** The version of the build, if there is one. */
  build?: string
  /** Changes with the content, in this process. */
  contentVersion?: () => string
}

/** Processes behind one address count the versions of their content each by themselves. */
const processId = randomUUID()

/**
 * `/healthz`: the process responds. `/readyz`: it has content and is not shutting down. `/now`: the clock, the build
 * version, the version of the content and the state of the death notices, for pages that stay open for months.
 */
export function addHealthRoutes(app: Express, { hasContent, noticesState, build, contentVersion }: Site) {
  app.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').type('text').send('ok\n')
  })
  app.get('/now', async (_request, response) => {
    const notices = await Promise.race([noticesState?.(), wait(noticesTimeoutMs, undefined, { ref: false })])
    response.set('Cache-Control', 'no-store').json({
      now: Date.now(),
      build,
      content: contentVersion && { process: processId, version: contentVersion() },
      notices,
    })
  })
  app.get('/readyz', async (_request, response) => {
    const isReady = !isDraining() && (await hasContent(waitTimeoutMs))
    response.set('Cache-Control', 'no-store').type('text')
    if (isReady) return void response.send('ready\n')
    response.status(503).send(isDraining() ? 'ending\n' : 'no content yet\n')
  })
}
