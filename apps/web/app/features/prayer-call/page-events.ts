type PageEvents = {
  /** The page is visible again, or was resumed after it was frozen. */
  onResumed: () => void
  /** The document was restored from the back/forward cache. */
  onRestored: () => void
  beforeLeft: () => void
  onLeft: () => void
  onOnline: () => void
}

/** Listens to the lifecycle events of the document, until the returned function is called. */
export function listenToPage({ onResumed, onRestored, beforeLeft, onLeft, onOnline }: PageEvents) {
  const onShown = (event: Event) =>
    event instanceof PageTransitionEvent && event.persisted ? onRestored() : onResumed()
  const listeners = [
    [document, 'visibilitychange', onResumed],
    [window, 'pageshow', onShown],
    [document, 'resume', onResumed],
    [window, 'beforeunload', beforeLeft],
    [window, 'pagehide', onLeft],
    [window, 'online', onOnline],
  ] as const
  for (const [target, event, listener] of listeners) target.addEventListener(event, listener)
  return () => {
    for (const [target, event, listener] of listeners) target.removeEventListener(event, listener)
  }
}

/** Whether the document was opened by a reload. */
export const wasReloaded = () =>
  performance.getEntriesByType('navigation').find((it) => it instanceof PerformanceNavigationTiming)?.type ===
  'reload'
