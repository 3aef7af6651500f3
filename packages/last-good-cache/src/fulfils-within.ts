/**
 * Whether the promise fulfils within so many milliseconds; rejects where it rejects within them. A later rejection is
 * ignored.
 */
export function fulfilsWithin(promise: Promise<unknown>, milliseconds: number): Promise<boolean> {
  const { promise: timeout, resolve } = Promise.withResolvers<boolean>()
  // Waiting for an answer keeps no process alive.
  const timer = setTimeout(resolve, milliseconds, false).unref()
  const fulfilled = promise.then(() => true).finally(() => clearTimeout(timer))
  return Promise.race([fulfilled, timeout])
}
