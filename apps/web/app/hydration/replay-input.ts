import type { SyntheticEvent } from 'react'

/**
 * For the body's `onClickCapture` and `onInputCapture`: React tells it of each press and each choice, but of none that falls on
 * a part that is not alive; those it stops.
 */
export function recordInput({ nativeEvent: { target } }: SyntheticEvent) {
  const heard = target instanceof Element && target.closest<HTMLElement>('button, input, select, textarea, a')
  if (heard) window.earlyInput?.delete(heard)
}

/** The frame of the page listens from now on. */
export function markHydrated() {
  window.alive = true
  replayInput()
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Tells again what was done too early, now that something more is alive; what is still not heard waits on. Each in a task of
 * its own, as if by hand: what one has changed is drawn before the next is told. What was chosen is read before that, as
 * React may put back what it knew.
 */
export function replayInput() {
  for (const it of window.earlyInput ?? []) {
    const tell = telling(it)
    setTimeout(() => window.earlyInput?.has(it) && tell())
  }
}

function telling(it: HTMLElement): () => void {
  if (it instanceof HTMLButtonElement || it instanceof HTMLAnchorElement) return () => it.click()
  if (it instanceof HTMLInputElement && it.type === 'radio') {
    const { checked } = it
    return () => checked && chooseAnew(it)
  }
  const { value } = it as Field
  return () => {
    setAnew(it as Field, value)
    for (const type of ['input', 'change']) it.dispatchEvent(new Event(type, { bubbles: true }))
  }
}

/** React does not tell of what it found chosen. */
function chooseAnew(radio: HTMLInputElement) {
  radio.checked = false
  radio.click()
}

/** Nor of a slider's value that it found; it watches the element's own `value`, not its kind's. */
function setAnew(field: Field, value: string) {
  if (field instanceof HTMLInputElement && field.type === 'range') {
    field.value = value === field.min ? field.max : field.min
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  } else if (field.value !== value) field.value = value
}
