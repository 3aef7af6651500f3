/** The minimum size of a target, in CSS pixels along each side. */
const target = 44

const interactive =
  'a[href], button, input, select, textarea, summary, [role=tab], [tabindex="0"][role=button]'

/** Whether an element is a link in a sentence, which is as high as its line (the exception of WCAG 2.5.8). */
function isInlineLink(element: Element): boolean {
  if (!['inline', 'inline-block'].includes(getComputedStyle(element).display)) return false
  if (!element.matches('a')) return false
  const block = element.closest('p, li, td, th, dd, blockquote, figcaption')
  return block !== null && block.textContent?.trim() !== element.textContent?.trim()
}

/** Whether a press at this point of the viewport hits the element or its label. */
function reaches(element: HTMLElement, x: number, y: number): boolean {
  const hit = document.elementFromPoint(x, y)
  if (!hit) return false
  const { labels } = element as HTMLInputElement
  return element.contains(hit) || [...(labels ?? [])].some((label) => label.contains(hit))
}

/** The length in pixels of the line through a point of the element on which presses hit it. */
function extent(element: HTMLElement, x: number, y: number, across: 0 | 1): number {
  const reached = (step: number) => {
    let far = 0
    while (
      far < target &&
      reaches(element, x + (1 - across) * step * (far + 1), y + across * step * (far + 1))
    )
      far++
    return far
  }
  return reached(1) + reached(-1) + 1
}

/**
 * Elements that are too small to press, each with the size, in CSS pixels, of the area around its middle in which a press
 * hits it.
 */
export function smallTargets(root: ParentNode): string[] {
  return [...root.querySelectorAll<HTMLElement>(interactive)].flatMap((element) => {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert], [hidden]'))
      return []
    // Disabled elements need no minimum size.
    if (element.matches(':disabled') || isInlineLink(element)) return []
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    // It is covered by a dialog, a menu or another control; another story measures it.
    if (!reaches(element, x, y)) return []
    const size = [width, height].map((side, across) =>
      side >= target ? side : extent(element, x, y, across as 0 | 1),
    )
    if (size.every((side) => side >= target - 0.5)) return []
    return [`${element.outerHTML.slice(0, 120)} is ${size.map(Math.round).join('×')}`]
  })
}
