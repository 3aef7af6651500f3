'use client'

import { type ComponentPropsWithRef, startTransition, useState } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { useHydrated } from '../hydration/use-hydrated.ts'
import type { SlideLabels } from '../slides/slide-buttons.tsx'
import { SlideControls } from '../slides/slide-controls.tsx'
import { SlideRow } from '../slides/slide-row.tsx'
import { useSlideNames } from '../slides/use-slide-names.ts'
import { type OwnProps, useSlides } from '../slides/use-slides.ts'
import { BannerPicture, type BannerSlide } from './banner-picture.tsx'
import { BannerThumbnails } from './banner-thumbnails.tsx'
import './banner-slider.css'

export type BannerSliderProps = Omit<
  ComponentPropsWithRef<'section'>,
  'children' | OwnProps | 'onPointerOver' | 'onFocusCapture'
> & {
  slides: BannerSlide[]
  labels: SlideLabels & {
    /** The label of the row of thumbnails. */
    thumbnails: string
  }
  /** The aspect ratio that is reserved before and while pictures load. */
  ratio?: '16/9' | '3/2' | '21/9'
  /** `contain` shows the whole picture, for posters with text. */
  fit?: 'cover' | 'contain'
  /** `sizes` of the pictures that have `sources`. */
  sizes?: string
  /** Milliseconds between automatic moves; 0 disables them. */
  autoplay?: number
  /** Holds the automatic moves for now. */
  isHeld?: boolean | undefined
  /** Duration of a move in milliseconds. */
  speed?: number
  drag?: boolean
}

/**
 * A slider with autoplay, arrows and thumbnails. The server renders the first picture only, at its final size; the
 * browser adds the others.
 */
export function BannerSlider({
  slides,
  labels,
  ratio = '16/9',
  fit = 'cover',
  sizes,
  autoplay = 5000,
  isHeld,
  speed = 250,
  drag = true,
  className,
  ...rest
}: BannerSliderProps) {
  const hydrated = useHydrated()
  const names = useSlideNames(labels, slides.length)
  const shown = hydrated ? slides : slides.slice(0, 1)
  const at = useSlides({
    count: shown.length,
    loop: true,
    autoplay,
    isHeld,
    speed,
    arrowSpeed: speed,
    drag,
  })
  // Each picture is loaded while the one before it is shown, and all of them once the pointer is near.
  const [reach, setReach] = useState(2)
  if (at.index + 2 > reach) setReach(at.index + 2)
  // After the next paint: a tap is a pointer that comes near and presses at once.
  const reachAll = () => startTransition(() => setReach(Infinity))
  return (
    <section
      aria-label={labels.region}
      aria-roledescription={labels.role}
      {...rest}
      {...at.hold}
      onPointerOver={reachAll}
      onFocusCapture={reachAll}
      className={classNames('ui-banner-slider', className)}
      data-ratio={ratio}
      data-fit={fit}
    >
      <SlideRow
        slides={shown.map((slide, place) => (
          <BannerPicture
            key={slide.src}
            slide={slide}
            first={place === 0}
            sizes={sizes}
            wanted={place < reach}
          />
        ))}
        names={names}
        labels={labels}
        at={at}
        className="ui-banner-slider__stage"
      />
      {slides.length > 1 && (
        <SlideControls slides={at} autoplay={autoplay} labels={labels} className="ui-banner-slider__controls">
          <BannerThumbnails
            slides={slides}
            loaded={hydrated}
            index={at.index}
            show={at.show}
            label={labels.thumbnails}
            names={names}
          />
        </SlideControls>
      )}
    </section>
  )
}
