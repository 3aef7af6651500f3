import { fulfilsWithin } from './fulfils-within.ts'
import { createSingleFlight } from './single-flight.ts'

/** `fresh`: stored. `fetched`: fetched now. `stale`: older, while it is fetched again. `fallback`: older, since that failed. */
export type Found<Value> = { value: Value; source: 'fresh' | 'fetched' | 'stale' | 'fallback' }

export type LastGoodCacheOptions<Value extends object> = {
  /** Where values are stored and evicted: an `LRUCache`, or several. */
  store: { get: (key: string) => Value | undefined; set: (key: string, value: Value) => unknown }
  /** Whether a stored value is served without a fetch. */
  isFresh: (value: Value) => boolean
  /** Whether a value that is not fresh is served once a caller has waited `waitTimeoutMs` for its fetch. */
  mayServeStale: (value: Value) => boolean
  /** Whether a value that is not fresh is served after a failed fetch, and until `retryDelayMs` later. */
  mayFallBack: (value: Value) => boolean
  /** Whether a fetched value is stored; else only those who wait for it have it. */
  isStorable: (value: Value) => boolean
  /** Milliseconds. */
  waitTimeoutMs: number
  retryDelayMs: number
  /** Milliseconds of a monotonic clock, such as `performance.now`. */
  now: () => number
}

/**
 * Caches values by key: each is fetched once for all concurrent callers, and where the callbacks allow it the last good
 * one is served while it is fetched again and after failures.
 */
export function createLastGoodCache<Value extends object>(options: LastGoodCacheOptions<Value>) {
  const { store, isFresh, mayServeStale, mayFallBack, isStorable, waitTimeoutMs, retryDelayMs, now } = options
  const flight = createSingleFlight<Found<Value> | undefined>()
  /** Goes with the value, when it is evicted or replaced. */
  const retryAt = new WeakMap<Value, number>()

  const isBackedOff = (value: Value) => now() < (retryAt.get(value) ?? Number.NEGATIVE_INFINITY)

  async function fetchOnce(
    key: string,
    fetch: (fallback: Value | undefined) => Promise<Value | undefined>,
  ): Promise<Found<Value> | undefined> {
    const previous = store.get(key)
    const fallback = previous && mayFallBack(previous) ? previous : undefined
    try {
      const value = await fetch(fallback)
      if (!value) return undefined
      if (isStorable(value)) store.set(key, value)
      return { value, source: 'fetched' }
    } catch (error) {
      if (!fallback) throw error
      retryAt.set(fallback, now() + retryDelayMs)
      return { value: fallback, source: 'fallback' }
    }
  }

  return {
    /**
     * The value of a key. `fetch` resolves with undefined where there is nothing to cache, and so does `get`; it may
     * reject where its result is worse than the fallback that it is given. Rejects with the error of `fetch` where there
     * is no fallback.
     */
    async get(
      key: string,
      fetch: (fallback: Value | undefined) => Promise<Value | undefined>,
    ): Promise<Found<Value> | undefined> {
      const stored = store.get(key)
      if (stored && isFresh(stored)) return { value: stored, source: 'fresh' }
      if (stored && isBackedOff(stored) && mayFallBack(stored)) return { value: stored, source: 'fallback' }
      const fetching = flight.run(key, () => fetchOnce(key, fetch))
      if (stored && mayServeStale(stored) && !(await fulfilsWithin(fetching, waitTimeoutMs)))
        return { value: stored, source: 'stale' }
      return fetching
    },
    /** The stored value of a key where it is fresh, without waiting. */
    fresh(key: string): Value | undefined {
      const stored = store.get(key)
      return stored && isFresh(stored) ? stored : undefined
    },
  }
}
