const timeoutMs = 8000

/**
 * Whether the site answers, whatever it says. `navigator.onLine` is true on a network that leads nowhere; only an answer
 * shows that the fault is not the network's.
 */
export const isSiteReached = (): Promise<boolean> =>
  fetch('/now', { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) }).then(
    () => true,
    () => false,
  )
