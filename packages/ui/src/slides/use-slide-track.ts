import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { listenForDrags } from './slide-drag.ts'
import { createSlideTrack, type SlideTrack } from './slide-track.ts'
import { useDirection } from './use-direction.ts'

export type Movement = {
  loop: boolean
  /** Duration in milliseconds of an automatic move or one by a drag. */
  speed: number
  /** Whether the slides can be dragged by touch or mouse. */
  drag: boolean
}

/** A non-looping row follows a drag beyond its ends by this part of the distance. */
const beyondTheEnd = 0.3

/**
 * Moves slides that are already in the page, once they are near the viewport; until then, and without scripts, they are a
 * scrolling row. It starts again when the direction of the document changes.
 */
export function useSlideTrack(
  viewport: RefObject<HTMLElement | null>,
  count: number,
  { loop, speed, drag }: Movement,
) {
  const track = useRef<SlideTrack>(null)
  const [live, setLive] = useState(false)
  const [index, setIndex] = useState(0)
  const direction = useDirection()

  function moveTo(position: number, duration: number) {
    if (!track.current) return
    const to = loop ? position : Math.max(0, Math.min(count - 1, position))
    track.current.moveTo(to, duration)
    setIndex(((to % count) + count) % count)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the direction is read from the page by the track
  useEffect(() => {
    const element = viewport.current
    if (!element || count < 2) return

    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        near.disconnect()
        const scrolled = Math.round(Math.abs(element.scrollLeft) / Math.max(1, element.clientWidth))
        track.current = createSlideTrack(element.firstElementChild as HTMLElement, loop)
        track.current.moveTo(scrolled, 0)
        // In this frame: until the others are inert, the row is as high as its highest slide.
        flushSync(() => {
          setIndex(scrolled)
          setLive(true)
        })
        element.scrollLeft = 0
      },
      { rootMargin: '400px' },
    )
    near.observe(element)

    return () => {
      near.disconnect()
      track.current?.reset()
      track.current = null
      setLive(false)
      setIndex(0)
    }
  }, [viewport, count, loop, direction])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the listeners read nothing that changes between these
  useEffect(() => {
    const element = viewport.current
    if (!element || !live || !drag) return
    const over = new AbortController()
    let start = 0
    let position = 0
    listenForDrags(
      element,
      {
        onStart: () => {
          start = track.current?.position() ?? 0
        },
        onMove: (distance) => {
          position = start + distance
          const end = Math.max(0, Math.min(count - 1, position))
          if (!loop) position = end + (position - end) * beyondTheEnd
          track.current?.moveTo(position, 0)
        },
        onEnd: (isFlick) => {
          if (!isFlick) moveTo(Math.round(position), speed)
          else moveTo(position > start ? Math.ceil(position) : Math.floor(position), speed)
        },
      },
      over.signal,
    )
    return () => over.abort()
  }, [viewport, live, drag, count, loop, speed])

  return {
    live,
    index,
    /** Moves by this many slides, backward if negative, in `duration` milliseconds; during a drag from the nearest slide. */
    moveBy: (slides: number, duration: number) =>
      moveTo(Math.round(track.current?.target ?? 0) + slides, duration),
  }
}
