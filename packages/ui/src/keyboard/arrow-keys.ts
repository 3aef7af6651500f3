import type { KeyboardEvent, MouseEvent } from 'react'

/** Whether a key or a press is combined with others, as the browser's own are: Alt and an arrow go back. */
export const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent | MouseEvent): boolean =>
  altKey || ctrlKey || metaKey || shiftKey

/** Whether an arrow key, pressed alone, points in the direction of the element's text or against it. */
export function stepOfKey(event: KeyboardEvent): 1 | -1 | 0 {
  const { key, currentTarget } = event
  if ((key !== 'ArrowLeft' && key !== 'ArrowRight') || hasModifier(event)) return 0
  const rtl = getComputedStyle(currentTarget).direction === 'rtl'
  return (key === 'ArrowRight') === rtl ? -1 : 1
}
