import type { ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { SlideButtons, type SlideLabels } from './slide-buttons.tsx'
import type { Slides } from './use-slides.ts'

type SlideControlsProps = {
  slides: Slides
  /** Milliseconds between automatic moves; at 0 there is no pause button. */
  autoplay: number
  labels: SlideLabels
  className: string
  /** Beside the buttons: the position, such as thumbnails. */
  children: ReactNode
}

/** The controls of slides; hidden without scripts. */
export const SlideControls = ({ slides, autoplay, labels, className, children }: SlideControlsProps) => (
  <div className={classNames('ui-slides__controls', className)} data-live={slides.live || undefined}>
    {children}
    <SlideButtons
      labels={labels}
      playing={slides.playing}
      next={slides.next}
      previous={slides.previous}
      toggle={autoplay > 0 ? slides.toggle : undefined}
    />
  </div>
)
