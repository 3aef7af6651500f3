import { createRateLimitStore } from '../../platform/rate-limit-store.server.ts'

const windowMs = 10 * 60 * 1000
const maxPerSender = 5
const maxOfAll = 60
/** Above it the least recent sender is dropped; the total limit still applies. */
const maxKeys = 5000

/** Counts messages within ten minutes, per sender and in total: at most 5 and 60. */
export function createMessageLimiter() {
  const senders = createRateLimitStore({ windowMs, maxKeys })
  const all = createRateLimitStore({ windowMs, maxKeys: 1 })

  /** Counts one message; returns a function that undoes it, or the seconds to wait when the limit is exceeded. */
  return (sender: string): { wait: number } | { takeBack: () => void } => {
    const bySender = senders.increment(sender)
    const byAll = all.increment('all')
    const takeBack = () => {
      senders.decrement(sender)
      all.decrement('all')
    }
    const exceeded =
      bySender.totalHits > maxPerSender ? bySender : byAll.totalHits > maxOfAll ? byAll : undefined
    if (!exceeded) return { takeBack }
    takeBack()
    return { wait: Math.ceil((exceeded.resetTime.getTime() - Date.now()) / 1000) }
  }
}
