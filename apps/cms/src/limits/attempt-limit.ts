import { errors } from '@strapi/utils'
import { isAttempt } from './account-actions'
import { clientNetwork } from './client-network'
import type { RequestContext } from './request-context'

const attemptsAMinute = 30
const minute = 60_000

/**
 * Counts by client within one minute of a monotonic clock; the next minute starts with an empty map, so that memory is
 * bounded.
 */
function minuteCounter(now: () => number) {
  let started = now()
  let counts = new Map<string, number>()
  return (client: string) => {
    if (now() - started >= minute) [started, counts] = [now(), new Map()]
    const count = (counts.get(client) ?? 0) + 1
    counts.set(client, count)
    return { count, secondsLeft: Math.ceil((started + minute - now()) / 1000) }
  }
}

/** Throws `RateLimitError` where one client tries passwords, codes or addresses too often, whatever the body is. */
export function createAttemptLimit(now: () => number) {
  const countOf = minuteCounter(now)
  return (ctx: RequestContext) => {
    if (!ctx.state.route || !isAttempt(ctx.state.route)) return
    const { count, secondsLeft } = countOf(clientNetwork(ctx.request.ip))
    ctx.set('RateLimit-Limit', String(attemptsAMinute))
    ctx.set('RateLimit-Remaining', String(Math.max(0, attemptsAMinute - count)))
    if (count <= attemptsAMinute) return
    ctx.set('Retry-After', String(secondsLeft))
    throw new errors.RateLimitError('Too many requests: try again in a minute')
  }
}
