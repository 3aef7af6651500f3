import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'

type Context = Parameters<Core.ControllerHandler>[0]

const requestsAMinute = 30
const minute = 60_000
const accountPaths = /^\/api\/(auth|connect)(\/|$)/i

/** Counts by address within one minute; the next minute starts from nothing, so that nothing grows. */
function minuteCounter(now: () => number) {
  let started = now()
  let counts = new Map<string, number>()
  return (address: string) => {
    if (now() - started >= minute) [started, counts] = [now(), new Map()]
    const count = (counts.get(address) ?? 0) + 1
    counts.set(address, count)
    return { count, secondsLeft: Math.ceil((started + minute - now()) / 1000) }
  }
}

/** Whoever tries passwords, codes or addresses is slowed down, whatever the body says. */
export default () => {
  const countOf = minuteCounter(Date.now)
  return async (ctx: Context, next: () => Promise<unknown>) => {
    if (!accountPaths.test(ctx.path)) return next()
    const { count, secondsLeft } = countOf(ctx.request.ip)
    if (count <= requestsAMinute) return next()
    ctx.set('Retry-After', String(secondsLeft))
    throw new errors.RateLimitError('Too many requests: try again in a minute')
  }
}
