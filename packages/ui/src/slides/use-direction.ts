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

/** Whether an arrow key points in the direction of this element's text. */
export function stepOfKey(key: string, element: Element): 1 | -1 | 0 {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0
  const rtl = getComputedStyle(element).direction === 'rtl'
  return (key === 'ArrowRight') === rtl ? -1 : 1
}
