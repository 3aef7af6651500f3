import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { isDispatched } from '../../hydration/replay-input.ts'
import { followedLink } from '../../platform/followed-link.ts'

/** Links to pages; a path with a dot is that of a file, such as a feed. */
const toPages = 'a[href]:not([href*="."], [href^="#"])'

/**
 * Follows links that are plain HTML in the router: the browser would load a new document for each and end what is playing. They
 * are those of editors' texts, of static parts, and of parts that are not hydrated yet, of which React reports no click.
 */
export function useContentLinks() {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const selector = isDispatched(event) ? ':is(.ui-markdown, .static-part) a[href]' : toPages
      const link = followedLink(event, selector)
      // The router would interpret two slashes as the start of a host.
      if (!link || event.defaultPrevented || link.pathname.startsWith('//')) return
      event.preventDefault()
      navigate(link.pathname + link.search + link.hash)
    }
    // Called after React's listener of the same element, which stops a click that it does not dispatch.
    document.addEventListener('click', follow, true)
    return () => document.removeEventListener('click', follow, true)
  }, [navigate])
}
