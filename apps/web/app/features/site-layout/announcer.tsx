import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { pageParam } from '../../paging/paging.ts'
import './announcer.css'

/** Decodes the id in a URL fragment; empty if it is malformed. */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}

/** The target of the URL fragment, else the page's heading. */
function destination(hash: string): HTMLElement | null {
  const named = document.getElementById(idOf(hash))
  return named ?? document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main')
}

/**
 * The path, the page of its list, and the other query parameters: a filter or a search, whose results are announced
 * separately.
 */
function placeOf({ pathname, search }: { pathname: string; search: string }) {
  const query = new URLSearchParams(search)
  const page = query.get(pageParam) ?? '1'
  query.delete(pageParam)
  return { pathname, page, query: query.toString() }
}

/**
 * Screen readers announce the title of a loaded document; in a client-side navigation this component announces it and
 * moves the focus to the page's heading. Scrolling is left to the router, which restores positions.
 */
export function Announcer() {
  const { pathname, search, hash } = useLocation()
  const before = useRef(placeOf({ pathname, search }))
  const [title, setTitle] = useState('')
  useEffect(() => {
    const { current } = before
    const place = placeOf({ pathname, search })
    before.current = place
    const turned = place.page !== current.page && place.query === current.query
    if (place.pathname === current.pathname && !turned) return
    setTitle(document.title)
    const target = destination(hash)
    if (!target) return
    target.tabIndex = -1
    target.focus({ preventScroll: true })
  }, [pathname, search, hash])
  return (
    <p role="status" className="ui-visually-hidden">
      {title}
    </p>
  )
}
