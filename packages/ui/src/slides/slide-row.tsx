import type { ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import type { SlideLabels } from './slide-buttons.tsx'
import type { Slides } from './use-slides.ts'
import './slides.css'

type SlideRowProps = {
  slides: ReactNode[]
  /** Of all slides, including those that are not rendered yet. */
  names: readonly string[]
  labels: SlideLabels
  /** As returned by `useSlides`. */
  at: Pick<Slides, 'viewport' | 'live' | 'running' | 'index' | 'isDraggable'>
  className?: string
}

/** The row of slides: all but the current one are inert, and a move by the visitor is announced. */
export function SlideRow({
  slides,
  names,
  labels,
  at: { viewport, live, running, index, isDraggable },
  className,
}: SlideRowProps) {
  return (
    <div
      ref={viewport}
      className={classNames('ui-slides', className)}
      data-live={live || undefined}
      data-draggable={(live && isDraggable) || undefined}
    >
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
