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
  /** Refuses these requests, and shows it by an animation. */
  fixed?: boolean
  ref?: ComponentPropsWithRef<'dialog'>['ref']
}

/** The props of the dialog that are its own: an app's would be replaced. */
export type OwnProps = Exclude<keyof ReturnType<typeof useDialog>, 'ref'>

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
  /** Events of a nested dialog or file field bubble here, too. */
  const own = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget

  return {
    ref: dialog,
    // Also disables Android's Back, which dispatches no key event.
    closedby: fixed ? ('none' as const) : ('closerequest' as const),
    onCancel: (event: SyntheticEvent) => {
      if (!own(event)) return
      event.preventDefault()
      dismiss()
    },
    // The browser closes the dialog on a second Escape in a row, whatever the page does. An effect that runs twice has
    // opened it again before this event.
    onClose: (event: SyntheticEvent) => {
      if (own(event) && open && !dialog.current?.open) onClose()
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!fixed || event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      refuse()
    },
    // The dialog is the target of a press on the backdrop. One that began inside, such as a text selection, is ignored.
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
