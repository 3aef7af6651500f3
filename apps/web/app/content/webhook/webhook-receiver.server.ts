import { type ContentChange, contentChange } from '@islamic-centre/site-contract/content-change'
import {
  isSignedWebhook,
  timelyWebhookId,
  webhookToleranceMs,
} from '@islamic-centre/site-contract/webhook-signature'
import { LRUCache } from 'lru-cache'
import { boundedText } from '../../platform/bounded-body.server.ts'
import { parseJson } from '../../platform/parse-json.ts'

const maxBytes = 64 * 1024
const maxIds = 10_000

export type Received =
  | { status: 204; id: string; change: ContentChange | undefined }
  | { status: 400 | 401 | 413; reason: string }

/**
 * Receives the content server's webhook, signed by Standard Webhooks: `webhook-id`, `webhook-timestamp` (seconds
 * since 1970, five minutes either way) and `webhook-signature`, a list of `v1,` and the base64 HMAC-SHA256 of
 * `{id}.{timestamp}.{body}` under the text of the secret. A repeated message is accepted without a change.
 */
export function createWebhookReceiver(secret: string | Buffer) {
  // An id is remembered until its timestamp is too old, whichever clock was ahead.
  const seen = new LRUCache<string, true>({ max: maxIds, ttl: 2 * webhookToleranceMs })

  return async (request: Request, now = new Date()): Promise<Received> => {
    const id = timelyWebhookId(request.headers, now)
    if (!id) return { status: 401, reason: 'no id, or not of this time' }
    const body = await boundedText(request, maxBytes)
    if (body === undefined) return { status: 413, reason: 'too long' }

    if (!isSignedWebhook(request.headers, body, secret))
      return { status: 401, reason: 'not signed by the content server' }
    if (seen.has(id)) return { status: 204, id, change: undefined }
    const change = contentChange.safeParse(parseJson(body)).data
    if (!change) return { status: 400, reason: 'no change that is known here' }
    seen.set(id, true)
    return { status: 204, id, change }
  }
}
