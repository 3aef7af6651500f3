/** What a finger needs, in CSS pixels along each side. */
const target = 44

const interactive =
  'a[href], button, input, select, textarea, summary, [role=tab], [tabindex="0"][role=button]'

/** A link among the words of a sentence is as high as its line (the exception of WCAG 2.5.8). */
function standsInASentence(element: Element): boolean {
  if (!['inline', 'inline-block'].includes(getComputedStyle(element).display)) return false
  if (!element.matches('a')) return false
  const block = element.closest('p, li, td, th, dd, blockquote, figcaption')
  return block !== null && block.textContent?.trim() !== element.textContent?.trim()
}

/** Whether a press at this point of the window reaches the element, by itself or by its label. */
function reaches(element: HTMLElement, x: number, y: number): boolean {
  const hit = document.elementFromPoint(x, y)
  if (!hit) return false
  const { labels } = element as HTMLInputElement
  return element.contains(hit) || [...(labels ?? [])].some((label) => label.contains(hit))
}

/** How far, from a point that reaches the element, presses still reach it along a line, up to the target. */
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
 * The elements in here that a finger would miss: each with the size, in CSS pixels, of the area around its
 * middle in which a press reaches it.
 */
export function smallTargets(root: ParentNode): string[] {
  return [...root.querySelectorAll<HTMLElement>(interactive)].flatMap((element) => {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert], [hidden]'))
      return []
    // What cannot be pressed has no size to miss.
    if (element.matches(':disabled') || standsInASentence(element)) return []
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    // Behind an open dialog or menu, or a control that lies on it: it is measured in another state.
    if (!reaches(element, x, y)) return []
    const size = [width, height].map((side, across) =>
      side >= target ? side : extent(element, x, y, across as 0 | 1),
    )
    if (size.every((side) => side >= target - 0.5)) return []
    return [`${element.outerHTML.slice(0, 120)} is ${size.map(Math.round).join('×')}`]
  })
}
