declare global {
  interface Window {
    /** What was pressed and which fields were changed, of which nobody has heard; see `early-input.ts`. */
    earlyInput?: Set<HTMLElement>
    /** Whether the frame of the page listens. */
    alive?: boolean
  }
}

/**
 * Stands in the page as text, so it names nothing from outside. Lets the page's code out of its templates when what is
 * read has been painted, at the first touch, or on a slow network after two seconds; remembers what is pressed,
 * chosen and typed before anything listens, and in which language a visitor wants to read.
 */
export function deferredStart() {
  const early = new Set<HTMLElement>()
  window.earlyInput = early
  const start = () => {
    for (const held of document.querySelectorAll<HTMLTemplateElement>('template[data-code]'))
      held.replaceWith(held.content)
  }
  const rememberPress = (event: MouseEvent) => {
    const pressed = event.target instanceof Element && event.target.closest<HTMLElement>('button, a')
    if (pressed instanceof HTMLAnchorElement) return rememberLink(pressed, event)
    // What a browser does by itself is done.
    if (!(pressed instanceof HTMLButtonElement) || pressed.popoverTargetElement) return
    if (!pressed.form || pressed.type !== 'submit') early.add(pressed)
  }
  const rememberLink = (link: HTMLAnchorElement, event: MouseEvent) => {
    if (link.matches('.ui-language-switch')) {
      const secure = location.protocol === 'https:' ? '; secure' : ''
      const language = link.pathname.split('/')[1]
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is not in every browser yet
      document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax${secure}`
    }
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
    if (!('inPlace' in link.dataset) || isElsewhere) return
    event.preventDefault()
    early.add(link)
    // Where the code does not come, the link is still a link.
    setTimeout(() => early.delete(link) && location.assign(link.href), 3000)
  }
  const rememberChange = ({ target }: Event) => {
    if (target instanceof HTMLElement) early.add(target)
  }
  // Without a network a browser would leave the page for a form, and what was written on it would be lost.
  const holdSubmit = (event: SubmitEvent) => {
    const { submitter, target } = event
    if (window.alive || !submitter || !(target instanceof HTMLFormElement) || target.method !== 'post') return
    event.preventDefault()
    early.add(submitter)
    submitWhenReached(target, submitter)
  }
  /** Where the code does not come, the browser sends the form once the site answers. */
  const submitWhenReached = (form: HTMLFormElement, submitter: HTMLElement) => {
    setTimeout(async () => {
      const isWaiting = () => early.has(submitter)
      const isReached = isWaiting() && (await fetch('/now', { cache: 'no-store' }).catch(() => undefined))
      if (!isWaiting()) return
      if (!isReached) return submitWhenReached(form, submitter)
      early.delete(submitter)
      form.submit()
    }, 5000)
  }
  // On the window, before React on the document.
  addEventListener('click', rememberPress, true)
  addEventListener('input', rememberChange, true)
  addEventListener('submit', holdSubmit, true)
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
