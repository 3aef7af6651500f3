import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { pageParam } from '../../paging/paging.ts'
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

/** A path, the page of its list, and what else is asked for: a filter or a search, whose results are announced where they are. */
function placeOf({ pathname, search }: { pathname: string; search: string }) {
  const query = new URLSearchParams(search)
  const page = query.get(pageParam) ?? '1'
  query.delete(pageParam)
  return { pathname, page, query: query.toString() }
}

/**
 * A browser says the title of a page it has loaded; here the page changes without a load. The new title is said, and
 * the keyboard goes on from the page's heading. The scroll is left to the router, which knows where Back leads.
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
