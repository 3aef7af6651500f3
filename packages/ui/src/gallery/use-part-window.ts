import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { measure, type PartHeights, positionToRestore, recall, remember } from './part-memory.ts'
import type { GalleryParts } from './parts.ts'

/** Parts are rendered this near to the viewport, in its heights. */
const margin = '100%'

type Window = { near: ReadonlySet<number>; heights: PartHeights | undefined }

/**
 * Which parts of an album are near the viewport, and the heights of the others, so that the page is as high as if all were
 * rendered: the scroll bar shows where the visitor is, and a scroll position can be restored.
 */
export function usePartWindow(parts: GalleryParts, request: (part: number) => void) {
  const root = useRef<HTMLDivElement>(null)
  const [{ near, heights }, setWindow] = useState<Window>(() => ({ near: new Set(), heights: recall(parts) }))
  const latest = useRef(heights)
  const top = useRef<number>(undefined)
  const isMeasured = heights !== undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: an album has a key of its own
  useLayoutEffect(() => {
    const element = root.current
    if (!element) return
    const before = recall(parts)
    top.current = positionToRestore(before)
    const first = measure(element, parts, before)
    latest.current = first
    setWindow(({ near }) => ({ near, heights: first }))
    const leave = () => {
      latest.current = measure(element, parts, latest.current)
      remember(parts, latest.current)
    }
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [])

  useLayoutEffect(() => {
    if (!isMeasured) return
    if (top.current !== undefined) scrollTo({ top: top.current, behavior: 'instant' })
    top.current = undefined
  }, [isMeasured])

  // biome-ignore lint/correctness/useExhaustiveDependencies: an album has a key of its own
  useEffect(() => {
    const element = root.current
    if (!isMeasured || !element) return
    function onMove(entries: IntersectionObserverEntry[]) {
      if (!element) return
      latest.current = measure(element, parts, latest.current)
      const moved = entries.map(({ target, isIntersecting }) => ({
        part: Number((target as HTMLElement).dataset.part),
        isNear: isIntersecting,
        hasFocus: target.contains(document.activeElement),
      }))
      for (const { part, isNear } of moved) if (isNear) for (const step of [0, 1, -1]) request(part + step)
      // A part is rendered in slices.
      startTransition(() =>
        setWindow(({ near }) => {
          const after = new Set(near)
          for (const { part, isNear, hasFocus } of moved)
            if (isNear) after.add(part)
            else if (!hasFocus) after.delete(part)
          return { near: after, heights: latest.current }
        }),
      )
    }
    const observer = new IntersectionObserver(onMove, { rootMargin: `${margin} 0px` })
    for (const it of element.children) observer.observe(it)
    return () => observer.disconnect()
  }, [isMeasured, request])

  return { root, near, heights }
}
