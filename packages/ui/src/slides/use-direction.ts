import { useSyncExternalStore } from 'react'

function onChange(notify: () => void) {
  const observer = new MutationObserver(notify)
  observer.observe(document.documentElement, { attributeFilter: ['dir'] })
  return () => observer.disconnect()
}

/** The document's direction, for code that must be initialised again when it changes. Undefined on the server. */
export function useDirection(): string {
  return useSyncExternalStore(
    onChange,
    () => document.documentElement.dir,
    () => '',
  )
}
