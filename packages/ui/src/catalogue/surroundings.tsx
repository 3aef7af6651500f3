import type { ReactElement } from 'react'

/** Puts the component on the teal ground. */
export function onTeal(component: ReactElement) {
  return <div className="ui-ground catalogue-ground">{component}</div>
}

/** A play function: focuses the first element that matches, with a visible focus. */
export function focusOn(selector: string) {
  return ({ canvasElement }: { canvasElement: HTMLElement }) =>
    canvasElement.querySelector<HTMLElement>(selector)?.focus({ focusVisible: true } as FocusOptions)
}

/** A play function: presses the first element that matches. */
export function press(selector: string) {
  return ({ canvasElement }: { canvasElement: HTMLElement }) =>
    canvasElement.querySelector<HTMLElement>(selector)?.click()
}
