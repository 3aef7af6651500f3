declare global {
  interface Window {
    /** Elements that were pressed or changed before React listened to them; `replay-input.ts` replays them. */
    pendingInput?: Set<HTMLElement>
    /** Whether the site layout is hydrated. */
    hydrated?: boolean
  }
}

/**
 * Inlined in the page as the minified text of this function, so it refers to nothing outside itself. Moves the scripts of the page
 * out of their templates once its content is painted, at the first touch, or after two seconds on a slow network. Until
 * they run it records presses, changes and the chosen language.
 */
export function deferredStart() {
  const pending = new Set<HTMLElement>()
  window.pendingInput = pending
  const startScripts = () => {
    for (const deferred of document.querySelectorAll<HTMLTemplateElement>('template[data-code]'))
      deferred.replaceWith(deferred.content)
  }
  const recordPress = (event: MouseEvent) => {
    const pressed = event.target instanceof Element && event.target.closest<HTMLElement>('button, a')
    if (pressed instanceof HTMLAnchorElement) return recordLink(pressed, event)
    // The browser itself opens popovers and submits forms.
    if (!(pressed instanceof HTMLButtonElement) || pressed.popoverTargetElement) return
    if (!pressed.form || pressed.type !== 'submit') pending.add(pressed)
  }
  const recordLink = (link: HTMLAnchorElement, event: MouseEvent) => {
    if (link.matches('.ui-language-switch')) {
      const secure = location.protocol === 'https:' ? '; secure' : ''
      const language = link.pathname.split('/')[1]
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is not in every browser yet
      document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax${secure}`
    }
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
    if (!('inPlace' in link.dataset) || opensElsewhere) return
    event.preventDefault()
    pending.add(link)
    // Where the scripts do not load, the link is followed as a link.
    setTimeout(() => pending.delete(link) && location.assign(link.href), 3000)
  }
  const recordChange = ({ target }: Event) => {
    if (target instanceof HTMLElement) pending.add(target)
  }
  // Without a network the browser would leave the page to submit, and the text of the form would be lost.
  const deferSubmit = (event: SubmitEvent) => {
    const { submitter, target } = event
    if (window.hydrated || !submitter || !(target instanceof HTMLFormElement) || target.method !== 'post')
      return
    event.preventDefault()
    pending.add(submitter)
    submitWhenReachable(target, submitter)
  }
  /** Where the scripts do not load, the browser submits the form once the site answers. */
  const submitWhenReachable = (form: HTMLFormElement, submitter: HTMLElement) => {
    setTimeout(async () => {
      const isPending = () => pending.has(submitter)
      const isReachable = isPending() && (await fetch('/now', { cache: 'no-store' }).catch(() => undefined))
      if (!isPending()) return
      if (!isReachable) return submitWhenReachable(form, submitter)
      pending.delete(submitter)
      form.submit()
    }, 5000)
  }
  // Listeners on the window run before those of React on the document.
  addEventListener('click', recordPress, true)
  addEventListener('input', recordChange, true)
  addEventListener('submit', deferSubmit, true)
  for (const touch of ['pointerdown', 'keydown', 'click'])
    addEventListener(touch, startScripts, { capture: true, once: true })
  setTimeout(startScripts, 2000)
  const startAfterPaint = () => {
    if (document.hidden || performance.getEntriesByType('paint').length > 0) startScripts()
    else new PerformanceObserver(startScripts).observe({ type: 'paint', buffered: true })
  }
  if (document.readyState === 'complete') startAfterPaint()
  else addEventListener('load', startAfterPaint, { once: true })
}
