import { createRateLimitStore } from '../../platform/rate-limit-store.server.ts'

const windowMs = 10 * 60 * 1000
const maxPerSender = 5
const maxOfAll = 60
/** Beyond it the least recent sender is forgotten; the limit of all stands behind it. */
const maxKeys = 5000

/** Counts messages within ten minutes, of one sender and of all: at most 5 and 60. */
export function createMessageLimiter() {
  const senders = createRateLimitStore({ windowMs, maxKeys })
  const all = createRateLimitStore({ windowMs, maxKeys: 1 })

  /** Counts one message; returns how to take that back, or the seconds to wait where it is one too many. */
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
