import { useSyncExternalStore } from 'react'

function onScroll(notify: () => void) {
  addEventListener('scroll', notify, { passive: true })
  return () => removeEventListener('scroll', notify)
}

/** Whether the page is scrolled by more than this many pixels; false on the server. */
export function useScrolled(by: number): boolean {
  return useSyncExternalStore(
    onScroll,
    () => window.scrollY > by,
    () => false,
  )
}
