import type { Core } from '@strapi/strapi'
import { createAttemptLimit } from './attempt-limit'
import { createReadQueue } from './read-queue'
import type { RequestContext } from './request-context'

type Authenticate = (ctx: RequestContext, next: () => Promise<unknown>) => Promise<unknown>

/**
 * Limits each request when Strapi authenticates it: its route is resolved then, so that every spelling of a URL that
 * reaches a handler counts.
 */
export function limitRequests(strapi: Core.Strapi) {
  const auth = strapi.get('auth') as { authenticate: Authenticate }
  const authenticate = auth.authenticate.bind(auth)
  const countAttempt = createAttemptLimit()
  const queueRead = createReadQueue()
  auth.authenticate = async (ctx, next) => {
    await countAttempt(ctx)
    return authenticate(ctx, () => queueRead(ctx, next))
  }
}
