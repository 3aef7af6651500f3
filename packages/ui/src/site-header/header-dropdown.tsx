'use client'

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { ChevronDownIcon } from '../icon/navigation.tsx'
import { type HeaderGroup, HeaderItem } from './header-item.tsx'

/**
 * A button that shows a list of links. In the small-screen menu the same list is expanded under its name, and without
 * JavaScript it opens on focus or hover (header-row.css).
 */
export function HeaderDropdown({ label, links, closeKey }: HeaderGroup & { closeKey?: unknown }) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLLIElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key is the signal to close
  useEffect(() => setOpen(false), [closeKey])

  useEffect(() => {
    if (!open) return
    const outside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [open])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) {
      setOpen(false)
      button.current?.focus()
      return
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    setOpen(true)
    // The list is painted by the next frame; only then can a link in it take the focus.
    requestAnimationFrame(() => {
      const anchors = [...(root.current?.querySelectorAll('a') ?? [])]
      const at = anchors.indexOf(document.activeElement as HTMLAnchorElement)
      const next = at < 0 && step < 0 ? anchors.length - 1 : at + step
      if (next < 0) button.current?.focus()
      else anchors[next % anchors.length]?.focus()
    })
  }

  return (
    <li
      ref={root}
      className="ui-site-header__group"
      data-open={open || undefined}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <button
        ref={button}
        type="button"
        className="ui-site-header__link ui-site-header__group-button"
        aria-expanded={open}
        aria-controls={id}
        data-current={links.some((link) => link.current) || undefined}
        onClick={() => setOpen(!open)}
      >
        {label}
        <ChevronDownIcon />
      </button>
      <p className="ui-site-header__group-name" aria-hidden="true">
        {label}
      </p>
      <ul id={id} className="ui-site-header__sublinks" aria-label={label}>
        {links.map((link) => (
          <HeaderItem key={link.href} {...link} />
        ))}
      </ul>
    </li>
  )
}
