const lock = 'prayer-call'
/** A tab that was frozen while it held the lock must not silence the others. */
const waitTimeoutMs = 1500

/** One tab after another: what is awaited here, no other tab does meanwhile. */
export async function inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
  let begun = false
  const once = () => {
    begun = true
    return act()
  }
  try {
    return await navigator.locks.request(lock, { signal: AbortSignal.timeout(waitTimeoutMs) }, once)
  } catch (error) {
    if (begun) throw error
    // No locks here, or one that is not released: a call twice is better than none.
    return act()
  }
}
