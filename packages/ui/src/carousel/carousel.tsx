'use client'

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import type { SlideLabels } from '../slides/slide-buttons.tsx'
import { SlideControls } from '../slides/slide-controls.tsx'
import { SlideRow } from '../slides/slide-row.tsx'
import { useSlideNames } from '../slides/use-slide-names.ts'
import { type OwnProps, useSlides } from '../slides/use-slides.ts'
import './carousel.css'

export type CarouselProps = Omit<ComponentPropsWithRef<'section'>, 'children' | OwnProps> & {
  slides: ReactNode[]
  labels: SlideLabels
  loop?: boolean
  arrows?: boolean
  /** Milliseconds between automatic moves; 0 disables them, and so does `arrows={false}`: the pause button is beside the arrows. */
  autoplay?: number
  /** Duration in milliseconds of an automatic move or one by a swipe. */
  speed?: number
  /** Duration in milliseconds of a move by an arrow or a key; default `speed`. */
  arrowSpeed?: number
  drag?: boolean
}

/**
 * One slide at a time, without dots. A carousel without autoplay is as high as the current slide; with autoplay it is as
 * high as the highest slide, so that nothing below it shifts. Without scripts it is a scrolling row.
 */
export function Carousel({
  slides,
  labels,
  loop = true,
  arrows = true,
  autoplay: requestedAutoplay = 5000,
  speed = 250,
  arrowSpeed = speed,
  drag = true,
  className,
  ...rest
}: CarouselProps) {
  const count = slides.length
  const names = useSlideNames(labels, count)
  const autoplay = arrows ? requestedAutoplay : 0
  const at = useSlides({
    count,
    loop,
    autoplay,
    speed,
    arrowSpeed,
    drag,
  })
  return (
    <section
      aria-label={labels.region}
      aria-roledescription={labels.role}
      {...rest}
      {...at.hold}
      className={classNames('ui-carousel', className)}
      data-follows={autoplay === 0 || undefined}
    >
      {arrows && count > 1 && (
        <SlideControls slides={at} autoplay={autoplay} labels={labels} className="ui-carousel__controls">
          <span className="ui-carousel__position" aria-hidden="true">
            {names[at.index]}
          </span>
        </SlideControls>
      )}
      <SlideRow slides={slides} names={names} labels={labels} at={at} />
    </section>
  )
}
