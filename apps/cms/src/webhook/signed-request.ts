import { createHmac } from 'node:crypto'

interface Message {
  /** Stays the same when a message is sent again. */
  id: string
  body: string
}

/** A POST that is signed as Standard Webhooks says (standardwebhooks.com); the key is the text of the secret. */
export function signedRequest({ id, body }: Message, secret: string | Buffer, now: Date) {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')
  return {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
    },
    body,
  }
}
