import type { ServerResponse } from 'node:http'
import { retryAfter } from '@islamic-centre/node-server/retry-after'
import { commonHeaders, headersOf } from './common-headers.ts'
import { type ErrorResponse, errorText } from './error-responses.ts'

/** Responds with plain text in both languages. */
export function sendError(response: ServerResponse, { status, text, close }: ErrorResponse, id: string) {
  const headers = {
    ...commonHeaders,
    ...headersOf('', false),
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Request-Id': id,
    ...(status === 503 && { 'Retry-After': retryAfter.freeCapacity }),
    ...(close && { Connection: 'close' }),
  }
  response.writeHead(status, headers).end(errorText(text))
}
