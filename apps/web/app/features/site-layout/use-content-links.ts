import { type MouseEvent as ReactMouseEvent, useEffect } from 'react'
import { type NavigateFunction, useNavigate } from 'react-router'
import { isDispatched } from '../../hydration/replay-input.ts'

/** Every link to a page; a path with a dot is that of a file, such as a feed. */
const toPages = 'a[href]:not([href*="."], [href^="#"])'

/**
 * Links that are plain HTML go through the router: the browser would load a new document for each and end what is playing.
 * Those in parts that are not hydrated yet are followed wherever they are, because React reports no click there.
 *
 * @returns the `onClick` of an element that contains editors' texts and static parts
 */
export function useContentLinks() {
  const navigate = useNavigate()
  useEffect(() => {
    const listen = (event: MouseEvent) => isDispatched(event) || follow(event, toPages, navigate)
    // Called after React's listener of the same element, which stops a click that it does not dispatch.
    document.addEventListener('click', listen, true)
    return () => document.removeEventListener('click', listen, true)
  }, [navigate])
  return ({ nativeEvent }: ReactMouseEvent) =>
    follow(nativeEvent, ':is(.ui-markdown, .static-part) a[href]', navigate)
}

function follow(event: MouseEvent, selector: string, navigate: NavigateFunction) {
  const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(selector) : null
  if (!plain || !link || event.defaultPrevented || link.target || link.download) return
  // The router would interpret two slashes as the start of a host.
  if (link.origin !== window.location.origin || link.pathname.startsWith('//')) return
  event.preventDefault()
  navigate(link.pathname + link.search + link.hash)
}
