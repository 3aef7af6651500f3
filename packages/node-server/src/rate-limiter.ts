import { isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'
import { RateLimiterMemory } from 'rate-limiter-flexible'

export type RateLimit = { limit: number; windowSeconds: number }

/**
 * The key that a client is counted by: an IPv4 address, or the network of an IPv6 address (its first 64 bits), since one
 * household can use all addresses of its network (RFC 6177).
 */
export function clientKey(address: string): string {
  if (!isIPv6(address)) return address
  const parsed = ipaddr.process(address)
  if (!('parts' in parsed)) return parsed.toString()
  return `${new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0])}/64`
}

/**
 * Counts what clients do, in the memory of this process: each may do it `limit` times within `windowSeconds` of its first
 * time.
 */
export function createRateLimiter({ limit, windowSeconds }: RateLimit) {
  const limiter = new RateLimiterMemory({ points: limit, duration: windowSeconds })
  return {
    /** Counts one time. Resolves above the limit, too, with the whole seconds until the window ends. */
    async count(address: string) {
      const { consumedPoints, remainingPoints, msBeforeNext } = await limiter.penalty(clientKey(address))
      // The wall clock may have been set back since the window began.
      const secondsLeft = Math.min(Math.ceil(msBeforeNext / 1000), windowSeconds)
      return { isExceeded: consumedPoints > limit, remaining: remainingPoints, secondsLeft }
    },
    /** Undoes one `count` within the same window. */
    async undo(address: string) {
      const key = clientKey(address)
      if (await limiter.get(key)) await limiter.reward(key)
    },
  }
}
