import { fulfilsWithin } from './fulfils-within.ts'
import { createSingleFlight } from './single-flight.ts'

/** No fetch has succeeded yet and nothing is stored; `cause` is why the latest fetch failed. */
export class NeverFetchedError extends Error {
  override readonly name = 'NeverFetchedError'
  constructor(name: string, cause: unknown) {
    super(`${name} was never fetched.`, { cause })
  }
}

export type LastGoodValueOptions<Value, Answer> = {
  /** Names the value in `NeverFetchedError`. */
  name: string
  fetch: () => Promise<Answer>
  /** Parses the value of a response; a rejection or an exception counts as a failed fetch. */
  parse: (answer: Answer) => Value | Promise<Value>
  /**
   * Answers of equal revision are the same answer: it is not parsed, saved or reported again. Without it every answer is
   * another one.
   */
  revisionOf?: (answer: Answer) => string
  /** Resolves with the response to accept when one differs from the current value; rejects to preserve the value. */
  confirm?: (answer: Answer, known: KnownRevisions) => Promise<Answer>
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

/** Revisions of the current value and of the answer that was last rejected by `parse`. */
export type KnownRevisions = { current: string | undefined; rejected: string | undefined }

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
  const { name, parse, revisionOf, confirm, store, version, ttlMs, retryDelayMs, now } = options
  const flight = createSingleFlight<void>()
  let lastGood: { value: Value; revision: string | undefined } | undefined
  let rejected: { revision: string; error: unknown } | undefined
  let attempted: { version: string | undefined } | undefined
  let lastError: unknown
  let wasServed = false
  let dueAt = Number.NEGATIVE_INFINITY
  let isInvalid = false
  let loading: Promise<void> | undefined
  let isLoaded = !store

  /** Makes the response's value the current one; false if it already is. */
  async function accept(answer: Answer): Promise<boolean> {
    const revision = revisionOf?.(answer)
    if (revision !== undefined && revision === lastGood?.revision) return false
    // An answer that was rejected once is not parsed again.
    if (revision !== undefined && revision === rejected?.revision) throw rejected.error
    try {
      lastGood = { value: await parse(answer), revision }
    } catch (error) {
      if (revision !== undefined) rejected = { revision, error }
      throw error
    }
    options.onChange?.(wasServed)
    return true
  }

  async function confirmed(answer: Answer): Promise<Answer> {
    if (!lastGood || !confirm) return answer
    const known = { current: lastGood.revision, rejected: rejected?.revision }
    const revision = revisionOf?.(answer)
    const isKnown = revision !== undefined && (revision === known.current || revision === known.rejected)
    return isKnown ? answer : confirm(answer, known)
  }

  async function fetchOnce() {
    const attempt = { version: version?.() }
    try {
      const isFirst = !lastGood
      const answer = await confirmed(await options.fetch())
      const isNew = await accept(answer)
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
      await accept(answer)
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
      const isAwaited = !lastGood && flight.isRunning(name)
      if (!isAttempted || isAwaited || now() >= dueAt) {
        const fetching = fetchShared()
        if (!lastGood) await fetching
        else if (!isAttempted) await fulfilsWithin(fetching, options.waitTimeoutMs ?? 0)
      }
      wasServed = true
      if (!lastGood) throw new NeverFetchedError(name, lastError)
      return lastGood.value
    },
    current: () => lastGood?.value,
    refreshIfDue() {
      if (now() >= dueAt) void fetchShared()
    },
    invalidate() {
      if (flight.isRunning(name)) isInvalid = true
      else void fetchShared()
    },
  }
}
