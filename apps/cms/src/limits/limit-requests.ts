import type { Core } from '@strapi/strapi'
import { createAttemptLimit } from './attempt-limit'
import { createReadQueue } from './read-queue'
import type { RequestContext } from './request-context'

type Authenticate = (ctx: RequestContext, next: () => Promise<unknown>) => Promise<unknown>

/**
 * Limits each request where Strapi authenticates it: its route is found then, so that every spelling of an address which
 * reaches a handler counts.
 */
export function limitRequests(strapi: Core.Strapi) {
  const auth = strapi.get('auth') as { authenticate: Authenticate }
  const authenticate = auth.authenticate.bind(auth)
  const countAttempt = createAttemptLimit(() => performance.now())
  const queueRead = createReadQueue()
  auth.authenticate = async (ctx, next) => {
    countAttempt(ctx)
    return authenticate(ctx, () => queueRead(ctx, next))
  }
}
