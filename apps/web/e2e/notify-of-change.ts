import { createHmac, randomUUID } from 'node:crypto'

/** Notifies a site of a change like the content server does, signed with the shared secret. */
export async function notifyOfChange(
  siteUrl: string,
  secret: string,
  type: string,
  documentId?: string,
): Promise<number> {
  const id = randomUUID()
  const timestamp = String(Math.floor(Date.now() / 1000))
  const body = JSON.stringify({ event: 'entry.publish', type, documentId })
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  }
  return (await fetch(`${siteUrl}/webhooks/content`, { method: 'POST', headers, body })).status
}

/** Every type that pages show, as the content server names it. */
export const publicTypes =
  'about announcement anouncement banner death-notice hijri-month image-gallery main-page main-page-event occasion page post screen service sound video-gallery'
    .split(' ')
    .map((it) => `api::${it}.${it}`)
