let locks = 0

/**
 * Locks the scrolling of the page behind an overlay; the space of the scrollbar is preserved, so nothing shifts.
 * Returns a function that releases the lock. With several locks the last release unlocks it.
 */
export function lockScroll(): () => void {
  const page = document.documentElement
  if (locks++ === 0) page.dataset.scrollLocked = window.innerWidth > page.clientWidth ? 'bar' : ''
  let isLocked = true
  return () => {
    if (!isLocked) return
    isLocked = false
    if (--locks === 0) delete page.dataset.scrollLocked
  }
}
