/** The link of this site, of those that a selector matches, that a plain click follows in this window. */
export function followedLink(event: MouseEvent, selector = 'a[href]'): HTMLAnchorElement | undefined {
  const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(selector) : null
  return plain && link && !link.target && !link.download && link.origin === window.location.origin
    ? link
    : undefined
}
