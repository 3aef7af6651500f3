import { type SyntheticEvent, useEffect } from 'react'

/** Buttons that were pressed and whose press nobody has heard. */
const waiting = new Set<HTMLButtonElement>()

const buttonOf = ({ target }: Event) => (target instanceof Element ? target.closest('button') : null)

/**
 * The `onClickCapture` of the page: React tells it of each press, but of none that falls on a part that is not alive; such a
 * press it stops.
 */
export function hearPress({ nativeEvent }: SyntheticEvent) {
  const button = buttonOf(nativeEvent)
  if (button) waiting.delete(button)
}

/** Remembers the buttons that are pressed too early. */
export function useEarlyPresses() {
  useEffect(() => {
    const remember = (event: MouseEvent) => {
      const button = buttonOf(event)
      if (button) waiting.add(button)
    }
    // On the window, before React on the document.
    window.addEventListener('click', remember, { capture: true })
    return () => window.removeEventListener('click', remember, { capture: true })
  }, [])
}

/** Presses them again, now that something more is alive; what is still not heard waits on. */
export function pressAgain() {
  for (const button of [...waiting]) button.click()
}
