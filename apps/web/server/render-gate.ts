import pLimit from 'p-limit'

/** Rendering is CPU-bound, so concurrent renders are limited; some of them wait for the content server. */
const mostAtOnce = 16
const mostWaiting = 200

/** More renders are requested than the site can process. */
export class Overloaded extends Error {}

/** Runs a few renders at once and queues a bounded number; throws Overloaded beyond that. */
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
