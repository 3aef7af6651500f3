/**
 * Inlined in a page that is shown beside an editor's form, as the minified text of this function, so it refers to nothing outside
 * itself. Begins where the page before it was left, which the panel says in the name of the frame (`preview:3:1200`), and
 * reports to the panel when it can be seen and where it is scrolled to.
 */
export function followForm(panel: string) {
  const begin = () => {
    const top = Number(window.name.split(':')[2])
    if (top) window.scrollTo({ top, behavior: 'instant' })
    const report = () => window.parent.postMessage({ type: 'previewShown' }, panel)
    // A frame that the browser does not paint has no animation frames.
    requestAnimationFrame(report)
    setTimeout(report, 200)
  }
  const reportPlace = () =>
    window.parent.postMessage(
      { type: 'previewScrolled', path: location.pathname, top: window.scrollY },
      panel,
    )
  document.addEventListener('DOMContentLoaded', begin)
  window.addEventListener('scroll', reportPlace, { passive: true })
}
