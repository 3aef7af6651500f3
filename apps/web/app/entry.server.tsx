import { randomBytes } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { retryAfter } from '@islamic-centre/site-contract/retry-after'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { env } from './env.server.ts'
import { deferScripts } from './hydration/defer-scripts.server.ts'
import { kindOfError, limitedLog } from './platform/limited-log.server.ts'
import { documentHeaders } from './security/document-headers.server.ts'
import { hashedScripts } from './security/hashed-scripts.server.ts'

export { pageVersion } from './content/page-version.server.ts'
export { hasContent } from './content/readiness.server.ts'
export { inRequestScope } from './platform/request-scope.server.ts'

const renderLimit = 10_000

/** Renders a whole page before the first byte: nothing is revealed by a script, so it works without JavaScript. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
): Promise<Response> {
  const nonce = randomBytes(16).toString('hex')
  const rendered = await renderPage(request, entryContext, nonce)
  if (status === 503) headers.set('Retry-After', retryAfter.contentServer)
  // Vite's own scripts and styles would need a policy of their own.
  if (env.NODE_ENV === 'development') {
    headers.set('Content-Type', 'text/html; charset=utf-8')
    return new Response(rendered, { status, headers })
  }
  const { html, hashes } = hashedScripts(deferScripts(rendered, nonce), nonce)
  for (const [name, value] of Object.entries(documentHeaders(hashes))) headers.set(name, value)
  return new Response(html, { status, headers })
}

const renderPage = (request: Request, entryContext: EntryContext, nonce: string) =>
  new Promise<string>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={entryContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        // A large Suspense block would otherwise be sent hidden, with a script to show it.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onAllReady() {
          clearTimeout(timer)
          resolve(text(pipe(new PassThrough())))
        },
        onShellError(error) {
          clearTimeout(timer)
          reject(error)
        },
        onError: (error) =>
          limitedLog.error(
            { event: 'render_failed', path: new URL(request.url).pathname, err: error },
            kindOfError(error),
          ),
      },
    )
    const timer = setTimeout(abort, renderLimit)
  })

/** Logs what a loader or action threw; the visitor sees the error boundary. */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (!request.signal.aborted)
    limitedLog.error(
      { event: 'request_failed', path: new URL(request.url).pathname, err: error },
      kindOfError(error),
    )
}
