'use client'

import { useEffect, useRef } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { LinkButton } from '../button/link-button.tsx'
import { CloseIcon, SearchIcon } from '../icon/navigation.tsx'
import { Link } from '../link/link.tsx'
import type { HeaderGroup, HeaderLink } from './header-item.tsx'
import { HeaderLinks } from './header-links.tsx'
import { useTabInside } from './use-tab-inside.ts'

export type HeaderMenuContent = {
  links: Array<HeaderLink | HeaderGroup>
  donate?: { label: string; href: string }
  /** An icon before the tools, and the first link of the small-screen menu. */
  search?: { label: string; href: string }
  /** Menu and dropdown close whenever this changes: pass the path of the page. */
  closeKey?: unknown
  labels: { primary: string; close: string }
}

/** The links of the header: a row on a wide screen, a popover on a small one. */
export function HeaderMenu({
  id,
  links,
  donate,
  search,
  closeKey,
  labels,
}: HeaderMenuContent & { id: string }) {
  const menu = useRef<HTMLElement>(null)
  useTabInside(menu)

  useEffect(() => {
    const wide = matchMedia('(min-width: 80rem)')
    const close = () => menu.current?.hidePopover?.()
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [])

  // The cleanup, so that only another key closes: a visitor may have opened the menu before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key is the signal to close
  useEffect(() => () => menu.current?.hidePopover?.(), [closeKey])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's click is also its Enter key
    <nav
      ref={menu}
      id={id}
      popover="auto"
      className="ui-site-header__menu"
      aria-label={labels.primary}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a')) menu.current?.hidePopover?.()
      }}
    >
      <div className="ui-site-header__menu-top">
        {search && (
          <Link variant="bare" href={search.href} className="ui-site-header__link">
            <SearchIcon />
            {search.label}
          </Link>
        )}
        <IconButton variant="bare" label={labels.close} popoverTarget={id} popoverTargetAction="hide">
          <CloseIcon />
        </IconButton>
      </div>
      <HeaderLinks links={links} closeKey={closeKey} />
      {donate && (
        <LinkButton href={donate.href} className="ui-site-header__menu-donate">
          {donate.label}
        </LinkButton>
      )}
    </nav>
  )
}
