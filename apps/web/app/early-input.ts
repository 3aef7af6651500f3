import type { SyntheticEvent } from 'react'

/**
 * For the body's `onClickCapture` and `onInputCapture`: React tells it of each press and each choice, but of none that falls on
 * a part that is not alive; those it stops.
 */
export function hear({ nativeEvent: { target } }: SyntheticEvent) {
  const heard = target instanceof Element && target.closest<HTMLElement>('button, input, select, textarea')
  if (heard) window.earlyInput?.delete(heard)
}

/** The frame of the page listens from now on. */
export function comeAlive() {
  window.alive = true
  tellAgain()
}

/** Tells again what was done too early, now that something more is alive; what is still not heard waits on. */
export function tellAgain() {
  for (const it of [...(window.earlyInput ?? [])]) {
    if (it instanceof HTMLButtonElement) it.click()
    else if (it instanceof HTMLInputElement && it.type === 'radio') {
      if (!it.checked) continue
      // Chosen anew: React does not tell of what it found chosen.
      it.checked = false
      it.click()
    } else for (const type of ['input', 'change']) it.dispatchEvent(new Event(type, { bubbles: true }))
  }
}
