import type { ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { SlideButtons, type SlideLabels } from './slide-buttons.tsx'
import type { Slides } from './use-slides.ts'

type SlideControlsProps = {
  slides: Slides
  /** Milliseconds between moves; at 0 there is nothing to pause. */
  autoplay: number
  labels: SlideLabels
  className: string
  /** Beside the buttons: where the slides are. */
  children: ReactNode
}

/** The controls of slides; without scripts, which move them, they are not shown. */
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
