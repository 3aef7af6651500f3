import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import './announcer.css'

/** An id as an address spells it; one that is misspelt names nothing. */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}

/** The element an address points into, else the page's heading. */
function destination(hash: string): HTMLElement | null {
  const named = document.getElementById(idOf(hash))
  return named ?? document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main')
}

/**
 * A browser says the title of a page it has loaded; here the page changes without a load. The new title is said, and
 * the keyboard goes on from the page's heading. The scroll is left to the router, which knows where Back leads.
 */
export function Announcer() {
  const { pathname, hash } = useLocation()
  const announced = useRef(pathname)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (announced.current === pathname) return
    announced.current = pathname
    setTitle(document.title)
    const target = destination(hash)
    if (!target) return
    target.tabIndex = -1
    target.focus({ preventScroll: true })
  }, [pathname, hash])
  return (
    <p role="status" className="ui-visually-hidden">
      {title}
    </p>
  )
}
