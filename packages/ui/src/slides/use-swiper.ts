import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Swiper } from 'swiper'
import { useDirection } from './use-direction.ts'

export type Movement = {
  loop: boolean
  /** Duration in milliseconds of an automatic move or one by a swipe. */
  speed: number
  /** Whether the slides can be dragged by touch or mouse. */
  drag: boolean
  /** Milliseconds without a resize event before the layout is measured again. */
  resizeDelay: number
}

/** Swiper orders the slides of a loop by their numbers when it ends. One that was added meanwhile has none. */
function numberNewSlides(element: HTMLElement) {
  for (const [at, slide] of element.querySelectorAll<HTMLElement>('.ui-slides__slide').entries())
    slide.dataset.swiperSlideIndex ??= String(at)
}

/**
 * Initialises Swiper on slides that are already in the page. It is loaded when they are near the viewport; until then,
 * and without scripts, they are a scrolling row. Swiper reads the direction once, so it is initialised again when the
 * direction of the document changes.
 */
export function useSwiper(
  viewport: RefObject<HTMLElement | null>,
  count: number,
  { loop, speed, drag, resizeDelay }: Movement,
) {
  const swiper = useRef<Swiper | null>(null)
  const [live, setLive] = useState(false)
  const [index, setIndex] = useState(0)
  const direction = useDirection()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the direction is read from the page by Swiper
  useEffect(() => {
    const element = viewport.current
    if (!element || count < 2) return
    let over = false
    let timer: ReturnType<typeof setTimeout>

    async function start(element: HTMLElement) {
      const { Swiper } = (await import('swiper').catch(() => undefined)) ?? {}
      // If Swiper cannot be loaded, the slides stay a scrolling row.
      if (over || !Swiper) return
      const scrolled = Math.round(Math.abs(element.scrollLeft) / Math.max(1, element.clientWidth))
      element.scrollLeft = 0
      element.dataset.live = ''
      swiper.current = new Swiper(element, {
        wrapperClass: 'ui-slides__row',
        slideClass: 'ui-slides__slide',
        initialSlide: scrolled,
        loop,
        // Otherwise a press on an arrow is lost while the previous move still runs.
        loopPreventsSliding: false,
        speed,
        allowTouchMove: drag,
        resizeObserver: false,
        updateOnWindowResize: false,
        on: {
          realIndexChange: (moved) => setIndex(moved.realIndex),
        },
      })
      // In this frame: until the others are inert, the row is as high as its highest slide.
      flushSync(() => {
        setIndex(scrolled)
        setLive(true)
      })
    }

    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        near.disconnect()
        void start(element)
      },
      { rootMargin: '400px' },
    )
    near.observe(element)

    const resized = new ResizeObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(() => swiper.current?.update(), resizeDelay)
    })
    resized.observe(element)

    return () => {
      over = true
      clearTimeout(timer)
      near.disconnect()
      resized.disconnect()
      if (swiper.current && loop) numberNewSlides(element)
      swiper.current?.destroy(true, true)
      swiper.current = null
      delete element.dataset.live
      setLive(false)
      setIndex(0)
    }
  }, [viewport, count, loop, speed, drag, resizeDelay, direction])

  return { swiper, live, index }
}
