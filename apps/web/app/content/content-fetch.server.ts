import { bulkhead, CircuitState, ConsecutiveBreaker, circuitBreaker, handleAll, wrap } from 'cockatiel'
import { boundedText } from '../bounded-body.server.ts'

/** So many questions are with the content server at once, and so many more wait for it. */
const atOnce = 8
const waiting = 200
/** After so many failures in a row nothing is asked for so long (milliseconds), and then one question alone. */
const failuresInARow = 5
const pause = 2_000

const mostBytes = 16 * 1024 * 1024
/** A gateway's answers, given when the content server itself did not speak. Its own 500 is of one question only. */
const away = [502, 503, 504]

type Log = (line: { event: string }) => void

/**
 * A `fetch` for the content server. Answers are read to their end before they are given, so that the caller's limit of
 * time holds for their last byte too, and are refused where they are longer than 16 MiB.
 */
export function createContentFetch(log: { error: Log; info: Log }): typeof fetch {
  const breaker = circuitBreaker(
    handleAll.orWhenResult((answer) => answer instanceof Response && away.includes(answer.status)),
    { halfOpenAfter: pause, breaker: new ConsecutiveBreaker(failuresInARow) },
  )
  let isAway = false
  breaker.onStateChange((state) => {
    if (state === CircuitState.Open && !isAway) log.error({ event: 'content_server_away' })
    if (state === CircuitState.Closed && isAway) log.info({ event: 'content_server_back' })
    if (state !== CircuitState.HalfOpen) isAway = state === CircuitState.Open
  })
  const policy = wrap(breaker, bulkhead(atOnce, waiting))
  return (input, init) => policy.execute(() => read(new Request(input, init)))
}

async function read(request: Request): Promise<Response> {
  const answer = await fetch(request)
  const text = await boundedText(answer, mostBytes)
  if (text === undefined) {
    await answer.body?.cancel()
    throw new Error(`The answer is longer than ${mostBytes} bytes.`)
  }
  return new Response(text || null, answer)
}
