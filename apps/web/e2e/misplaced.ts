import type { Page } from '@playwright/test'

/**
 * What is wrong with the boxes of a page, each with its words: sideways scrolling, words and controls outside the
 * screen's edges, words that their own box cuts off, and lines of text that lie on each other. Scroll containers, inert
 * elements and what stays in place while the page scrolls are excluded.
 */
export const misplaced = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const found: string[] = scrollWidth > clientWidth ? [`sideways: ${scrollWidth - clientWidth} px`] : []
    const outside = ({ left, right, width, height }: DOMRect) =>
      width > 1 && height > 1 && (left < -1 || right > clientWidth + 1)
    const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip'

    const ancestors = (element: Element): Element[] =>
      element.parentElement ? [element, ...ancestors(element.parentElement)] : [element]
    const styles = new Map<Element, CSSStyleDeclaration>()
    const styleOf = (element: Element) => {
      const style = styles.get(element) ?? getComputedStyle(element)
      styles.set(element, style)
      return style
    }
    const scrolls = (element: Element) =>
      ancestors(element).some((it) => {
        const { overflowX, clipPath } = styleOf(it)
        return overflowX === 'auto' || overflowX === 'scroll' || clipPath !== 'none'
      })
    const stays = (element: Element) =>
      ancestors(element).some((it) => ['fixed', 'sticky'].includes(styleOf(it).position))
    const seen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('[inert], [aria-hidden=true]') &&
      !scrolls(element)

    for (const it of document.body.querySelectorAll('a, button, input, select, textarea, summary'))
      if (outside(it.getBoundingClientRect()) && seen(it))
        found.push(`outside: ${it.outerHTML.slice(0, 120)}`)

    const lines: { rect: DOMRect; parent: Element; words: string }[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement
      const words = text.textContent?.trim()
      if (!parent || !words || !seen(parent)) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
      if (rects.some(outside)) found.push(`outside: ${parent.className}: ${words}`)
      const { overflowX, overflowY } = styleOf(parent)
      if (
        parent.clientWidth > 1 &&
        ((clips(overflowX) && parent.scrollWidth > parent.clientWidth + 1) ||
          (clips(overflowY) && parent.scrollHeight > parent.clientHeight + 1))
      )
        found.push(`cut: ${parent.className}: ${words}`)
      if (!stays(parent)) for (const rect of rects) lines.push({ rect, parent, words })
    }

    // The middle half of a line's box is what its letters fill, whatever the height of the font's ascenders.
    const isOn = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
      Math.min(one.bottom - one.height / 4, other.bottom - other.height / 4) -
        Math.max(one.top + one.height / 4, other.top + other.height / 4) >
        2
    lines.sort((one, other) => one.rect.top - other.rect.top)
    for (const [at, one] of lines.entries())
      for (const other of lines.slice(at + 1)) {
        if (other.rect.top >= one.rect.bottom) break
        if (one.parent !== other.parent && isOn(one.rect, other.rect))
          found.push(`on each other: ${one.words.slice(0, 60)} | ${other.words.slice(0, 60)}`)
      }
    return found
  })
