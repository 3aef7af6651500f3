import pLimit from 'p-limit'

/** The processor has one hand for rendering; more than a few wait for the content server meanwhile. */
const mostAtOnce = 16
const mostWaiting = 200

/** More is asked for than can be made. */
export class Overloaded extends Error {}

/** Lets a few renders work at once and a bounded number wait; throws Overloaded beyond. */
export function createRenderGate({ atOnce = mostAtOnce, waiting = mostWaiting } = {}) {
  const limit = pLimit(atOnce)
  return {
    async pass<Result>(work: () => Promise<Result>): Promise<Result> {
      if (limit.pendingCount >= waiting) throw new Overloaded('too many pages are being made')
      return limit(work)
    },
    load: () => ({ working: limit.activeCount, waiting: limit.pendingCount }),
  }
}

export type RenderGate = ReturnType<typeof createRenderGate>
