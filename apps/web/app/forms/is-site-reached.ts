const timeoutMs = 8000

/**
 * Whether the site responds, with any status. `navigator.onLine` is true on a network without internet; only a response
 * shows that the network works.
 */
export const isSiteReached = (): Promise<boolean> =>
  fetch('/now', { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) }).then(
    () => true,
    () => false,
  )
