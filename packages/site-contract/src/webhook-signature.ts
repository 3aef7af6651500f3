import { createHmac } from 'node:crypto'
import { timingSafeEqual } from './timing-safe-equal.ts'

/** A webhook is accepted while its timestamp differs by at most this from the clock of the site. */
export const webhookToleranceMs = 5 * 60 * 1000

const signatureOf = (id: string, timestamp: string, body: string, secret: string | Buffer) =>
  `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`

/**
 * The headers of a webhook as Standard Webhooks defines them (standardwebhooks.com); the key is the text of the secret.
 *
 * @param id stays the same when a message is sent again
 */
export function signWebhook(
  { id, body }: { id: string; body: string },
  secret: string | Buffer,
  now: Date,
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatureOf(id, timestamp, body, secret),
  }
}

/** The id of a webhook whose timestamp is of the last or next five minutes, before its body is read; else undefined. */
export function timelyWebhookId(headers: Headers, now: Date): string | undefined {
  const age = Math.abs(now.getTime() - Number(headers.get('webhook-timestamp')) * 1000)
  return age <= webhookToleranceMs ? headers.get('webhook-id') || undefined : undefined
}

/** Whether one of the signatures of a webhook is that of its id, timestamp and body. */
export function isSignedWebhook(headers: Headers, body: string, secret: string | Buffer): boolean {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map(
    (name) => headers.get(name) ?? '',
  ) as [string, string, string]
  const expected = signatureOf(id, timestamp, body, secret)
  return signatures.split(' ').some((given) => timingSafeEqual(given, expected))
}
