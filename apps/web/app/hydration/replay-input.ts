import type { SyntheticEvent } from 'react'

let dispatched: Event | undefined

/** Whether React dispatched an event, which it does not to a part of the document that is not hydrated yet. */
export const isDispatched = (event: Event) => dispatched === event

/**
 * For the body's `onClickCapture` and `onInputCapture`. React dispatches events only to hydrated nodes; a press or change
 * seen here needs no replay.
 */
export function recordInput({ nativeEvent }: SyntheticEvent) {
  dispatched = nativeEvent
  const { target } = nativeEvent
  const element =
    target instanceof Element && target.closest<HTMLElement>('button, input, select, textarea, a')
  if (element) window.pendingInput?.delete(element)
}

/** Called when the site layout is hydrated. */
export function markHydrated() {
  window.hydrated = true
  replayInput()
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Replays the input that came before hydration, now that more of the page is hydrated; what is not hydrated yet stays
 * pending. Each in a task of its own, so that the page renders one change before the next. Values are read first, as
 * hydration may reset them.
 */
export function replayInput() {
  for (const element of window.pendingInput ?? []) {
    const replay = replayOf(element)
    setTimeout(() => window.pendingInput?.has(element) && replay())
  }
}

function replayOf(element: HTMLElement): () => void {
  if (element instanceof HTMLButtonElement || element instanceof HTMLAnchorElement)
    return () => element.click()
  if (element instanceof HTMLInputElement && element.type === 'radio') {
    const { checked } = element
    return () => checked && chooseAgain(element)
  }
  const { value } = element as Field
  return () => {
    setAgain(element as Field, value)
    for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }))
  }
}

/** React reports no change of a radio button that it found checked. */
function chooseAgain(radio: HTMLInputElement) {
  radio.checked = false
  radio.click()
}

/**
 * Nor of a slider whose value was changed before hydration: it tracks the `value` property of the element, not that of
 * its prototype.
 */
function setAgain(field: Field, value: string) {
  if (field instanceof HTMLInputElement && field.type === 'range') {
    field.value = value === field.min ? field.max : field.min
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  } else if (field.value !== value) field.value = value
}
