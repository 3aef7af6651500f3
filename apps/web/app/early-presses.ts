import { type RefObject, type SyntheticEvent, useEffect } from 'react'

/** Buttons that were pressed and whose press nobody has heard. */
const waiting = new Set<HTMLButtonElement>()

const buttonOf = ({ target }: Event) => (target instanceof Element ? target.closest('button') : null)

/** Told of each press by React, which hands on none, and stops it, where it falls on a part that is not alive. */
export function hearPress({ nativeEvent }: SyntheticEvent) {
  const button = buttonOf(nativeEvent)
  if (button) waiting.delete(button)
}

/** Remembers the buttons within an element that are pressed too early; `hearPress` is its `onClickCapture`. */
export function useEarlyPresses(within: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const remember = (event: MouseEvent) => {
      const button = buttonOf(event)
      if (button && within.current?.contains(button)) waiting.add(button)
    }
    // On the window, before React on the document.
    window.addEventListener('click', remember, { capture: true })
    return () => window.removeEventListener('click', remember, { capture: true })
  }, [within])
}

/** Presses them again, now that something more is alive; what is still not heard waits on. */
export function pressAgain() {
  for (const button of [...waiting]) button.click()
}
