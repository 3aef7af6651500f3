import { type AcceptedAnswerOptions, createAcceptedAnswer } from './accepted-answer.ts'
import { fulfilsWithin } from './fulfils-within.ts'
import { createSingleFlight } from './single-flight.ts'

export type { KnownRevisions } from './accepted-answer.ts'

/** No fetch has succeeded yet and nothing is stored; `cause` is why the latest fetch failed. */
export class NeverFetchedError extends Error {
  override readonly name = 'NeverFetchedError'
  constructor(name: string, cause: unknown) {
    super(`${name} was never fetched.`, { cause })
  }
}

export type LastGoodValueOptions<Value, Answer> = AcceptedAnswerOptions<Value, Answer> & {
  /** Names the value in `NeverFetchedError`. */
  name: string
  fetch: () => Promise<Answer>
  /** Where the last good answer outlives the process; neither ever rejects. */
  store?: { load: () => Promise<Answer | undefined>; save: (answer: Answer) => Promise<void> }
  /** The current version of the source: after a change `get` fetches again. */
  version?: () => string
  /** Milliseconds until an answer is due to be fetched again; by default never. `isFirst`: there was no value before. */
  ttlMs?: (answer: Answer, isFirst: boolean) => number
  /** Milliseconds until a failed fetch is due again. */
  retryDelayMs: number
  /** Milliseconds that `get` waits for a fetch where there is an older value; by default it does not wait. */
  waitTimeoutMs?: number
  /** Milliseconds of a monotonic clock, such as `performance.now`. */
  now: () => number
  /** Called after each fetch that failed, and after each that did not. */
  onError?: (error: unknown) => void
  onSuccess?: () => void
  /** There is another value; `wasServed` where a caller had the one before, or had none. */
  onChange?: (wasServed: boolean) => void
}

export type LastGoodValue<Value> = {
  /** The value. Waits without limit only if there is none. Rejects with `NeverFetchedError`. */
  get: () => Promise<Value>
  /** What `get` would return without waiting; undefined if there is none. */
  current: () => Value | undefined
  /** Starts a fetch where it is due. */
  refreshIfDue: () => void
  /** Starts a fetch; one in progress is followed by another, since its response may be from before the change. */
  invalidate: () => void
}

/**
 * Caches one value: it is fetched once for all concurrent callers, and the last good one is served while it is fetched
 * again and after failures.
 */
export function createLastGoodValue<Value, Answer>(
  options: LastGoodValueOptions<Value, Answer>,
): LastGoodValue<Value> {
  const { name, store, version, ttlMs, retryDelayMs, now } = options
  const flight = createSingleFlight<void>()
  const accepted = createAcceptedAnswer(options, () => options.onChange?.(wasServed))
  let attempted: { version: string | undefined } | undefined
  let lastError: unknown
  let wasServed = false
  let dueAt = Number.NEGATIVE_INFINITY
  let isInvalid = false
  let loading: Promise<void> | undefined
  let isLoaded = !store

  async function fetchOnce() {
    const attempt = { version: version?.() }
    try {
      const isFirst = !accepted.current()
      const answer = await accepted.confirm(await options.fetch())
      const isNew = await accepted.accept(answer)
      lastError = undefined
      dueAt = now() + (ttlMs?.(answer, isFirst) ?? Number.POSITIVE_INFINITY)
      options.onSuccess?.()
      if (isNew) void store?.save(answer)
    } catch (error) {
      lastError = error
      dueAt = now() + retryDelayMs
      options.onError?.(error)
    }
    attempted = attempt
  }

  async function load() {
    const answer = await store?.load()
    if (answer === undefined) return
    try {
      await accepted.accept(answer)
    } catch {
      // A value stored by another build may be invalid for this one.
    }
  }

  const loadOnce = () => {
    loading ??= load().then(() => {
      isLoaded = true
    })
    return loading
  }

  /** Never rejects. */
  const fetchShared = () =>
    flight.run(name, async () => {
      if (!isLoaded) await loadOnce()
      do {
        isInvalid = false
        await fetchOnce()
      } while (isInvalid)
    })

  return {
    async get() {
      if (!isLoaded) await loadOnce()
      const isAttempted = attempted !== undefined && attempted.version === version?.()
      const isAwaited = !accepted.current() && flight.isRunning(name)
      if (!isAttempted || isAwaited || now() >= dueAt) {
        const fetching = fetchShared()
        if (!accepted.current()) await fetching
        else if (!isAttempted) await fulfilsWithin(fetching, options.waitTimeoutMs ?? 0)
      }
      wasServed = true
      const current = accepted.current()
      if (!current) throw new NeverFetchedError(name, lastError)
      return current.value
    },
    current: () => accepted.current()?.value,
    refreshIfDue() {
      if (now() >= dueAt) void fetchShared()
    },
    invalidate() {
      if (flight.isRunning(name)) isInvalid = true
      else void fetchShared()
    },
  }
}
