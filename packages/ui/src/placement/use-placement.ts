'use client'

import { type RefObject, useLayoutEffect, useState } from 'react'
import { classNames } from '../class-names/class-names.ts'
import './placement.css'

/** What a popup, which is at the end of the document, takes over from the place of its component. */
type Placement = {
  /** The parent of the popup; null until it is known, so that nothing is rendered yet. */
  container: HTMLElement | null
  direction: 'rtl' | 'ltr'
  /** Attributes of the element that is positioned. */
  attributes: { className: string; dir?: string; lang?: string }
}

const unknown: Placement = { container: null, direction: 'ltr', attributes: { className: 'ui-placement' } }

/** The attribute of the nearest ancestor that has it, unless that is the root, from which everything inherits. */
function inherited(anchor: Element, name: 'dir' | 'lang') {
  const value = anchor.closest(`[${name}]:not(:root)`)?.getAttribute(name)
  return value ? { [name]: value } : {}
}

function placementOf(anchor: Element): Placement {
  return {
    // What is outside a modal dialog is below it and inert.
    container: anchor.closest<HTMLElement>('dialog, [popover]') ?? document.body,
    direction: getComputedStyle(anchor).direction === 'rtl' ? 'rtl' : 'ltr',
    attributes: {
      className: classNames('ui-placement', anchor.closest('.ui-ground') && 'ui-ground'),
      ...inherited(anchor, 'dir'),
      ...inherited(anchor, 'lang'),
    },
  }
}

/** The placement of the popup of an anchor, read from the document each time it opens. */
export function usePlacement(anchor: RefObject<Element | null>, open: boolean): Placement {
  const [placement, setPlacement] = useState(unknown)
  useLayoutEffect(() => {
    if (open && anchor.current) setPlacement(placementOf(anchor.current))
  }, [anchor, open])
  return placement
}
