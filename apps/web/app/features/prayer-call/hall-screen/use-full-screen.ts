import { type RefObject, useSyncExternalStore } from 'react'

function subscribe(changed: () => void) {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}

/** Whether an element fills the screen, and how to change that; undefined where the browser cannot. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const possible = useSyncExternalStore(
    subscribe,
    () => document.fullscreenEnabled,
    () => false,
  )
  const full = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null,
    () => false,
  )
  if (!possible) return undefined
  return {
    full,
    toggle: () => {
      const change = full ? document.exitFullscreen() : element.current?.requestFullscreen()
      // If the browser refuses, nothing changes.
      change?.catch(() => undefined)
    },
  }
}
