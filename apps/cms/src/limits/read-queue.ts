import { setImmediate as nextTurn } from 'node:timers/promises'
import { retryAfter } from '@islamic-centre/node-server/retry-after'
import { BulkheadRejectedError, bulkhead } from 'cockatiel'
import { mayReadDrafts } from '../draft-guard/may-read-drafts'
import type { RequestContext } from './request-context'

/** Reading is CPU-bound and mostly microtasks: more concurrency would only delay every other request. */
const concurrentReads = 2
const maxWaiting = 200

/** Whether a request reads content: by REST, or by GraphQL, whose route has no handler of Strapi's. */
function readsContent({ method, state }: RequestContext): boolean {
  const { apiName, pluginName, type } = state.route?.info ?? {}
  if (type !== 'content-api') return false
  if (!apiName && !pluginName) return true
  return ['GET', 'HEAD'].includes(method) && (apiName !== undefined || pluginName === 'upload')
}

/** Runs the reads of anonymous callers one after the other; programs with an API token do not wait. */
export function createReadQueue() {
  const queue = bulkhead(concurrentReads, maxWaiting)
  return async (ctx: RequestContext, next: () => Promise<unknown>) => {
    if (!readsContent(ctx) || mayReadDrafts(ctx.state)) return next()
    try {
      return await queue.execute(async () => {
        // Requests that arrived meanwhile are handled first.
        await nextTurn()
        return next()
      })
    } catch (error) {
      if (!(error instanceof BulkheadRejectedError)) throw error
      ctx.status = 503
      ctx.set('Retry-After', retryAfter.queuedReads)
      ctx.body = {
        data: null,
        error: {
          status: 503,
          name: 'OverloadedError',
          message: 'Too many requests at once: try again in a moment',
        },
      }
    }
  }
}
