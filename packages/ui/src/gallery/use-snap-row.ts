import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useReducedMotion } from '../motion/use-reduced-motion.ts'

type SnapRowOptions = {
  open: boolean
  /** The index of the current picture, and the number of pictures. */
  index: number
  count: number
  onShow: (index: number) => void
}

type SnapRow = {
  ref: RefObject<HTMLDivElement | null>
  /** Shows a picture; before the first is the last, and after the last the first. */
  show: (to: number) => void
  onScroll: () => void
  /** A touch or scroll by the visitor overrides the target. */
  release: () => void
}

/** The row has settled after this many milliseconds without a scroll event. */
const settleMs = 120

/** With its fraction, which counts thousands of times. */
const widthOf = (element: HTMLElement) => element.getBoundingClientRect().width

/**
 * A scroll-snap row of pictures, each as wide as the row: a requested picture is scrolled to, and the picture that the
 * visitor scrolled to becomes the current one.
 */
export function useSnapRow({ open, index, count, onShow }: SnapRowOptions): SnapRow {
  const ref = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The requested picture that has not been reached yet. */
  const target = useRef<number>(undefined)
  const isStill = useReducedMotion()

  function scrollTo(to: number, behavior: ScrollBehavior) {
    const element = ref.current
    if (!element) return
    const onward = getComputedStyle(element).direction === 'rtl' ? -1 : 1
    element.scrollTo({ left: onward * to * widthOf(element), behavior })
  }

  // After the dialog's own effect, which opens it: before, the row has no width.
  // biome-ignore lint/correctness/useExhaustiveDependencies: later pictures are scrolled to when they are requested
  useLayoutEffect(() => {
    if (open) scrollTo(index, 'instant')
    return () => {
      clearTimeout(timer.current)
      // Closed before the row settled: the next opening must not scroll to the picture of this one.
      target.current = undefined
    }
  }, [open])

  return {
    ref,
    show(to) {
      const at = (to + count) % count
      onShow(at)
      target.current = at
      // From the last picture to the first it jumps, without scrolling past all the others.
      scrollTo(at, isStill || Math.abs(at - index) > 1 ? 'instant' : 'smooth')
    },
    onScroll() {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        const element = ref.current
        if (!element || !widthOf(element)) return
        const reached = Math.round(Math.abs(element.scrollLeft) / widthOf(element))
        const requested = target.current ?? reached
        target.current = undefined
        // An unfinished smooth scroll can override a later jump.
        if (requested === reached) onShow(reached)
        else scrollTo(requested, 'instant')
      }, settleMs)
    },
    release() {
      target.current = undefined
    },
  }
}
