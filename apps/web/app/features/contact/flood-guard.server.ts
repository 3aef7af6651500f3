import { LRUCache } from 'lru-cache'

const windowMs = 10 * 60 * 1000
const mostOfOne = 5
const mostOfAll = 60
/** The oldest is forgotten then; the limit of all stands behind it. */
const mostRemembered = 5000

type Window = { ends: number; count: number }

/** Counts messages within ten minutes, of one address and of all: at most 5 and 60. */
export function createMessageLimiter() {
  const windows = new LRUCache<string, Window>({ max: mostRemembered })
  let all: Window = { ends: 0, count: 0 }

  const current = (window: Window | undefined, now: number): Window =>
    // A window that ends later than one that begins now is of a clock that was set back since.
    window && window.ends > now && window.ends <= now + windowMs ? window : { ends: now + windowMs, count: 0 }

  /** Counts one message and gives the way to take that back, or the seconds to wait where it is one too many. */
  return (address: string, at: Date): { wait: number } | { takeBack: () => void } => {
    const now = at.getTime()
    const one = current(windows.get(address), now)
    all = current(all, now)
    const counted = [one, all]
    for (const [window, most] of [
      [one, mostOfOne],
      [all, mostOfAll],
    ] as const)
      if (window.count >= most) return { wait: Math.ceil((window.ends - now) / 1000) }
    windows.set(address, one)
    for (const window of counted) window.count++
    return {
      takeBack() {
        for (const window of counted) window.count--
      },
    }
  }
}
