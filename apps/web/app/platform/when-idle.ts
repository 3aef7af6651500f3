/** Safari has no `requestIdleCallback`. */
const delayWithoutIdleMs = 300

/** Runs a callback once the browser is idle, at the latest after `timeout` milliseconds; returns a function that cancels it. */
export function whenIdle(act: () => void, timeout: number): () => void {
  if ('requestIdleCallback' in window) {
    const idle = requestIdleCallback(act, { timeout })
    return () => cancelIdleCallback(idle)
  }
  const timer = setTimeout(act, delayWithoutIdleMs)
  return () => clearTimeout(timer)
}
