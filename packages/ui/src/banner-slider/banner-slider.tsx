import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { useHydrated } from '../hydration/use-hydrated.ts'
import { SlideButtons, type SlideLabels } from '../slides/slide-buttons.tsx'
import { useSlides } from '../slides/use-slides.ts'
import { BannerPicture, type BannerSlide } from './banner-picture.tsx'
import { BannerThumbnails } from './banner-thumbnails.tsx'
import '../slides/slides.css'
import './banner-slider.css'

export type BannerSliderProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  slides: BannerSlide[]
  labels: SlideLabels & {
    /** Names the row of small pictures. */
    thumbnails: string
  }
  /** The shape that the place keeps before and while pictures load. */
  ratio?: '16/9' | '3/2' | '21/9'
  /** `contain` shows the whole of a picture, for posters with words. */
  fit?: 'cover' | 'contain'
  /** `sizes` of the pictures that have a `srcSet`. */
  sizes?: string
  /** Milliseconds between moves; 0 never moves by itself. */
  autoplay?: number
  /** Milliseconds of a move. */
  speed?: number
  drag?: boolean
  resizeDelay?: number
}

/**
 * Pictures that move by themselves, with arrows and thumbnails below them. The server sends the first picture
 * alone, at its final size; the rest comes in the browser.
 */
export function BannerSlider({
  slides,
  labels,
  ratio = '16/9',
  fit = 'cover',
  sizes,
  autoplay = 5000,
  speed = 250,
  drag = true,
  resizeDelay = 200,
  className,
  ...rest
}: BannerSliderProps) {
  const hydrated = useHydrated()
  const shown = hydrated ? slides : slides.slice(0, 1)
  const { viewport, live, index, playing, running, next, previous, show, toggle, hold } = useSlides({
    count: shown.length,
    loop: true,
    autoplay,
    speed,
    arrowSpeed: speed,
    drag,
    resizeDelay,
  })
  return (
    <section
      aria-label={labels.region}
      {...rest}
      {...hold}
      className={classNames('ui-banner-slider', className)}
      data-ratio={ratio}
      data-fit={fit}
    >
      <div ref={viewport} className="ui-slides ui-banner-slider__stage">
        <div className="ui-slides__row" aria-live={live && !running ? 'polite' : 'off'}>
          {shown.map((slide, at) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group of anything, not a form's fieldset
            <div
              key={slide.src}
              role="group"
              aria-label={labels.slide(at + 1, slides.length)}
              className="ui-slides__slide"
              inert={live && at !== index}
            >
              <BannerPicture slide={slide} first={at === 0} sizes={sizes} />
            </div>
          ))}
        </div>
      </div>
      {slides.length > 1 && (
        <div className="ui-slides__controls ui-banner-slider__controls" data-live={live || undefined}>
          <BannerThumbnails
            slides={slides}
            loaded={hydrated}
            index={index}
            show={show}
            label={labels.thumbnails}
            name={labels.slide}
          />
          <SlideButtons
            labels={labels}
            playing={playing}
            next={next}
            previous={previous}
            toggle={autoplay > 0 ? toggle : undefined}
          />
        </div>
      )}
    </section>
  )
}
