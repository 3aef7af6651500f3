import { type RefObject, useEffect } from 'react'

/** Traps Tab in the popover while it is open. */
export function useTabInside(popover: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || !popover.current?.matches(':popover-open')) return
      const stops = [...popover.current.querySelectorAll<HTMLElement>('a[href], button')].filter((it) =>
        it.checkVisibility({ visibilityProperty: true }),
      )
      const at = stops.indexOf(document.activeElement as HTMLElement)
      const to = event.shiftKey ? (at < 0 ? stops.length - 1 : at - 1) : at + 1
      event.preventDefault()
      stops.at(to % stops.length)?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [popover])
}
