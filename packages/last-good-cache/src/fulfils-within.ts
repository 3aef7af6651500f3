/**
 * Whether the promise fulfils within this many milliseconds; rejects if it rejects within them. A later rejection is
 * ignored.
 */
export function fulfilsWithin(promise: Promise<unknown>, milliseconds: number): Promise<boolean> {
  const { promise: timeout, resolve } = Promise.withResolvers<boolean>()
  // The timer does not prevent the process from exiting.
  const timer = setTimeout(resolve, milliseconds, false).unref()
  const fulfilled = promise.then(() => true).finally(() => clearTimeout(timer))
  return Promise.race([fulfilled, timeout])
}
