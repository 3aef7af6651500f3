import type { Express } from 'express'
import { isDraining } from './shutdown.ts'

/** A balancer asks often and waits little. */
const patienceMs = 1000

/** `/healthz`: the process answers. `/readyz`: it has content to show, and is not about to end. */
export function answerHealth(app: Express, hasContent: (patience: number) => Promise<boolean>) {
  app.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').type('text').send('ok\n')
  })
  app.get('/readyz', async (_request, response) => {
    const isReady = !isDraining() && (await hasContent(patienceMs))
    response.set('Cache-Control', 'no-store').type('text')
    if (isReady) return void response.send('ready\n')
    response.status(503).send(isDraining() ? 'ending\n' : 'no content yet\n')
  })
}
