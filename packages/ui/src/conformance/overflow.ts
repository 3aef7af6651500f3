/**
 * Elements whose text is cut off by `overflow: hidden` or by the viewport. Text that can be scrolled to, and visually
 * hidden text, is not cut off.
 */
export function cutOff(root: Element): string[] {
  return [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
    const { overflowX, clipPath } = getComputedStyle(element)
    if (!['hidden', 'clip'].includes(overflowX) || clipPath !== 'none') return []
    // Hidden slides are outside of their frame; the browser renders the text in a control.
    if (element.closest('.ui-slides, select')) return []
    const text = document.createRange()
    text.selectNodeContents(element)
    const [inner, outer] = [text.getBoundingClientRect(), element.getBoundingClientRect()]
    if (!element.textContent || (inner.left >= outer.left - 1 && inner.right <= outer.right + 1)) return []
    return [element.outerHTML.slice(0, 120)]
  })
}

/** Spaces letters, words, lines and paragraphs as widely as WCAG 1.4.12 requires. */
export function spaceText(root: HTMLElement): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '.spaced * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } .spaced p { margin-block-end: 2em !important }',
  )
  document.adoptedStyleSheets = [sheet]
  root.classList.add('spaced')
}
