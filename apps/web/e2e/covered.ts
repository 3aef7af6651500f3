import type { Page } from '@playwright/test'

/** What may stay in place while the page scrolls. */
const sticky = '.ui-site-header__bar, .ui-mini-player, .consent-question, .ui-bottom-bar'

/** The share of the window's height that they cover in the middle of the page. */
export const coveredShare = (page: Page) =>
  page.evaluate((sticky) => {
    scrollTo({ top: (document.documentElement.scrollHeight - innerHeight) / 2, behavior: 'instant' })
    const heights = [...document.querySelectorAll(sticky)].map((it) => {
      const { top, bottom } = it.getBoundingClientRect()
      return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
    })
    return heights.reduce((sum, it) => sum + it, 0) / innerHeight
  }, sticky)

/** What they cover a part of when it has the focus, forwards and backwards (WCAG 2.2, 2.4.11 and 2.4.12). */
export const coveredFocus = (page: Page) =>
  page.evaluate(async (sticky) => {
    const stops = [
      ...document.querySelectorAll<HTMLElement>(
        'main a[href], main button, main summary, footer a[href], footer button',
      ),
    ].filter((it) => it.checkVisibility({ visibilityProperty: true }) && !it.closest('[inert], .ui-slides'))
    const covered: string[] = []
    for (const stop of [...stops, ...stops.toReversed()]) {
      stop.focus()
      await new Promise(requestAnimationFrame)
      const own = stop.getBoundingClientRect()
      for (const part of document.querySelectorAll(sticky)) {
        const { top, bottom } = part.getBoundingClientRect()
        const isFixed = getComputedStyle(part.closest('header') ?? part).position === 'sticky'
        if (isFixed && own.height < innerHeight / 2 && own.bottom > top + 1 && own.top < bottom - 1)
          covered.push(`${part.className}: ${stop.outerHTML.slice(0, 120)}`)
      }
    }
    return covered
  }, sticky)
