const lock = 'prayer-call'
/**
 * A tab that was frozen while it held the lock must not silence the others. Longer than `startTimeoutMs` of the voice, so
 * that a tab that only starts its sound slowly is waited for.
 */
export const waitTimeoutMs = 20_000

/** Runs the callbacks of all tabs one after another. */
export async function inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
  let begun = false
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), waitTimeoutMs)
  const once = () => {
    begun = true
    clearTimeout(timer)
    return act()
  }
  try {
    return await navigator.locks.request(lock, { signal: waiting.signal }, once)
  } catch (error) {
    clearTimeout(timer)
    if (begun) throw error
    // Without locks, or with one that is not released: sounding a call twice is better than not at all.
    return act()
  }
}
