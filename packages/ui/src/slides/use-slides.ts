import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { stepOfKey } from '../keyboard/arrow-keys.ts'
import { useReducedMotion } from '../motion/use-reduced-motion.ts'
import { useAutoplay } from './use-autoplay.ts'
import { type Movement, useSlideTrack } from './use-slide-track.ts'

/** Controls within a slide that the arrow keys belong to. */
const usesArrows = 'input, textarea, select, audio, video, [contenteditable], [role=tablist]'

export type SlidesOptions = Movement & {
  count: number
  /** Milliseconds between automatic moves; 0 disables them. */
  autoplay: number
  /** Holds the automatic moves for now. */
  isHeld?: boolean | undefined
  /** Duration in milliseconds of a move by an arrow, a key or a thumbnail. */
  arrowSpeed: number
}

/** The state of a slider: the current slide, and whether autoplay runs or is paused. */
export function useSlides({ count, autoplay, isHeld = false, arrowSpeed, ...movement }: SlidesOptions) {
  const viewport = useRef<HTMLDivElement>(null)
  const still = useReducedMotion()
  const { live, index, moveBy } = useSlideTrack(viewport, count, {
    ...movement,
    speed: still ? 0 : movement.speed,
  })
  const [wish, setWish] = useState<boolean>()
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const [touched, setTouched] = useState(false)

  // With reduced motion autoplay starts only when the visitor presses play.
  const playing = wish ?? (autoplay > 0 && !still)
  const running = live && playing && !hovered && !focused && !touched && !isHeld

  // The previous slide becomes inert: a focus in it would be lost, and autoplay would resume.
  const focusFollows = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another index is the signal that the slide is there
  useLayoutEffect(() => {
    if (!focusFollows.current) return
    focusFollows.current = false
    const slide = viewport.current?.querySelector<HTMLElement>('.ui-slides__slide:not([inert])')
    slide?.focus({ preventScroll: true })
  }, [index])

  const speed = still ? 0 : arrowSpeed
  const show = (to: number) => moveBy(to - index, speed)

  useAutoplay(running, autoplay || 5000, index, () => {
    if (!movement.loop && index === count - 1) show(0)
    else moveBy(1, still ? 0 : movement.speed)
  })

  return {
    viewport,
    live,
    index,
    playing,
    running,
    isDraggable: movement.drag,
    next: () => moveBy(1, speed),
    previous: () => moveBy(-1, speed),
    show,
    toggle: () => setWish(!playing),
    /** Props of the element around slides and controls: autoplay pauses on hover and focus. */
    hold: {
      onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: (event: FocusEvent) => event.target.matches(':focus-visible') && setFocused(true),
      onBlur: (event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget) && setFocused(false),
      onTouchStart: () => setTouched(true),
      onTouchEnd: () => setTouched(false),
      onTouchCancel: () => setTouched(false),
      onKeyDown: (event: KeyboardEvent) => {
        const step = stepOfKey(event)
        const target = event.target as Element
        if (!live || !step || event.defaultPrevented || target.closest(usesArrows)) return
        event.preventDefault()
        const to = index + step
        if (!movement.loop && (to < 0 || to >= count)) return
        focusFollows.current = !!viewport.current?.contains(target)
        moveBy(step, speed)
      },
    },
  }
}

export type Slides = ReturnType<typeof useSlides>

/** The props of the element around slides that are its own: an app's would be replaced. */
export type OwnProps = keyof Slides['hold']
