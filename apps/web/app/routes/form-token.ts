import { messageHandler } from '../loaders/message-handler.server.ts'
import type { PageHandle } from '../platform/page-handle.ts'

export const handle: PageHandle = { live: true }

/** `GET /form-token`: the signed time at which a visitor began to write; a request of its own, so that the page can be cached. */
export function loader() {
  if (!messageHandler) return new Response('This site takes no messages.\n', { status: 404, headers })
  return new Response(messageHandler.token(new Date()), { headers })
}

const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }
