import type { ClientRateLimitInfo, Store } from 'express-rate-limit'
import { LRUCache } from 'lru-cache'

type RateLimitStore = Omit<Store, 'increment' | 'decrement'> & {
  increment: (key: string) => ClientRateLimitInfo & { resetTime: Date }
  decrement: (key: string) => void
}

/**
 * Counts within a window of `windowMs` milliseconds, by key. It holds at most `maxKeys` and drops the least recently used
 * one, so that a flood from many addresses costs a bounded amount of memory. Windows are measured by a monotonic clock.
 */
export function createRateLimitStore({
  windowMs,
  maxKeys,
}: {
  windowMs: number
  maxKeys: number
}): RateLimitStore {
  const counts = new LRUCache<string, { totalHits: number }>({
    max: maxKeys,
    ttl: windowMs,
    ttlResolution: 0,
    perf: { now: () => performance.now() },
    noUpdateTTL: true,
  })
  return {
    increment(key) {
      const count = counts.get(key) ?? { totalHits: 0 }
      count.totalHits += 1
      counts.set(key, count)
      return { ...count, resetTime: new Date(Date.now() + counts.getRemainingTTL(key)) }
    },
    decrement(key) {
      const count = counts.get(key)
      if (count) count.totalHits -= 1
    },
    resetKey: (key) => void counts.delete(key),
  }
}
