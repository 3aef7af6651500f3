import { contentChanged } from '../content/webhook/content-changed.server.ts'
import { otherProcesses } from '../content/webhook/other-processes.server.ts'
import { createWebhookReceiver } from '../content/webhook/webhook-receiver.server.ts'
import { env } from '../env.server.ts'
import { limitedLog } from '../platform/limited-log.server.ts'
import { log } from '../platform/log.server.ts'
import type { PageHandle } from '../platform/page-handle.ts'
import type { Route } from './+types/webhooks.content'

export const handle: PageHandle = { live: true }

const receive = env.WEBHOOK_SECRET ? createWebhookReceiver(env.WEBHOOK_SECRET) : undefined

const textResponse = (status: number, text: string, headers?: HeadersInit) =>
  new Response(`${text}\n`, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers } })

/** `POST /webhooks/content`: the content server reports that something was published, withdrawn or deleted. */
export async function action({ request }: Route.ActionArgs) {
  if (request.method !== 'POST') return onlyPost()
  if (!receive) return textResponse(404, 'This site receives no webhooks.')
  const received = await receive(request)
  if (received.status !== 204) {
    limitedLog.warn(
      { event: 'webhook_refused', status: received.status, reason: received.reason },
      received.reason,
    )
    return textResponse(received.status, 'This message was not accepted.')
  }
  const { id, change } = received
  if (change && (!otherProcesses || (await otherProcesses.publish(id, change)))) {
    const { event, ...changed } = change
    log.info({ event: 'content_changed', change: event, ...changed })
    contentChanged(change)
  }
  return new Response(null, { status: 204 })
}

export const loader = () => onlyPost()

const onlyPost = () => textResponse(405, 'This address takes POST only.', { Allow: 'POST' })
