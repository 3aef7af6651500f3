import { randomBytes } from 'node:crypto'
import { Writable } from 'node:stream'
import { retryAfter } from '@islamic-centre/node-server/retry-after'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { env } from './env.server.ts'
import { followFormScript } from './features/preview/follow-form-script.server.ts'
import { finishDocument } from './hydration/finish-document.server.ts'
import { RenderPartContext } from './hydration/lazy-hydrated.tsx'
import { createParts, type Parts } from './hydration/part-cache.server.tsx'
import { kindOfError, limitedLog } from './platform/limited-log.server.ts'
import { requestScope } from './platform/request-scope.server.ts'
import { documentHeaders } from './security/document-headers.server.ts'

export { noticesState } from './content/notices-state.server.ts'
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
  // Marks of parts are removed when a document is finished. What an editor has not saved is not stored as a part.
  const isUnsaved = requestScope()?.unsaved !== undefined
  const parts = env.NODE_ENV === 'development' || isUnsaved ? undefined : createParts(nonce)
  const rendered = await renderPage(request, entryContext, nonce, parts)
  if (status === 503) headers.set('Retry-After', retryAfter.contentServer)
  // Vite's own scripts and styles would need a policy of their own.
  if (env.NODE_ENV === 'development') {
    headers.set('Content-Type', 'text/html; charset=utf-8')
    return new Response(rendered, { status, headers })
  }
  const script = isUnsaved ? followFormScript : undefined
  const { html, hashes } = finishDocument(rendered, nonce, parts?.replaceMark, script)
  for (const [name, value] of Object.entries(documentHeaders(hashes))) headers.set(name, value)
  return new Response(html, { status, headers })
}

const renderPage = (request: Request, entryContext: EntryContext, nonce: string, parts: Parts | undefined) =>
  new Promise<Buffer<ArrayBuffer>>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <RenderPartContext value={parts?.renderPart}>
        <ServerRouter context={entryContext} url={request.url} nonce={nonce} />
      </RenderPartContext>,
      {
        nonce,
        // A large Suspense block would otherwise be sent hidden, with a script to show it.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onAllReady() {
          clearTimeout(timer)
          pipe(collect(resolve))
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

/** Resolves with all that is written: text that was a stream of strings would be encoded and decoded again. */
function collect(resolve: (all: Buffer<ArrayBuffer>) => void) {
  const chunks: Uint8Array[] = []
  return new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(chunk, _encoding, done) {
      chunks.push(chunk)
      done()
    },
    final(done) {
      resolve(Buffer.concat(chunks))
      done()
    },
  })
}

/** Logs what a loader or action threw; the visitor sees the error boundary. */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (!request.signal.aborted)
    limitedLog.error(
      { event: 'request_failed', path: new URL(request.url).pathname, err: error },
      kindOfError(error),
    )
}
