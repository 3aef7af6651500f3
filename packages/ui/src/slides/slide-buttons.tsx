'use client'

import { IconButton } from '../button/icon-button.tsx'
import { PauseIcon, PlayIcon } from '../icon/media.tsx'
import { ChevronBackIcon, ChevronForwardIcon } from '../icon/navigation.tsx'

export type SlideLabels = {
  /** The label of the region for screen readers. */
  region: string
  /** The role descriptions of the region and of a slide, such as "carousel" and "slide". */
  role: string
  slideRole: string
  next: string
  previous: string
  pause: string
  play: string
  /** "2 of 5". */
  slide: (position: number, count: number) => string
}

type SlideButtonsProps = {
  labels: SlideLabels
  playing: boolean
  next: () => void
  previous: () => void
  /** Without it there is no pause button. */
  toggle?: (() => void) | undefined
}

export function SlideButtons({ labels, playing, next, previous, toggle }: SlideButtonsProps) {
  return (
    <>
      {toggle && (
        <IconButton variant="bare" label={playing ? labels.pause : labels.play} onClick={toggle}>
          {playing ? <PauseIcon /> : <PlayIcon />}
        </IconButton>
      )}
      <IconButton label={labels.previous} onClick={previous}>
        <ChevronBackIcon />
      </IconButton>
      <IconButton label={labels.next} onClick={next}>
        <ChevronForwardIcon />
      </IconButton>
    </>
  )
}
