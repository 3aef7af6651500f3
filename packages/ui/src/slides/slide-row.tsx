import type { ReactNode, RefObject } from 'react'
import { classNames } from '../class-names/class-names.ts'
import type { SlideLabels } from './slide-buttons.tsx'
import './slides.css'

type SlideRowProps = {
  slides: ReactNode[]
  /** How many there are, those that are still to come included. */
  count: number
  labels: SlideLabels
  /** As `useSlides` gives them. */
  at: { viewport: RefObject<HTMLDivElement | null>; live: boolean; running: boolean; index: number }
  className?: string
}

/** The slides in a row behind their frame: only the one in the frame can be reached, and a move by hand is read out. */
export function SlideRow({
  slides,
  count,
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
            aria-label={labels.slide(place + 1, count)}
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
