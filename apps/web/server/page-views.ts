import express, { type Express, type Request } from 'express'
import { z } from 'zod'
import { env } from '../app/env.server.ts'
import { limitedLog } from '../app/platform/limited-log.server.ts'
import { isSameOrigin } from '../app/platform/same-origin.server.ts'

/** What a page sends when it is opened (app/features/page-views). */
const pageView = z.object({
  path: z
    .string()
    .max(1000)
    .regex(/^\/[^?#]*$/),
  referrer: z.string().max(1000),
})
const longestWait = 5000
const mostAtOnce = 50

/**
 * Accepts page views at `/page-views` and forwards them to Plausible with the `User-Agent` and the IP address, by which
 * it counts visitors. Responds first, so a slow or unavailable collector does not delay the visitor. Disabled without
 * `PLAUSIBLE_DOMAIN`.
 */
export function takePageViews(app: Express) {
  const { PLAUSIBLE_DOMAIN, PLAUSIBLE_URL, PUBLIC_URL } = env
  if (!PLAUSIBLE_DOMAIN) return
  let underway = 0
  let away = false

  async function handOn({ path, referrer }: z.infer<typeof pageView>, headers: Record<string, string>) {
    const event = { name: 'pageview', domain: PLAUSIBLE_DOMAIN, url: PUBLIC_URL + path, referrer }
    underway += 1
    try {
      const answer = await fetch(`${PLAUSIBLE_URL}/api/event`, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify(event),
        signal: AbortSignal.timeout(longestWait),
      })
      await answer.body?.cancel()
      if (!answer.ok) throw new Error(`Plausible answered ${answer.status}`)
      away = false
    } catch (error) {
      // Logged once, not for each lost view.
      if (!away) limitedLog.warn({ event: 'page_views_lost', reason: String(error) })
      away = true
    } finally {
      underway -= 1
    }
  }

  app.post('/page-views', express.text({ type: () => true, limit: '4kb' }), (request, response) => {
    const view = pageView.safeParse(parsed(request.body))
    if (!view.success || isSameOrigin((it) => request.get(it)) === false)
      return void response.status(400).end()
    response.status(204).end()
    if (underway < mostAtOnce) void handOn(view.data, whoAsks(request))
  })
}

function parsed(body: unknown): unknown {
  try {
    return JSON.parse(String(body))
  } catch {
    return undefined
  }
}

const whoAsks = (request: Request) => ({
  'User-Agent': request.get('User-Agent') ?? '',
  'X-Forwarded-For': request.ip ?? '',
})
