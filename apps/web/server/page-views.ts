import { requestSource } from '@islamic-centre/node-server/request-source'
import { BulkheadRejectedError, bulkhead } from 'cockatiel'
import express, { type Express, type Request } from 'express'
import { z } from 'zod'
import { env } from '../app/env.server.ts'
import { limitedLog } from '../app/platform/limited-log.server.ts'
import { parseJson } from '../app/platform/parse-json.ts'

/** What a page sends when it is opened (app/features/page-views). */
const pageView = z.object({
  path: z
    .string()
    .max(1000)
    .regex(/^\/[^?#]*$/),
  referrer: z.string().max(1000),
})
const timeoutMs = 5000
const maxConcurrent = 50

/**
 * Accepts page views at `/page-views` and forwards them to Plausible with the `User-Agent` and the IP address, by which
 * it counts visitors. Responds first, so a slow or unavailable collector does not delay the visitor. Disabled without
 * `PLAUSIBLE_DOMAIN`.
 */
export function acceptPageViews(app: Express) {
  const { PLAUSIBLE_DOMAIN, PLAUSIBLE_URL, PUBLIC_URL } = env
  if (!PLAUSIBLE_DOMAIN) return
  const requests = bulkhead(maxConcurrent)
  let isUnavailable = false

  async function forward({ path, referrer }: z.infer<typeof pageView>, headers: Record<string, string>) {
    const event = { name: 'pageview', domain: PLAUSIBLE_DOMAIN, url: PUBLIC_URL + path, referrer }
    const response = await fetch(`${PLAUSIBLE_URL}/api/event`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(event),
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`Plausible answered ${response.status}`)
    isUnavailable = false
  }

  function onError(error: unknown) {
    if (error instanceof BulkheadRejectedError) return
    // Logged once, not for each lost view.
    if (!isUnavailable) limitedLog.warn({ event: 'page_views_lost', reason: String(error) })
    isUnavailable = true
  }

  app.post('/page-views', express.text({ type: () => true, limit: '4kb' }), (request, response) => {
    const view = pageView.safeParse(parseJson(String(request.body)))
    const source = requestSource((it) => request.get(it), { publicUrl: PUBLIC_URL, host: request.host })
    if (!view.success || source === 'cross-origin') return void response.status(400).end()
    response.status(204).end()
    requests.execute(() => forward(view.data, clientHeaders(request))).catch(onError)
  })
}

const clientHeaders = (request: Request) => ({
  'User-Agent': request.get('User-Agent') ?? '',
  'X-Forwarded-For': request.ip ?? '',
})
