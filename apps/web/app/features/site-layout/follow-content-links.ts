import type { MouseEvent } from 'react'
import type { NavigateFunction } from 'react-router'

/**
 * A link in an editor's text, and one in a part of the document that is not hydrated, is plain HTML: the browser would load a
 * new document and end what is playing. A plain click on an internal link goes through the router instead.
 */
export function followContentLinks(event: MouseEvent, navigate: NavigateFunction) {
  const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  const link =
    event.target instanceof Element
      ? event.target.closest<HTMLAnchorElement>(':is(.ui-markdown, .static-part) a[href]')
      : null
  if (!plain || !link || event.defaultPrevented || link.target || link.download) return
  // The router would interpret two slashes as the start of a host.
  if (link.origin !== window.location.origin || link.pathname.startsWith('//')) return
  event.preventDefault()
  navigate(link.pathname + link.search + link.hash)
}
