import type { ReactNode, RefObject } from 'react'
import { classNames } from '../class-names/class-names.ts'
import type { SlideLabels } from './slide-buttons.tsx'
import './slides.css'

type SlideRowProps = {
  slides: ReactNode[]
  /** Of all slides, including those that are not rendered yet. */
  names: readonly string[]
  labels: SlideLabels
  /** As returned by `useSlides`. */
  at: { viewport: RefObject<HTMLDivElement | null>; live: boolean; running: boolean; index: number }
  className?: string
}

/** The row of slides: all but the current one are inert, and a move by the visitor is announced. */
export function SlideRow({
  slides,
  names,
  labels,
  at: { viewport, live, running, index },
  className,
}: SlideRowProps) {
  return (
    <div ref={viewport} className={classNames('ui-slides', className)}>
      <div className="ui-slides__row" aria-live={live && !running ? 'polite' : 'off'}>
        {slides.map((slide, place) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group of anything, not a form's fieldset
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place
            key={place}
            role="group"
            aria-label={names[place]}
            aria-roledescription={labels.slideRole}
            tabIndex={live ? -1 : undefined}
            className="ui-slides__slide"
            inert={live && place !== index}
          >
            {slide}
          </div>
        ))}
      </div>
    </div>
  )
}
