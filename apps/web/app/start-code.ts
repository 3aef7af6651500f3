declare global {
  interface Window {
    /** Buttons that were pressed and fields that were changed, of which nobody has heard; see `early-input.ts`. */
    earlyInput?: Set<HTMLElement>
    /** Whether the frame of the page listens. */
    alive?: boolean
  }
}

/**
 * Stands in the page as text, so it names nothing from outside. Lets the page's code out of its templates when what is
 * read has been painted, at the first touch, or on a slow network after two seconds; remembers what is pressed,
 * chosen and typed before anything listens.
 */
export function startCode() {
  const early = new Set<HTMLElement>()
  window.earlyInput = early
  const start = () => {
    for (const held of document.querySelectorAll<HTMLTemplateElement>('template[data-code]'))
      held.replaceWith(held.content)
  }
  const rememberPress = ({ target }: Event) => {
    const button = target instanceof Element && target.closest('button')
    // What a browser does by itself is done.
    if (!button || button.popoverTargetElement || (button.form && button.type === 'submit')) return
    early.add(button)
  }
  const rememberChange = ({ target }: Event) => {
    if (target instanceof HTMLElement) early.add(target)
  }
  // A browser would leave the page, and what was written on it, for a message that there is no network.
  const holdBack = (event: SubmitEvent) => {
    if (window.alive || navigator.onLine || !event.submitter) return
    event.preventDefault()
    early.add(event.submitter)
  }
  // On the window, before React on the document.
  addEventListener('click', rememberPress, true)
  addEventListener('input', rememberChange, true)
  addEventListener('submit', holdBack, true)
  for (const touch of ['pointerdown', 'keydown', 'click'])
    addEventListener(touch, start, { capture: true, once: true })
  setTimeout(start, 2000)
  const painted = () => {
    if (document.hidden || performance.getEntriesByType('paint').length > 0) start()
    else new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
  }
  if (document.readyState === 'complete') painted()
  else addEventListener('load', painted, { once: true })
}
