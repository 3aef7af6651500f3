import type { SyntheticEvent } from 'react'

/**
 * The `onClickCapture` of the page: React tells it of each press, but of none that falls on a part that is not alive; such a
 * press it stops.
 */
export function hearPress({ nativeEvent: { target } }: SyntheticEvent) {
  const button = target instanceof Element && target.closest('button')
  if (button) window.earlyPresses?.delete(button)
}

/** The frame of the page listens from now on. */
export function comeAlive() {
  window.alive = true
  pressAgain()
}

/** Presses again what was pressed too early, now that something more is alive; what is still not heard waits on. */
export function pressAgain() {
  for (const button of [...(window.earlyPresses ?? [])]) button.click()
}
