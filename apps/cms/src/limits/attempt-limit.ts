import { createRateLimiter } from '@islamic-centre/node-server/rate-limiter'
import { errors } from '@strapi/utils'
import { isAttempt } from './account-actions'
import type { RequestContext } from './request-context'

const limit = 30
const windowSeconds = 60

/** Throws `RateLimitError` where one client tries passwords, codes or addresses too often, whatever the body is. */
export function createAttemptLimit() {
  const attempts = createRateLimiter({ limit, windowSeconds })
  return async (ctx: RequestContext) => {
    if (!ctx.state.route || !isAttempt(ctx.state.route)) return
    const { isExceeded, remaining, secondsLeft } = await attempts.count(ctx.request.ip)
    ctx.set('RateLimit-Limit', String(limit))
    ctx.set('RateLimit-Remaining', String(remaining))
    if (!isExceeded) return
    ctx.set('Retry-After', String(secondsLeft))
    throw new errors.RateLimitError('Too many requests: try again in a minute')
  }
}
