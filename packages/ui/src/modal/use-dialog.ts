import type { ComponentPropsWithRef } from 'react'
import {
  type AnimationEvent,
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react'
import { lockScroll } from './scroll-lock.ts'
import './scroll-lock.css'

type DialogOptions = {
  open: boolean
  /** Called when Escape, the backdrop or a system gesture requests to close. */
  onClose: () => void
  /** Refuses all of these, with a sign that it does. */
  fixed?: boolean
  ref?: ComponentPropsWithRef<'dialog'>['ref']
}

/** The behaviour of a modal `<dialog>`. The platform traps the focus, makes the rest inert and restores the focus. */
export function useDialog({ open, onClose, fixed = false, ref }: DialogOptions) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)
  useImperativeHandle(ref, () => dialog.current as HTMLDialogElement)

  // A layout effect: when the component is unmounted while open, it closes before it is removed, because only then does
  // the platform restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    const unlock = lockScroll()
    element.showModal()
    return () => {
      element.close()
      unlock()
    }
  }, [open])

  function refuse() {
    const element = dialog.current
    if (!element) return
    delete element.dataset.refused
    // Reading the size forces a reflow, so that the animation restarts.
    element.getBoundingClientRect()
    element.dataset.refused = ''
  }

  const dismiss = () => (fixed ? refuse() : onClose())
  /** Events of another dialog or of a file field inside pass by here as well. */
  const own = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget

  return {
    ref: dialog,
    // Also Android's Back, which has no key.
    closedby: fixed ? ('none' as const) : ('closerequest' as const),
    onCancel: (event: SyntheticEvent) => {
      if (!own(event)) return
      event.preventDefault()
      dismiss()
    },
    // A second Escape in a row closes it whatever the page does.
    onClose: (event: SyntheticEvent) => {
      if (own(event) && open) onClose()
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!fixed || event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      refuse()
    },
    // The backdrop's presses come to the dialog itself. One that began inside, selecting words, is not one.
    onPointerDown: (event: SyntheticEvent) => {
      pressedOutside.current = own(event)
    },
    onClick: (event: MouseEvent) => {
      if (own(event) && pressedOutside.current) dismiss()
    },
    onAnimationEnd: (event: AnimationEvent) => {
      if (own(event)) delete dialog.current?.dataset.refused
    },
  }
}
