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
export function startCode() {
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
