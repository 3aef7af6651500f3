let locks = 0

/**
 * Holds the page still behind what covers it; the bar's room stays, so nothing moves. Gives back what lets go.
 * Several may hold it: the last to let go frees it.
 */
export function lockScroll(): () => void {
  const page = document.documentElement
  if (locks++ === 0) page.dataset.scrollLocked = window.innerWidth > page.clientWidth ? 'bar' : ''
  let held = true
  return () => {
    if (!held) return
    held = false
    if (--locks === 0) delete page.dataset.scrollLocked
  }
}
