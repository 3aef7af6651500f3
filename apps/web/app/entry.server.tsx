import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { log } from './log.server.ts'
import { retryAfter } from './retry-after.server.ts'

const renderLimit = 10_000

/** Renders a whole page before the first byte: nothing is hidden behind a script, so it reads without JavaScript. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={entryContext} url={request.url} />,
      {
        // A large Suspense block would otherwise be sent hidden, with a script to show it.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onAllReady() {
          const body = new PassThrough()
          headers.set('Content-Type', 'text/html; charset=utf-8')
          if (status === 503) headers.set('Retry-After', retryAfter)
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
          body.once('close', () => clearTimeout(limit))
          pipe(body)
        },
        onShellError(error) {
          clearTimeout(limit)
          reject(error)
        },
        onError: (error) =>
          log.error({ event: 'render_failed', path: new URL(request.url).pathname, err: error }),
      },
    )
    const limit = setTimeout(abort, renderLimit).unref()
  })
}

/** What a loader or action threw; the visitor sees the error boundary, the operator this line. */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (!request.signal.aborted)
    log.error({ event: 'request_failed', path: new URL(request.url).pathname, err: error })
}
