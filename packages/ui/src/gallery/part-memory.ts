import { type GalleryParts, rangeOf } from './parts.ts'

/** In CSS pixels. */
export type PartHeights = {
  /** That of the first part, divided by its pictures: the estimate for what was never rendered. */
  ofPicture: number
  /** Of each part that was rendered. */
  parts: Readonly<Record<number, number>>
}

/** What was measured when the page was left, in a viewport of this width. */
type Measured = PartHeights & { width: number; top: number }

const viewportWidth = () => document.documentElement.clientWidth

/** What was measured when the page was left; undefined after a change of the viewport's width. */
export function recall({ memory }: GalleryParts): Measured | undefined {
  const text = memory.read()
  const measured = text ? (JSON.parse(text) as Measured) : undefined
  return measured?.width === viewportWidth() ? measured : undefined
}

export const remember = ({ memory }: GalleryParts, heights: PartHeights) =>
  memory.write(JSON.stringify({ width: viewportWidth(), top: scrollY, ...heights } satisfies Measured))

/** Adds those of the parts that are rendered now below this element, whose previous sibling is the first part. */
export function measure(
  root: HTMLElement,
  parts: GalleryParts,
  before: PartHeights | undefined,
): PartHeights {
  const heights: Record<number, number> = { ...before?.parts }
  for (const it of root.querySelectorAll<HTMLElement>('[data-part]:not([data-empty])'))
    heights[Number(it.dataset.part)] = it.getBoundingClientRect().height
  const { height = 0 } = root.previousElementSibling?.getBoundingClientRect() ?? {}
  const { from, to } = rangeOf(parts, parts.first)
  return { ofPicture: before?.ofPicture ?? height / (to - from), parts: heights }
}

/** The height of a part: as it was measured, else an estimate. */
export function heightOf({ ofPicture, parts: measured }: PartHeights, parts: GalleryParts, part: number) {
  const { from, to } = rangeOf(parts, part)
  return measured[part] ?? ofPicture * (to - from)
}

/**
 * The scroll position of a reloaded document that is still too short for it: the browser is then at its end. Undefined where
 * the visitor is anywhere else.
 */
export function positionToRestore(measured: Measured | undefined): number | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isAtEnd = scrollY > 0 && scrollY + innerHeight > document.documentElement.scrollHeight - 2
  return isAtEnd && navigation?.type !== 'navigate' ? measured?.top : undefined
}
