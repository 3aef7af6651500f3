import {
  BrokenCircuitError,
  bulkhead,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
} from 'cockatiel'
import { boundedText } from '../../platform/bounded-body.server.ts'

/** Concurrent requests, and those that wait. */
const maxConcurrent = 8
const maxQueued = 200
/** The breaker opens after so many consecutive failures, and after `openMs` one request is tried. */
const maxConsecutiveFailures = 5
const openMs = 2_000
/** Drafts have a queue of their own, with fewer concurrent requests than what visitors read. */
const maxConcurrentDrafts = 4
const maxQueuedDrafts = 10_000

const maxBytes = 16 * 1024 * 1024
/** A gateway answers with these when the content server is unreachable. A 500 concerns one request only. */
const gatewayErrors = [502, 503, 504]

type Log = (line: { event: string }) => void

/**
 * A `fetch` for the content server. It resolves after the last byte of an answer, so that the caller's timeout covers the
 * whole body, and rejects answers longer than 16 MiB.
 */
export function createContentFetch(log: { error: Log; info: Log }): typeof fetch {
  const breaker = circuitBreaker(
    handleWhen((error) => !isAbort(error)).orWhenResult(
      (answer) => answer instanceof Response && gatewayErrors.includes(answer.status),
    ),
    // Cockatiel uses the wall clock, which may be set back; the pause is measured below.
    { halfOpenAfter: Number.NEGATIVE_INFINITY, breaker: new ConsecutiveBreaker(maxConsecutiveFailures) },
  )
  let isUnavailable = false
  let openedAt = 0
  breaker.onStateChange((state) => {
    if (state === CircuitState.Open) openedAt = performance.now()
    if (state === CircuitState.Open && !isUnavailable) log.error({ event: 'content_server_unavailable' })
    if (state === CircuitState.Closed && isUnavailable) log.info({ event: 'content_server_available' })
    if (state !== CircuitState.HalfOpen) isUnavailable = state === CircuitState.Open
  })
  // A full queue is no failure of the content server, so the breaker does not see it.
  const queue = bulkhead(maxConcurrent, maxQueued)
  const isPausing = () => breaker.state === CircuitState.Open && performance.now() - openedAt < openMs
  return (input, init) =>
    queue.execute(() => {
      if (isPausing()) throw new BrokenCircuitError()
      return breaker.execute(() => read(new Request(input, init)))
    })
}

/** The same for drafts, without the breaker: previews do not affect what visitors read. */
export function createDraftFetch(): typeof fetch {
  const policy = bulkhead(maxConcurrentDrafts, maxQueuedDrafts)
  return (input, init) => {
    const request = new Request(input, init)
    return policy.execute(() => read(request), request.signal)
  }
}

/** The caller has aborted the request; a timeout has another name. */
const isAbort = (error: unknown) => error instanceof Error && error.name === 'AbortError'

async function read(request: Request): Promise<Response> {
  const answer = await fetch(request)
  const text = await boundedText(answer, maxBytes)
  if (text === undefined) {
    await answer.body?.cancel()
    throw new Error(`The answer is longer than ${maxBytes} bytes.`)
  }
  return new Response(text || null, answer)
}
