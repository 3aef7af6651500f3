/**
 * The elements in here whose words are cut off: by an edge that hides what passes it, or by the window's own.
 * What scrolls, and what only screen readers find, is not cut off.
 */
export function cutOff(root: Element): string[] {
  return [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
    const { overflowX, clipPath } = getComputedStyle(element)
    if (!['hidden', 'clip'].includes(overflowX) || clipPath !== 'none') return []
    // Slides wait outside their frame; what is in a control is the browser's to show.
    if (element.closest('.ui-slides, select')) return []
    const words = document.createRange()
    words.selectNodeContents(element)
    const [inner, outer] = [words.getBoundingClientRect(), element.getBoundingClientRect()]
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
