import { errors } from '@strapi/utils'
import type { RequestContext } from './request-context'

const attemptsAMinute = 30
const minute = 60_000

/** What guesses a password, a code or an address can be tried with, by plugin and controller. */
const accountControllers = ['users-permissions auth', 'admin authentication']
/** They take a session that was given before, and the panel asks for them often. */
const sessionActions = ['accessToken', 'renewToken', 'logout']

function isAttempt({ state }: RequestContext): boolean {
  const { handler, info } = state.route ?? {}
  if (typeof handler !== 'string') return false
  const [controller, action = ''] = handler.split('.')
  return accountControllers.includes(`${info?.pluginName} ${controller}`) && !sessionActions.includes(action)
}

/** Counts by address within one minute of a monotonic clock; the next minute starts from nothing, so that nothing grows. */
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

/** Throws `RateLimitError` where one address tries passwords, codes or addresses too often, whatever the body says. */
export function createAttemptLimit(now: () => number) {
  const countOf = minuteCounter(now)
  return (ctx: RequestContext) => {
    if (!isAttempt(ctx)) return
    const { count, secondsLeft } = countOf(ctx.request.ip)
    ctx.set('RateLimit-Limit', String(attemptsAMinute))
    ctx.set('RateLimit-Remaining', String(Math.max(0, attemptsAMinute - count)))
    if (count <= attemptsAMinute) return
    ctx.set('Retry-After', String(secondsLeft))
    throw new errors.RateLimitError('Too many requests: try again in a minute')
  }
}
